import type Koa from 'koa';
import { paths } from '@massima/contract/paths';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';

const day = 86_400_000;
/**
 * Anyone who finds a fault writes to what is set today; RFC 9116 wants less than a year, and a restart is no reason for a new date.
 */
const goodForDays = 180;

/**
 * `/.well-known/security.txt` (RFC 9116): where to report a fault. `/.well-known/change-password`: where a password manager leads its
 * user (W3C, "A Well-Known URL for Changing Passwords"); who isn't signed in gets to the login from there, and to a new password.
 * Anything else of that folder is not found, never the app's page, which would be an answer to everything.
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

/** An address of mail is written as a URI there, too. */
const contactOf = (given: string | undefined): string | undefined =>
  given === undefined || /^(?:https|mailto|tel):/.test(given) ? given : `mailto:${given}`;
