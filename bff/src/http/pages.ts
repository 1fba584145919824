import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type Koa from 'koa';
import { sendFile } from './send-file.ts';

/**
 * The web app: hashed assets for a year, everything else the one HTML page, so that deep links and reloads work.
 * Unknown files under /assets are a 404, never the page: a stale chunk must fail loudly to be recovered.
 */
export function pages(dist: string | undefined): Koa.Middleware {
  const built = dist !== undefined && existsSync(join(dist, 'index.html'));
  return async (ctx, next) => {
    if (!built || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    if (/^\/(?:api|trpc|health|metrics|dev)(?:\/|$)/.test(ctx.path)) return next();
    const isFile = /\.[\w]+$/.test(ctx.path);
    const immutable = ctx.path.startsWith('/assets/');
    const isSent = await sendFile(ctx, isFile ? ctx.path : '/index.html', {
      root: dist,
      brotli: true,
      gzip: true,
      maxage: immutable ? 31_536_000_000 : 0,
      immutable,
    });
    if (!isSent) return next();
  };
}
