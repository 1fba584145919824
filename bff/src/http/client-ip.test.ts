import { expect, test } from 'vitest';
import { readProxies } from '../trusted-proxies.ts';
import { clientIp } from './client-ip.ts';

const seen = (remoteAddress: string, forwarded: string, trusted: string) =>
  clientIp({ req: { socket: { remoteAddress } }, get: () => forwarded }, readProxies(trusted).proxies);

test.each([
  { peer: '10.42.7.9', forwarded: '198.51.100.7' },
  { peer: '::ffff:10.42.7.9', forwarded: '198.51.100.7' },
  { peer: '10.42.7.9', forwarded: '203.0.113.1, 198.51.100.7, 10.42.0.3' },
  { peer: '10.42.7.9', forwarded: ' ::ffff:198.51.100.7 ,' },
])('returns the last hop outside the trusted network behind its proxy: $peer, $forwarded', (hops) => {
  expect(seen(hops.peer, hops.forwarded, '10.42.0.0/16')).toBe('198.51.100.7');
});

test('returns a client inside the trusted network instead of the proxy', () => {
  expect(seen('10.42.7.9', '10.42.200.1, 10.42.0.3', '10.42.0.0/16')).toBe('10.42.200.1');
});

test('ignores the header of an untrusted peer', () => {
  expect(seen('203.0.113.1', '198.51.100.7', '10.42.0.0/16')).toBe('203.0.113.1');
  expect(seen('10.42.7.9', '198.51.100.7', '')).toBe('10.42.7.9');
});

test('returns the proxy if it names no client', () => {
  expect(seen('10.42.7.9', '', '10.42.0.0/16')).toBe('10.42.7.9');
});

test.each([
  ['198.51.100.7:51034', '198.51.100.7'],
  ['203.0.113.1:4711, 198.51.100.7:51034, 10.42.0.3:443', '198.51.100.7'],
  ['[2001:db8::7]:51034', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['[::ffff:198.51.100.7]:51034', '198.51.100.7'],
  ['2001:db8::7', '2001:db8::7'],
])('ignores the port that a proxy adds: %s', (forwarded, client) => {
  expect(seen('10.42.7.9', forwarded, '10.42.0.0/16')).toBe(client);
});
