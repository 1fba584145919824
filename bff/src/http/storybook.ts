import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type Koa from 'koa';
import { AppError } from '../errors.ts';
import { answerWith } from './built-file.ts';
import { type BuiltPage, pageReader } from './built-page.ts';
import { sendFile } from './send-file.ts';

/**
 * Builds the policy for Storybook's pages. Storybook writes its settings into inline scripts,
 * which are allowed by hash. The frame of the stories adds styles at run time.
 */
function policyOf({ inline }: BuiltPage): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${inline.scripts.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // Storybook shows the stories in a frame of its page.
    "frame-ancestors 'self'",
  ].join('; ');
}

const isPage = /^\/(?:(?:index|iframe)\.html)?$/;

/**
 * Serves the static build of the components at `/storybook`. The build may finish after the
 * server's start.
 */
export function storybook(dist: string | undefined): Koa.Middleware {
  const read = pageReader();
  return async (ctx, next) => {
    const ours = /^\/storybook(\/.*)?$/.exec(ctx.path);
    if (!dist || !ours || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    if (!existsSync(join(dist, 'index.html'))) {
      ctx.status = 404;
      ctx.set('Refresh', '5');
      ctx.body =
        'Storybook is not built yet. npm start builds it last; this page asks again every five seconds.\n';
      return;
    }
    const [, path] = ours;
    // Storybook's URLs are relative to a folder.
    if (path === undefined) return ctx.redirect(`/storybook/${ctx.search}`);
    const page = isPage.test(path) ? read(join(dist, path === '/' ? 'index.html' : path)) : undefined;
    if (page) {
      ctx.set('Content-Security-Policy', policyOf(page));
      ctx.set('X-Frame-Options', 'SAMEORIGIN');
      ctx.type = 'text/html; charset=utf-8';
      return answerWith(ctx, page, 'no-cache');
    }
    const immutable = path.startsWith('/assets/');
    const options = { root: dist, maxage: immutable ? 31_536_000_000 : 0, immutable };
    if (!(await sendFile(ctx, path, options))) throw new AppError('file_not_found');
  };
}
