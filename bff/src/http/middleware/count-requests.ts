import type Koa from 'koa';
import type { Metrics } from '../../metrics.ts';

/** A few names, whatever is requested: an address of a client's own making must not become a label. */
const entries = [
  ['trpc', /^\/trpc\//],
  ['webhook', /^\/api\/stripe\/webhook\/?$/],
  ['rest', /^\/api\//],
  ['mcp', /^\/mcp$/],
  ['widget', /^\/(?:widget|registration_embedded)(?:\/|$)/],
  ['operation', /^\/(?:health|metrics|dev)(?:\/|$)/],
] as const;

const entryOf = (path: string) => entries.find(([, pattern]) => pattern.test(path))?.[0] ?? 'pages';

/** Counts every request when its answer has left, or its client. */
export const countRequests =
  (metrics: Metrics): Koa.Middleware =>
  (ctx, next) => {
    const since = performance.now();
    ctx.res.once('close', () => {
      // What a proxy writes of a client that did not wait for its answer.
      const status = ctx.res.writableFinished ? ctx.res.statusCode : 499;
      metrics.countRequest(entryOf(ctx.path), status, (performance.now() - since) / 1000);
    });
    return next();
  };
