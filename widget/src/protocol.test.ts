import { describe, expect, it } from 'vitest';
import { hello, portOfHello } from './protocol.ts';

const parent = { name: 'the page around us' };
const port = { name: 'port' } as unknown as MessagePort;
const event = (over: object) =>
  ({
    origin: 'https://partner.example',
    source: parent,
    data: hello,
    ports: [port],
    ...over,
  }) as unknown as MessageEvent;

describe('portOfHello', () => {
  it('accepts the port from the expected window and origin', () => {
    expect(portOfHello(event({}), parent, 'https://partner.example')).toBe(port);
  });

  it.each([
    ['another origin', { origin: 'https://partner.example.evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['another window', { source: { name: 'a sibling frame' } }],
    ['no window', { source: null }],
    ['another version', { data: 'massima:2' }],
    ['an object that looks like it', { data: new String(hello) }],
    ['no port', { ports: [] }],
  ])('refuses %s', (_, over) => {
    expect(portOfHello(event(over), parent, 'https://partner.example')).toBeUndefined();
  });

  it('accepts no message if no origin was announced', () => {
    expect(portOfHello(event({}), parent, '')).toBeUndefined();
  });
});
