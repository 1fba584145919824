import { BlockList, isIP } from 'node:net';

export interface TrustedProxies {
  has(address: string): boolean;
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Parses comma-separated addresses and networks (`10.42.0.0/16`). Invalid entries are returned as
 * problems, because all clients of an unrecognised proxy would count as one client.
 */
export function readProxies(text: string): { proxies: TrustedProxies; problems: string[] } {
  const list = new BlockList();
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const problems = entries
    .filter((entry) => !add(list, entry))
    .map((entry) => `"${entry}" is neither an address nor a network such as 10.42.0.0/16`);
  const has = (address: string) => isIP(address) !== 0 && list.check(address, familyOf(address));
  return { proxies: { has }, problems };
}

function add(list: BlockList, entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/');
  const longest = isIP(address) === 6 ? 128 : 32;
  // `isIP` accepts a zone (`fe80::1%eth0`), but `BlockList` rejects it.
  if (isIP(address) === 0 || address.includes('%') || more.length > 0) return false;
  if (bits === undefined) list.addAddress(address, familyOf(address));
  else if (/^\d{1,3}$/.test(bits) && Number(bits) <= longest)
    list.addSubnet(address, Number(bits), familyOf(address));
  else return false;
  return true;
}
