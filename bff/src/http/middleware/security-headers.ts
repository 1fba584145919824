import type Koa from 'koa';
import type { Config } from '../../config.ts';
import { contentPolicy } from '../content-policy.ts';

/** Addresses that contain the secret of a link. */
const withSecret = /^\/(?:(?:api\/)?shares|users|feeds|alerts\/stop|partners\/signups)\//i;

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
    ctx.set('Referrer-Policy', withSecret.test(ctx.path) ? 'no-referrer' : 'strict-origin-when-cross-origin');
    if (withSecret.test(ctx.path)) ctx.set('X-Robots-Tag', 'noindex');
    ctx.set('X-Frame-Options', 'DENY');
    ctx.set('Cross-Origin-Opener-Policy', 'same-origin');
    ctx.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=()');
    if (secure) ctx.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    await next();
  };
}
