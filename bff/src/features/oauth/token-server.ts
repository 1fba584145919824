import { generateKeyPairSync } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Deps } from '../../deps.ts';
import { codeSeconds, isResource, resourceOf, scopes } from './resource.ts';

/** Answers one request at the address of tokens or of their revocation. */
export type TokenServer = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

export const tokenPath = '/connect/token';
export const revocationPath = '/connect/revoke';

const accessSeconds = 3600;
const refreshSeconds = 60 * 86_400;

/**
 * Codes for tokens, and tokens for newer ones, by oidc-provider over our tables: PKCE, resource indicators, rotation, and the end of
 * a family of which one was used twice. It is read when the first application comes. What people see, and what they decide, is ours
 * (`authorize.ts`, `decide.ts`): its own pages would set cookies for the whole session.
 */
export async function createTokenServer(deps: Deps): Promise<TokenServer> {
  const { Provider, errors } = await import('oidc-provider');
  const { tokenStore } = await import('./token-store.ts');
  const { config, log } = deps;
  // No token of ours is signed; the library wants a key all the same.
  const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  // Asked right before a refresh token is used up: what is refused here may be tried again with the same one.
  const refuseOtherResources = ({ oidc }: KoaContextWithOIDC): true => {
    const good = oidc.entities.RefreshToken?.resourceIndicators;
    const named = [oidc.params?.['resource'] ?? []].flat();
    if (named.some((one) => typeof one !== 'string' || !good?.has(one))) throw new errors.InvalidTarget();
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
