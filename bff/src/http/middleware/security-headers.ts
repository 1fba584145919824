import type Koa from 'koa';
import type { Config } from '../../config.ts';
import { contentPolicy } from '../content-policy.ts';

/**
 * Paths of pages that contain the secret of a link. Operations declare theirs (`secretAddress`).
 */
const withSecret = /^\/(?:shares|users|feeds|alerts\/stop|partners\/signups)\//i;

export const hasSecret = ({ path }: Koa.Context): boolean => withSecret.test(path);

/** Sets the headers of a response whose URL contains a secret, including error responses. */
export function hideAddress(ctx: Koa.Context): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('X-Robots-Tag', 'noindex');
}

/**
 * Sets the headers of every response. Only the signup form may be framed; it sets its own
 * frame-ancestors. The app's page sets a policy for its inline elements (`pages.ts`).
 */
export function securityHeaders(config: Config): Koa.Middleware {
  const policy = contentPolicy(config)();
  const secure = new URL(config.PUBLIC_URL).protocol === 'https:';

  return async (ctx, next) => {
    ctx.set('Content-Security-Policy', policy);
    ctx.set('X-Content-Type-Options', 'nosniff');
    // Default, which pages and files replace.
    ctx.set('Cache-Control', 'no-store');
    ctx.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    if (hasSecret(ctx)) hideAddress(ctx);
    ctx.set('X-Frame-Options', 'DENY');
    ctx.set('Cross-Origin-Opener-Policy', 'same-origin');
    ctx.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=()');
    if (secure) ctx.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    await next();
  };
}
