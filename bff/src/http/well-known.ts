import type Koa from 'koa';
import { paths } from '@massima/contract/paths';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';

const day = 86_400_000;
/**
 * Validity of security.txt, in days. RFC 9116 recommends less than a year. The date starts at the
 * beginning of the day, so that a restart does not change it.
 */
const goodForDays = 180;

/**
 * Serves `/.well-known/security.txt` (RFC 9116) with the contact for vulnerabilities, and
 * `/.well-known/change-password` for password managers (W3C, "A Well-Known URL for Changing
 * Passwords"). The latter redirects to the password page, and from there to the login if
 * necessary.
 *
 * Other paths of the folder are not found, because the app's page would answer every probe.
 */
export function wellKnown({ config, clock }: Pick<Deps, 'config' | 'clock'>): Koa.Middleware {
  const contact = contactOf(config.SECURITY_CONTACT ?? config.SUPPORT_EMAIL);
  return async (ctx, next) => {
    if (!ctx.path.startsWith('/.well-known/')) return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw new AppError('method_not_allowed');
    if (ctx.path === '/.well-known/change-password') {
      ctx.redirect(paths.updatePassword);
      ctx.status = 303;
      ctx.set('Cache-Control', 'no-store');
      return;
    }
    if (ctx.path !== '/.well-known/security.txt' || contact === undefined)
      throw new AppError('file_not_found');
    const today = Math.floor(clock.now().getTime() / day) * day;
    ctx.type = 'text/plain; charset=utf-8';
    ctx.set('Cache-Control', 'max-age=86400');
    ctx.body = [
      `Contact: ${contact}`,
      `Expires: ${new Date(today + goodForDays * day).toISOString()}`,
      'Preferred-Languages: it, en',
      `Canonical: ${config.PUBLIC_URL}/.well-known/security.txt`,
      '',
    ].join('\n');
  };
}

/** Converts a mail address to a URI. */
const contactOf = (configured: string | undefined): string | undefined =>
  configured === undefined || /^(?:https|mailto|tel):/.test(configured) ? configured : `mailto:${configured}`;
