import type Koa from 'koa';
import type { Deps } from '../deps.ts';
import { stopAlerts } from '../features/alerts/index.ts';

/**
 * Handles `POST /alerts/stop/{token}`, the unsubscription of RFC 8058.
 *
 * The form that a mail program sends has no relevant fields. The token is the only credential, so
 * that a form from a foreign page can do no more than the token's owner. A `GET` of the same URL
 * opens a page with a button and changes nothing.
 */
export const oneClickUnsubscribe =
  (deps: Deps): Koa.Middleware =>
  async (ctx, next) => {
    const token = /^\/alerts\/stop\/([\w-]{1,200})\/?$/.exec(ctx.path)?.[1];
    if (ctx.method !== 'POST' || token === undefined) return next();
    ctx.req.resume();
    await stopAlerts(deps, token);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { success: true };
  };
