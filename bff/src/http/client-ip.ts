import type { TrustedProxies } from '../trusted-proxies.ts';

/** What a Koa context says of where a request comes from. */
interface Origin {
  req: { socket: { remoteAddress?: string | undefined } };
  get(header: string): string;
}

/**
 * The client's address. A forwarded header is believed only from a configured proxy, and then its last hop that is none:
 * everything before it was written by the client.
 */
export function clientIp(ctx: Origin, trusted: TrustedProxies): string {
  const peer = plain(ctx.req.socket.remoteAddress ?? '');
  if (!trusted.has(peer)) return peer;
  const hops = ctx
    .get('X-Forwarded-For')
    .split(',')
    .map((hop) => plain(withoutPort(hop.trim())))
    .filter(Boolean);
  // A client that lives in a trusted network itself is the first of them.
  return hops.findLast((hop) => !trusted.has(hop)) ?? hops[0] ?? peer;
}

/** An IPv4 address mapped into IPv6, as a socket of both kinds reports it. */
const plain = (address: string): string => address.replace(/^::ffff:(?=[\d.]+$)/i, '');

/**
 * Some proxies write the port along (`198.51.100.7:51034`, `[2001:db8::7]:51034`). It changes with every connection, and would make every
 * client a new one to the limits.
 */
const withoutPort = (hop: string): string =>
  hop.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
