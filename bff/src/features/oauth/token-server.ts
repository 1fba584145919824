import { generateKeyPairSync } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Deps } from '../../deps.ts';
import { codeSeconds, isResource, resourceOf, scopes } from './resource.ts';

/** Handles a request to the token or revocation endpoint. */
export type TokenServer = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

export const tokenPath = '/connect/token';
export const revocationPath = '/connect/revoke';

const accessSeconds = 3600;
const refreshSeconds = 60 * 86_400;

/**
 * Creates the token endpoint: exchanges codes and refresh tokens with oidc-provider on our tables,
 * with PKCE, resource indicators, rotation and revocation after reuse.
 *
 * It is loaded with the first request. Consent is handled by our own pages (`authorize.ts`,
 * `decide.ts`), because the library's pages would set session cookies.
 */
export async function createTokenServer(deps: Deps): Promise<TokenServer> {
  const { Provider, errors } = await import('oidc-provider');
  const { tokenStore } = await import('./token-store.ts');
  const { config, log } = deps;
  // The library requires a signing key, although our tokens are not signed.
  const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  // Called before a refresh token is consumed, so that a rejected request can be repeated with the
  // same token.
  const refuseOtherResources = ({ oidc }: KoaContextWithOIDC): true => {
    const good = oidc.entities.RefreshToken?.resourceIndicators;
    const named = [oidc.params?.['resource'] ?? []].flat();
    if (named.some((name) => typeof name !== 'string' || !good?.has(name))) throw new errors.InvalidTarget();
    return true;
  };
  const provider = new Provider(config.PUBLIC_URL, {
    adapter: tokenStore(deps),
    jwks: { keys: [{ ...key, kty: 'EC', alg: 'ES256', use: 'sig' }] },
    cookies: { keys: [config.SECRET_KEY] },
    scopes: ['read', 'write'],
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    clientBasedCORS: () => false,
    pkce: { required: () => true },
    rotateRefreshToken: refuseOtherResources,
    issueRefreshToken: () => true,
    ttl: { AccessToken: accessSeconds, AuthorizationCode: codeSeconds, RefreshToken: refreshSeconds },
    routes: { token: tokenPath, revocation: revocationPath },
    findAccount: (_ctx, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => client.clientId === token.clientId,
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resourceOf(config),
        useGrantedResource: () => true,
        getResourceServerInfo(_ctx, resource) {
          if (!isResource(config, resource)) throw new errors.InvalidTarget();
          return {
            scope: scopes.write,
            audience: resourceOf(config),
            accessTokenTTL: accessSeconds,
            accessTokenFormat: 'opaque',
          };
        },
      },
    },
  });
  provider.on('server_error', (_ctx: unknown, err: unknown) => log.error({ err }, 'token server failed'));
  return provider.callback();
}
