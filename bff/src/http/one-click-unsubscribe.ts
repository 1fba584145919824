import type Koa from 'koa';
import type { Deps } from '../deps.ts';
import { stopAlerts } from '../features/alerts/index.ts';

/**
 * `POST /alerts/stop/{token}`: the one click of RFC 8058, which a mail program makes with a form that says nothing we need.
 * The token is the whole right to it, so a form from a foreign page can do no more than its owner could. Opened in a
 * browser, by `GET`, the same address is a page with a button, and changes nothing.
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
