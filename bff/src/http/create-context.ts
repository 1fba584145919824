import { setMaxListeners } from 'node:events';
import type Koa from 'koa';
import type { Actor } from '../actor.ts';
import { findSession } from '../features/auth/index.ts';
import type { Deps } from '../deps.ts';
import type { Context } from '../procedures/context.ts';
import { clientIp } from './client-ip.ts';

export function createContext(deps: Deps): (ctx: Koa.Context) => Context {
  return (ctx) => {
    const token = /^Bearer ([\w-]{20,100})$/i.exec(ctx.get('Authorization'))?.[1] ?? null;
    const aborted = new AbortController();
    // Every call of a batch listens to it, and nobody for longer than the request lasts: many are no leak.
    setMaxListeners(0, aborted.signal);
    ctx.res.once('close', () => {
      if (!ctx.res.writableFinished) aborted.abort();
    });
    let actor: Promise<Actor | null> | undefined;
    return {
      deps,
      requestId: ctx.state.requestId,
      clientIp: clientIp(ctx, deps.config.TRUSTED_PROXIES),
      token,
      actor: () => (actor ??= token ? findSession(deps, token) : Promise.resolve(null)),
      signal: aborted.signal,
    };
  };
}
