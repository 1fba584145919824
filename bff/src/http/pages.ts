import { join } from 'node:path';
import type Koa from 'koa';
import type { Config } from '../config.ts';
import { answerWith } from './built-file.ts';
import { pageReader } from './built-page.ts';
import { contentPolicy } from './content-policy.ts';
import { hasSecret } from './middleware/security-headers.ts';
import { sendFile } from './send-file.ts';

/**
 * Serves the web app. Hashed assets are cached for a year. Other paths get the HTML page, so that
 * deep links and reloads work. Unknown files under /assets get a 404, because a stale chunk must
 * fail to be recovered.
 */
export function pages(config: Config): Koa.Middleware {
  const dist = config.WEB_DIST;
  const read = pageReader();
  const policy = contentPolicy(config);
  return async (ctx, next) => {
    if (!dist || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    if (/^\/(?:api|trpc|health|metrics|dev|\.well-known)(?:\/|$)/.test(ctx.path)) return next();
    if (/\.[\w]+$/.test(ctx.path) && ctx.path !== '/index.html') {
      const immutable = ctx.path.startsWith('/assets/');
      const maxage = immutable ? 31_536_000_000 : 0;
      const isSent = await sendFile(ctx, ctx.path, {
        root: dist,
        brotli: true,
        gzip: true,
        maxage,
        immutable,
      });
      return isSent ? undefined : next();
    }
    const page = read(join(dist, 'index.html'));
    if (!page) return next();
    ctx.set('Content-Security-Policy', policy(page.inline));
    ctx.type = 'text/html; charset=utf-8';
    answerWith(ctx, page, hasSecret(ctx) ? 'no-store' : 'no-cache');
  };
}
