import type Koa from 'koa';
import type { Metrics } from '../../metrics.ts';

/**
 * Labels of requests. The set is fixed, because a path chosen by a client must not become a label.
 */
const entries = [
  ['trpc', /^\/trpc\//],
  ['webhook', /^\/api\/stripe\/webhook\/?$/],
  ['rest', /^\/api\//],
  ['mcp', /^\/mcp$/],
  ['widget', /^\/(?:widget|registration_embedded)(?:\/|$)/],
  ['operation', /^\/(?:health|metrics|dev)(?:\/|$)/],
] as const;

const entryOf = (path: string) => entries.find(([, pattern]) => pattern.test(path))?.[0] ?? 'pages';

/** Counts every request when its response is sent or its client disconnects. */
export const countRequests =
  (metrics: Metrics): Koa.Middleware =>
  (ctx, next) => {
    const since = performance.now();
    ctx.res.once('close', () => {
      // Status that proxies log if the client disconnects before the response.
      const status = ctx.res.writableFinished ? ctx.res.statusCode : 499;
      metrics.countRequest(entryOf(ctx.path), status, (performance.now() - since) / 1000);
    });
    return next();
  };
