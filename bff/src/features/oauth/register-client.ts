import { z } from 'zod';
import { newToken } from '../../adapters/tokens.ts';
import type { Deps } from '../../deps.ts';
import { insertClient } from '../../models/oauth.ts';
import { consumeRateLimit, isWithinLimit, wideNetworkOf } from '../limits/index.ts';
import { clientName } from './client-name.ts';
import { isSafeRedirect, resolved } from './redirects.ts';

/** Nobody waits longer than a minute because of others, and a network's first few in an hour wait for no one. */
const limits = {
  network: { limit: 20, windowSeconds: 15 * 60 },
  few: { limit: 3, windowSeconds: 3600 },
  everybody: { limit: 60, windowSeconds: 60 },
};
const redirectsMax = { read: 100, kept: 10 };

/** Of RFC 7591 what we use; the rest of what a client says of itself is dropped, and none of it is ever fetched. */
const metadata = z.object({
  client_name: z.string().max(500).catch(''),
  redirect_uris: z.array(z.unknown()),
});

/**
 * Takes an application in that registers itself (RFC 7591): public, with PKCE, for codes alone, led back to those of its addresses that
 * can be allowed. Undefined: none can. Throws `too_many_attempts`.
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
