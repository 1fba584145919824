import type Koa from 'koa';
import type { Deps } from '../deps.ts';
import { registerClient } from '../features/oauth/index.ts';
import { clientIp } from './client-ip.ts';
import { jsonOf, sendJson } from './send-json.ts';

/** Where applications register by themselves (RFC 7591). */
export const registerDoor =
  (deps: Deps): Koa.Middleware =>
  async (ctx, next) => {
    if (ctx.path !== '/connect/register' || ctx.method !== 'POST' || !deps.config.ASSISTANTS) return next();
    const client = await registerClient(deps, ctx.request.body, clientIp(ctx, deps.config.TRUSTED_PROXIES));
    ctx.status = client ? 201 : 400;
    sendJson(ctx, [
      jsonOf(
        client ?? {
          error: 'invalid_redirect_uri',
          error_description: 'redirect_uris: one to ten, https or loopback',
        },
      ),
    ]);
  };
