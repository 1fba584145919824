import type Koa from 'koa';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import {
  authorize,
  createTokenServer,
  resourceOf,
  revocationPath,
  tokenPath,
  type TokenServer,
} from '../features/oauth/index.ts';
import { clientIp } from './client-ip.ts';
import { consentCookie } from './consent-cookie.ts';
import { sendJson } from './send-json.ts';

/**
 * Serves the OAuth endpoints that applications need before they may use `/mcp`: metadata (RFC 9728
 * and 8414), authorisation (RFC 6749) and tokens. Mounted before the bodies are read, because
 * token requests are forms, which no operation accepts.
 */
export function oauthTransport(deps: Deps): Koa.Middleware {
  const { config } = deps;
  const at = config.PUBLIC_URL;
  const resource = JSON.stringify({
    resource: resourceOf(config),
    resource_name: 'Massima',
    authorization_servers: [at],
    scopes_supported: ['read', 'write'],
    bearer_methods_supported: ['header'],
    resource_documentation: `${at}/assistants`,
  });
  const server = JSON.stringify({
    issuer: at,
    authorization_endpoint: `${at}/connect/authorize`,
    token_endpoint: at + tokenPath,
    registration_endpoint: `${at}/connect/register`,
    revocation_endpoint: at + revocationPath,
    scopes_supported: ['read', 'write'],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    service_documentation: `${at}/assistants`,
  });
  const documents: Partial<Record<string, string>> = {
    '/.well-known/oauth-protected-resource': resource,
    '/.well-known/oauth-protected-resource/mcp': resource,
    '/.well-known/oauth-protected-resource/mcp/': resource,
    '/.well-known/oauth-authorization-server': server,
  };
  let tokens: Promise<TokenServer> | undefined;

  return async (ctx, next) => {
    if (!config.ASSISTANTS) return next();
    const document = documents[ctx.path];
    if (document !== undefined && (ctx.method === 'GET' || ctx.method === 'HEAD')) {
      // Public, because foreign pages that run an assistant in the browser read it.
      ctx.set('Access-Control-Allow-Origin', '*');
      return sendJson(ctx, [document]);
    }
    if (ctx.path === tokenPath || ctx.path === revocationPath) {
      if (ctx.method !== 'POST') {
        ctx.set('Allow', 'POST');
        throw new AppError('method_not_allowed');
      }
      // After a failure, the next request tries again.
      const respond = await (tokens ??= createTokenServer(deps).catch((error: unknown) => {
        tokens = undefined;
        throw error;
      }));
      ctx.respond = false;
      return respond(ctx.req, ctx.res);
    }
    if (ctx.path === '/connect/authorize' && ctx.method === 'GET') {
      const { location, cookie } = await authorize(
        deps,
        { ...ctx.query },
        clientIp(ctx, config.TRUSTED_PROXIES),
      );
      if (cookie !== null) ctx.set('Set-Cookie', consentCookie.write(cookie));
      ctx.set('Cache-Control', 'no-store');
      ctx.set('Referrer-Policy', 'no-referrer');
      ctx.status = 303;
      ctx.set('Location', location);
      ctx.body = '';
      return;
    }
    return next();
  };
}
