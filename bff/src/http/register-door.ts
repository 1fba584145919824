import type Koa from 'koa';
import type { Deps } from '../deps.ts';
import { registerClient } from '../features/oauth/index.ts';
import { readJson } from './body/read-body.ts';
import { clientIp } from './client-ip.ts';
import { jsonOf, sendJson } from './send-json.ts';

const longest = 32 * 1024;

/** Handles dynamic client registration (RFC 7591). */
export const registerTransport =
  (deps: Deps): Koa.Middleware =>
  async (ctx, next) => {
    if (ctx.path !== '/connect/register' || ctx.method !== 'POST' || !deps.config.ASSISTANTS) return next();
    const body = await readJson(ctx, longest);
    const client = await registerClient(deps, body, clientIp(ctx, deps.config.TRUSTED_PROXIES));
    ctx.status = client ? 201 : 400;
    sendJson(ctx, [
      jsonOf(
        client ?? {
          error: 'invalid_redirect_uri',
          error_description:
            'redirect_uris: none can be allowed; https, loopback, or the scheme of a known editor',
        },
      ),
    ]);
  };
