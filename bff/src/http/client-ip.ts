import type { TrustedProxies } from '../trusted-proxies.ts';

/** Part of a Koa context that identifies the sender of a request. */
interface Origin {
  req: { socket: { remoteAddress?: string | undefined } };
  get(header: string): string;
}

/**
 * Returns the client's address. A forwarded header is trusted only from a configured proxy. The
 * last hop that is not a proxy is used, because the client controls everything before it.
 */
export function clientIp(ctx: Origin, trusted: TrustedProxies): string {
  const peer = plain(ctx.req.socket.remoteAddress ?? '');
  if (!trusted.has(peer)) return peer;
  const hops = ctx
    .get('X-Forwarded-For')
    .split(',')
    .map((hop) => plain(withoutPort(hop.trim())))
    .filter(Boolean);
  // If all hops are trusted, the client itself is in a trusted network and is the first hop.
  return hops.findLast((hop) => !trusted.has(hop)) ?? hops[0] ?? peer;
}

/** Unmaps an IPv4 address mapped into IPv6, as a dual-stack socket reports it. */
const plain = (address: string): string => address.replace(/^::ffff:(?=[\d.]+$)/i, '');

/**
 * Removes the port that some proxies add (`198.51.100.7:51034`, `[2001:db8::7]:51034`). It changes
 * with every connection, so that rate limits would see a new client each time.
 */
const withoutPort = (hop: string): string =>
  hop.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
