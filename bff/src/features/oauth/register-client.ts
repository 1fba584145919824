import { z } from 'zod';
import { newToken } from '../../adapters/tokens.ts';
import type { Deps } from '../../deps.ts';
import { insertClient } from '../../models/oauth.ts';
import { consumeRateLimit, isWithinLimit, wideNetworkOf } from '../limits/index.ts';
import { clientName } from './client-name.ts';
import { isSafeRedirect, resolved } from './redirects.ts';

/**
 * Limits per network, for all networks together, and for the first few registrations of a network,
 * which skip the shared limit. The shared limit delays others by at most a minute.
 */
const limits = {
  network: { limit: 20, windowSeconds: 15 * 60 },
  few: { limit: 3, windowSeconds: 3600 },
  everybody: { limit: 60, windowSeconds: 60 },
};
const redirectsMax = { read: 100, kept: 10 };

/**
 * Fields of RFC 7591 that we use. All other fields are dropped, and no URL in the metadata is
 * fetched.
 */
const metadata = z.object({
  client_name: z.string().max(500).catch(''),
  redirect_uris: z.array(z.unknown()),
});

/**
 * Registers an application (RFC 7591) as a public client with PKCE and the code flow only, with
 * its safe redirect URIs.
 * @returns undefined if no redirect URI is safe
 * @throws AppError `too_many_attempts`
 */
export async function registerClient(deps: Deps, body: unknown, clientIp: string) {
  const network = wideNetworkOf(clientIp);
  await consumeRateLimit(deps, `register-client:${network}`, limits.network);
  const parsed = metadata.safeParse(body);
  const redirect_uris = [...new Set(parsed.data?.redirect_uris.slice(0, redirectsMax.read))]
    .filter((uri) => typeof uri === 'string')
    .filter(isSafeRedirect)
    .slice(0, redirectsMax.kept);
  const [first] = redirect_uris;
  if (!parsed.data || first === undefined) return undefined;
  if (!(await isWithinLimit(deps, `register-few:${network}`, limits.few)))
    await consumeRateLimit(deps, 'register-client:all', limits.everybody);
  const name = clientName(parsed.data.client_name) || resolved(first).host.slice(0, 100);
  const id = newToken();
  const now = deps.clock.now();
  await insertClient(deps.db, {
    id,
    name,
    redirect_uris: JSON.stringify(redirect_uris),
    created_at: now,
    last_used_at: now,
  });
  return {
    client_id: id,
    client_id_issued_at: Math.floor(now.getTime() / 1000),
    client_name: name,
    redirect_uris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  };
}
