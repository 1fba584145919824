import type Koa from 'koa';
import type { Deps } from '../deps.ts';
import { writeFeed } from '../features/alerts/index.ts';
import { clientIp } from './client-ip.ts';

/**
 * `GET /feeds/{token}`: what is new for an alert, as Atom. The token is the whole right to it, so the address is taken out of the request
 * before anything can log it, and no page that is opened from a reader is told of it.
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
