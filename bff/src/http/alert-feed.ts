import type Koa from 'koa';
import type { Deps } from '../deps.ts';
import { writeFeed } from '../features/alerts/index.ts';
import { clientIp } from './client-ip.ts';

/**
 * Serves `GET /feeds/{token}`: an alert's matches as Atom.
 *
 * The token is the only credential. It is therefore removed from the request's path before
 * anything can log it, and no page opened from a feed reader receives it.
 */
export const alertFeed =
  (deps: Deps): Koa.Middleware =>
  async (ctx, next) => {
    const token = /^\/feeds\/([\w-]{43})(?:\.atom)?\/?$/.exec(ctx.path)?.[1];
    if (token === undefined || !['GET', 'HEAD'].includes(ctx.method)) return next();
    ctx.path = '/feeds/-';
    ctx.set('Cache-Control', 'private, no-store');
    const feed = await writeFeed(deps, token, clientIp(ctx, deps.config.TRUSTED_PROXIES));
    ctx.type = 'application/atom+xml; charset=utf-8';
    ctx.body = feed;
  };
