import { isIPv4, isIPv6 } from 'node:net';

/**
 * Returns the network that attempts from an IP address are counted for: the /64 of an IPv6
 * address, because one customer has all of its addresses; an IPv4 address unchanged.
 */
export function networkOf(address: string): string {
  const groups = groupsOf(address);
  return typeof groups === 'string' ? groups : `${written(groups.slice(0, 4))}::/64`;
}

/**
 * Returns the network that a customer can rent as a whole: the /24 of an IPv4 address, the /56 of
 * an IPv6 address.
 */
export function wideNetworkOf(address: string): string {
  const groups = groupsOf(address);
  if (typeof groups !== 'string') {
    const [a = 0, b = 0, c = 0, d = 0] = groups;
    return `${written([a, b, c, d & 0xff00])}::/56`;
  }
  return isIPv4(groups) ? `${groups.slice(0, groups.lastIndexOf('.'))}.0/24` : groups;
}

const written = (groups: readonly number[]) => groups.map((group) => group.toString(16)).join(':');

/**
 * Returns the eight groups of an IPv6 address. Other addresses, including IPv4 mapped into IPv6,
 * are returned unchanged.
 */
function groupsOf(address: string): number[] | string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  if (plain.includes('.')) return plain.slice(plain.lastIndexOf(':') + 1);
  const [head = '', tail] = plain.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  return [...front, ...Array<string>(zeros).fill('0'), ...back].map((group) => Number.parseInt(group, 16));
}
