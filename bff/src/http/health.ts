import type Koa from 'koa';
import type { Deps } from '../deps.ts';
import { statement } from '../models/statement-pool.ts';

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

/** `/health/live`, `/health/ready` (database and search both answer), `/metrics` on loopback only. */
export function health(deps: Deps): Koa.Middleware {
  return async (ctx, next) => {
    if (ctx.path === '/health/live') {
      ctx.body = { live: true };
    } else if (ctx.path === '/health/ready') {
      // Through the connections that the requests themselves wait for: others would say what nobody asked.
      const [reads, searches, search] = await Promise.all([
        answersWithin(1500, deps.db.raw('SELECT 1')),
        answersWithin(1500, deps.statements.run({ one: statement('SELECT 1') })),
        answersWithin(1500, deps.engine.check()),
      ]);
      const database = reads && searches;
      ctx.status = database && search ? 200 : 503;
      ctx.body = { ready: database && search, parts: { database, search } };
    } else if (ctx.path === '/metrics' && isLoopback(ctx.req.socket.remoteAddress)) {
      ctx.type = deps.metrics.contentType;
      ctx.body = await deps.metrics.text();
    } else {
      return next();
    }
    ctx.set('Cache-Control', 'no-store');
  };
}

const isLoopback = (address: string | undefined) =>
  address !== undefined && /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
