import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type Koa from 'koa';
import { AppError } from '../errors.ts';
import { sendFile } from './send-file.ts';

// eslint-disable-next-line massima/linear-regex -- it reads the pages of our own build, once
const inlineScript = /<script(?<attributes>[^>]*)>(?<text>[^]*?)<\/script>/g;

/** Storybook writes its settings into scripts of its two pages: these, by their hashes, and none besides. */
function policyOf(html: string): string {
  const hashes = [...html.matchAll(inlineScript)]
    .filter(({ groups }) => !/\ssrc=/.test(groups?.['attributes'] ?? ''))
    .map(
      ({ groups }) =>
        `'sha256-${createHash('sha256')
          .update(groups?.['text'] ?? '')
          .digest('base64')}'`,
    );
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // Its stories stand in a frame of its own page.
    "frame-ancestors 'self'",
  ].join('; ');
}

/** A page's policy, computed again when a new build has replaced it. */
function policies() {
  const known = new Map<string, { mtimeMs: number; policy: string }>();
  return (file: string): string => {
    const { mtimeMs } = statSync(file);
    const before = known.get(file);
    if (before?.mtimeMs === mtimeMs) return before.policy;
    const policy = policyOf(readFileSync(file, 'utf8'));
    known.set(file, { mtimeMs, policy });
    return policy;
  };
}

/** `/storybook`: the static build of the components, for whoever designs them. It may come later than the server. */
export function storybook(dist: string | undefined): Koa.Middleware {
  const policyOfPage = policies();
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
    // Its addresses are relative to a folder.
    if (path === undefined) return ctx.redirect(`/storybook/${ctx.search}`);
    const page =
      path === '/' || path === '/index.html' ? 'index.html' : path === '/iframe.html' ? 'iframe.html' : null;
    if (page) {
      ctx.set('Content-Security-Policy', policyOfPage(join(dist, page)));
      ctx.set('X-Frame-Options', 'SAMEORIGIN');
    }
    const immutable = path.startsWith('/assets/');
    const options = { root: dist, maxage: immutable ? 31_536_000_000 : 0, immutable };
    if (!(await sendFile(ctx, page ?? path, options))) throw new AppError('file_not_found');
  };
}
