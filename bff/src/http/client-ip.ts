import type Koa from 'koa';

/**
 * The client's address. A forwarded header is believed only from a configured proxy, and then its last hop: everything
 * before it was written by the client.
 */
export function clientIp(ctx: Koa.Context, trustedProxies: readonly string[]): string {
  const peer = (ctx.req.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  if (!trustedProxies.includes(peer)) return peer;
  const hops = ctx
    .get('X-Forwarded-For')
    .split(',')
    .map((hop) => hop.trim());
  return hops.findLast((hop) => hop !== '' && !trustedProxies.includes(hop)) ?? peer;
}
