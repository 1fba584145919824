import { expect, test } from 'vitest';
import { networkOf, wideNetworkOf } from './network-of.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['', ''],
  ['not an address', 'not an address'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['203.0.113.254', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2ab:aaaa:bbbb:cccc:dddd', '2001:db8:1:200::/56'],
  ['2001:db8:1:2ff::1', '2001:db8:1:200::/56'],
  ['2001:db8:1:300::1', '2001:db8:1:300::/56'],
  ['not an address', 'not an address'],
])('assigns %s to the network %s', (address, network) => {
  expect(wideNetworkOf(address)).toBe(network);
});
