import type Koa from 'koa';
import { readQuery } from '@massima/contract/format/query-names';
import type { Deps } from '../deps.ts';
import { embedOrigins } from '../features/signup/index.ts';
import { answerWith } from './built-file.ts';
import { embeddedFiles } from './embedded-files.ts';

/**
 * Serves partners' pages: the widget's loader, and the signup form that only permitted pages may
 * frame. See widget/README.md for the rules.
 */
export function embedded(deps: Deps): Koa.Middleware {
  const files = embeddedFiles(deps.config);
  const self = new URL(deps.config.PUBLIC_URL).origin;
  return async (ctx, next) => {
    if (!files || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    if (ctx.path === '/widget/loader.js') {
      ctx.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' });
      ctx.type = 'text/javascript; charset=utf-8';
      return answerWith(ctx, files.loader, 'public, max-age=3600');
    }
    if (ctx.path.replace(/\/$/, '') !== '/registration_embedded') return next();

    const query = readQuery(ctx.querystring);
    const read = (name: string) => query.get(name) ?? '';
    const allowed = await embedOrigins(deps.db, read('price_type') || 'regular', read('origin'));
    const isFrame = ctx.get('Sec-Fetch-Dest') === 'iframe';
    const claimed = originOf(read('parent')) ?? (isFrame ? originOf(ctx.get('Referer')) : null);
    const isRefused = (isFrame || claimed !== null) && claimed !== self && !allowed.includes(claimed ?? '');
    const pages = files.pages[read('locale').startsWith('en') ? 'en' : 'it'];
    const page = isRefused ? pages.refused : pages.frame;
    const ancestors = isRefused ? '*' : ["'self'", ...allowed].join(' ');

    ctx.status = isRefused ? 403 : 200;
    ctx.remove('X-Frame-Options');
    ctx.remove('Cross-Origin-Opener-Policy');
    ctx.set({
      'Content-Security-Policy': `${page.policy}; frame-ancestors ${ancestors}`,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Referrer-Policy': 'strict-origin',
    });
    ctx.vary('Sec-Fetch-Dest, Referer');
    ctx.type = 'text/html; charset=utf-8';
    answerWith(ctx, page, 'no-cache');
  };
}

/**
 * Returns the origin of an http or https URL, or null. A query string must not add other sources
 * to a policy.
 */
function originOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, origin } = new URL(url);
  return protocol === 'http:' || protocol === 'https:' ? origin : null;
}
