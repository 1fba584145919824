import type Koa from 'koa';
import type { Config } from '../../config.ts';
import { contentPolicy } from '../content-policy.ts';

/** Addresses of pages that contain the secret of a link; operations declare theirs (`secretAddress`). */
const withSecret = /^\/(?:shares|users|feeds|alerts\/stop|partners\/signups)\//i;

export const hasSecret = ({ path }: Koa.Context): boolean => withSecret.test(path);

/** Sets the headers of an answer whose address contains a secret, refusals included. */
export function hideAddress(ctx: Koa.Context): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('X-Robots-Tag', 'noindex');
}

/**
 * Headers of every answer. Nothing may frame us but the signup form, which sets its own frame-ancestors; the app's page sets
 * its own policy, for what it contains (`pages.ts`).
 */
export function securityHeaders(config: Config): Koa.Middleware {
  const policy = contentPolicy(config)();
  const secure = new URL(config.PUBLIC_URL).protocol === 'https:';

  return async (ctx, next) => {
    ctx.set('Content-Security-Policy', policy);
    ctx.set('X-Content-Type-Options', 'nosniff');
    // Pages and files replace it.
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
