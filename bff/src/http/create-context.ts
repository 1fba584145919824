import { setMaxListeners } from 'node:events';
import type Koa from 'koa';
import type { Actor } from '../actor.ts';
import { deviceName } from '../adapters/device-name.ts';
import { askForProof, findSession, prove } from '../features/auth/index.ts';
import { enterCall, findConnection, isKey } from '../features/connections/index.ts';
import type { Deps } from '../deps.ts';
import { findByAccessToken } from '../features/oauth/index.ts';
import type { Context } from '../procedures/context.ts';
import { clientIp } from './client-ip.ts';
import { consentCookie } from './consent-cookie.ts';

/** `takesAccessTokens`: tokens of applications are for this endpoint, and sessions are not. */
export function createContext(deps: Deps, takesAccessTokens = false): (ctx: Koa.Context) => Context {
  return (ctx) => {
    const token = /^Bearer ([\w-]{20,100})$/i.exec(ctx.get('Authorization'))?.[1] ?? null;
    const aborted = new AbortController();
    // Every call of a batch listens to it, and nothing for longer than the request lasts: many are no leak.
    setMaxListeners(0, aborted.signal);
    ctx.res.once('close', () => {
      if (!ctx.res.writableFinished) aborted.abort();
    });
    let actor: Promise<Actor | null> | undefined;
    return {
      deps,
      requestId: ctx.state.requestId,
      clientIp: clientIp(ctx, deps.config.TRUSTED_PROXIES),
      deviceName: () => deviceName(ctx.get('User-Agent')),
      token,
      isProgram: isKey(token) || (takesAccessTokens && token !== null),
      consentCookie: consentCookie.read(ctx.get('Cookie')),
      enterCall: (call) => enterCall(deps, call),
      actor: (find = () => findSession(deps, token ?? '')) =>
        (actor ??= identifyCaller(deps, { token, takesAccessTokens, findSession: find })),
      prove: (by, proof) => prove(deps, by, proof, clientIp(ctx, deps.config.TRUSTED_PROXIES)),
      askForProof: (by) => askForProof(deps, by),
      signal: aborted.signal,
    };
  };
}

interface Asking {
  token: string | null;
  takesAccessTokens: boolean;
  findSession: () => Promise<Actor>;
}

async function identifyCaller(
  deps: Deps,
  { token, takesAccessTokens, findSession: find }: Asking,
): Promise<Actor | null> {
  if (token === null) return null;
  if (isKey(token)) return findConnection(deps, token);
  if (takesAccessTokens) return findByAccessToken(deps, token);
  return find();
}
