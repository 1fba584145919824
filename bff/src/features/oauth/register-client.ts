import { printable } from '@massima/contract/format/printable';
import { z } from 'zod';
import { newToken } from '../../adapters/tokens.ts';
import type { Deps } from '../../deps.ts';
import { insertClient } from '../../models/oauth.ts';
import { networkOf, takeAttempt } from '../limits/index.ts';
import { isSafeRedirect } from './redirects.ts';

const windowSeconds = 15 * 60;
const registrationsMax = { perClient: 20, inAll: 500 };

/** Of RFC 7591 what we use; the rest of what a client says of itself is dropped, and none of it is ever fetched. */
const metadata = z.object({
  client_name: z.string().max(500).default(''),
  redirect_uris: z.array(z.string().refine(isSafeRedirect)).min(1).max(10),
  token_endpoint_auth_method: z.literal('none').default('none').catch('none'),
});

/**
 * Takes an application in that registers itself (RFC 7591): public, with PKCE, for codes alone. Undefined: it is none of those.
 * One that nobody used for 90 days is forgotten. Throws `too_many_attempts`.
 */
export async function registerClient(deps: Deps, body: unknown, clientIp: string) {
  await takeAttempt(deps, `register-client:${networkOf(clientIp)}`, {
    limit: registrationsMax.perClient,
    windowSeconds,
  });
  await takeAttempt(deps, 'register-client:all', { limit: registrationsMax.inAll, windowSeconds });
  const parsed = metadata.safeParse(body);
  if (!parsed.success) return undefined;
  const { redirect_uris, client_name } = parsed.data;
  const name = printable(client_name).trim().slice(0, 100) || new URL(redirect_uris[0] ?? '').hostname;
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
