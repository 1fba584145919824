import { isIPv4, isIPv6 } from 'node:net';

/**
 * Whom an address represents when attempts are counted. One IPv6 customer has a /64 of addresses to choose from, so all of
 * them count as one; an IPv4 address is one already.
 */
export function networkOf(address: string): string {
  const groups = groupsOf(address);
  return typeof groups === 'string' ? groups : `${written(groups.slice(0, 4))}::/64`;
}

/** The network of which a customer rents whole ranges: a /24, or of IPv6 a /56. */
export function wideNetworkOf(address: string): string {
  const groups = groupsOf(address);
  if (typeof groups !== 'string') {
    const [a = 0, b = 0, c = 0, d = 0] = groups;
    return `${written([a, b, c, d & 0xff00])}::/56`;
  }
  return isIPv4(groups) ? `${groups.slice(0, groups.lastIndexOf('.'))}.0/24` : groups;
}

const written = (groups: readonly number[]) => groups.map((group) => group.toString(16)).join(':');

/** The eight groups of an IPv6 address; anything else unchanged, an IPv4 address that is mapped into IPv6 included. */
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
