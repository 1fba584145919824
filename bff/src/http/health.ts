import type Koa from 'koa';
import type { Deps } from '../deps.ts';
import { askReadiness } from './readiness.ts';

/** Serves `/health/live`, `/health/ready`, and `/metrics` on loopback only. */
export function health(deps: Deps): Koa.Middleware {
  const readiness = askReadiness(deps);
  return async (ctx, next) => {
    if (ctx.path === '/health/live') {
      ctx.body = { live: true };
    } else if (ctx.path === '/health/ready') {
      ctx.body = await readiness();
      ctx.status = ctx.body.ready ? 200 : 503;
    } else if (ctx.path === '/metrics' && isOfThisMachine(ctx)) {
      ctx.type = deps.metrics.contentType;
      ctx.body = await deps.metrics.text();
    } else {
      return next();
    }
    ctx.set('Cache-Control', 'no-store');
  };
}

const passedOn = [
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-real-ip',
  'forwarded',
  'via',
];
/**
 * Whether the request was sent on this machine. A proxy on the same machine also connects from
 * loopback, and is recognised by its headers.
 */
const isOfThisMachine = ({ req, headers }: Koa.Context) =>
  isLoopback(req.socket.remoteAddress) && !passedOn.some((name) => name in headers);

const isLoopback = (address: string | undefined) =>
  address !== undefined && /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
