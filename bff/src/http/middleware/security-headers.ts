import type Koa from 'koa';
import type { Config } from '../../config.ts';

/**
 * Headers of every answer. The policy allows our own origin, the card provider's script and frames, and the support chat
 * where one is configured; nothing may frame us but the signup form, which sets its own frame-ancestors.
 */
export function securityHeaders(config: Config): Koa.Middleware {
  const origin = (url: string | undefined) => (url ? new URL(url).origin : '');
  const payments = config.STRIPE_SECRET_KEY
    ? [
        'https://js.stripe.com',
        'https://*.js.stripe.com',
        'https://hooks.stripe.com',
        'https://api.stripe.com',
      ]
    : [origin(config.PAYMENTS_URL)];
  const chat = origin(config.SUPPORT_CHAT_SRC);
  const list = (...sources: string[]) => sources.filter(Boolean).join(' ');
  const policy = [
    "default-src 'self'",
    `script-src ${list("'self'", ...payments, chat)}`,
    `frame-src ${list("'self'", ...payments, chat)}`,
    `connect-src ${list("'self'", ...payments, chat)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    // Mantine writes its responsive styles into style elements and attributes.
    "style-src 'self' 'unsafe-inline'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  const secure = new URL(config.PUBLIC_URL).protocol === 'https:';

  return async (ctx, next) => {
    ctx.set('Content-Security-Policy', policy);
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    ctx.set('X-Frame-Options', 'DENY');
    ctx.set('Cross-Origin-Opener-Policy', 'same-origin');
    ctx.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=()');
    if (secure) ctx.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    await next();
  };
}
