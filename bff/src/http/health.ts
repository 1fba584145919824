import type Koa from 'koa';
import type { Deps } from '../deps.ts';
import { ping } from '../models/ping.ts';

const answersWithin = async (ms: number, probe: Promise<unknown>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), ms)));
  const result = await Promise.race([
    probe.then(
      () => true,
      () => false,
    ),
    late,
  ]);
  clearTimeout(timer);
  return result;
};

/**
 * `/health/live`, `/health/ready` (database and search both answer), `/metrics` on loopback only. A shard without a leader is
 * named and leaves a server ready: its replicas go on answering, and no other server would be better off.
 */
export function health(deps: Deps): Koa.Middleware {
  return async (ctx, next) => {
    if (ctx.path === '/health/live') {
      ctx.body = { live: true };
    } else if (ctx.path === '/health/ready') {
      const [database, search, without_leader] = await Promise.all([
        answersWithin(1500, ping(deps.db, deps.statements)),
        answersWithin(1500, deps.engine.check()),
        deps.engine.shardsWithoutLeader(),
      ]);
      ctx.status = database && search ? 200 : 503;
      ctx.body = {
        ready: database && search,
        parts: { database, search },
        ...(without_leader && { shards: { without_leader } }),
      };
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
/** A proxy on the same machine calls from loopback as well, for anybody, and says so in one of its headers. */
const isOfThisMachine = ({ req, headers }: Koa.Context) =>
  isLoopback(req.socket.remoteAddress) && !passedOn.some((name) => name in headers);

const isLoopback = (address: string | undefined) =>
  address !== undefined && /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
