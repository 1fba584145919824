import { z } from 'zod';
import { hashToken, newToken } from '../../adapters/tokens.ts';
import type { Deps } from '../../deps.ts';
import { findClient, insertRequest, touchClient } from '../../models/oauth.ts';
import { networkOf, consumeRateLimit } from '../limits/index.ts';
import { isRegistered, redirectsOf, withParameters } from './redirects.ts';
import { isResource, resourceOf } from './resource.ts';

export const consentMs = 10 * 60_000;
const windowSeconds = 15 * 60;
const maxPerClient = 100;

const parameters = z.object({
  client_id: z.string().max(64),
  redirect_uri: z.string().max(1000),
});
const request = z.object({
  response_type: z.literal('code'),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
  scope: z.string().max(500).default('read write'),
  resource: z.string().max(1000).optional(),
  state: z.string().max(2000).optional(),
});

export interface Authorization {
  /** URL that the browser is redirected to. */
  location: string;
  /** Cookie that the browser keeps until the decision; null if no decision is needed. */
  cookie: string | null;
}

/**
 * Handles an application's request for access (RFC 6749, with PKCE and resource indicators).
 * Errors are sent to the registered redirect URI. If the application is unknown or the URI is not
 * registered, our own page shows the error.
 */
export async function authorize(deps: Deps, query: unknown, clientIp: string): Promise<Authorization> {
  const { db, clock, config } = deps;
  await consumeRateLimit(deps, `authorize-client:${networkOf(clientIp)}`, {
    limit: maxPerClient,
    windowSeconds,
  });
  const nowhere = { location: `${config.PUBLIC_URL}/connect`, cookie: null };
  const who = parameters.safeParse(query);
  const client = who.success ? await findClient(db, who.data.client_id) : undefined;
  if (!who.success || !client || !isRegistered(redirectsOf(client), who.data.redirect_uri)) return nowhere;
  const { redirect_uri } = who.data;
  const parsed = request.safeParse(query);
  const back = (error: string) => ({
    location: withParameters(redirect_uri, {
      error,
      state: z.object({ state: z.string().max(2000) }).safeParse(query).data?.state ?? null,
      iss: config.PUBLIC_URL,
    }),
    cookie: null,
  });
  if (!parsed.success) return back('invalid_request');
  const { state, code_challenge, scope, resource = resourceOf(config) } = parsed.data;
  if (!isResource(config, resource)) return back('invalid_target');
  const id = newToken();
  const cookie = newToken();
  const now = clock.now();
  await insertRequest(db, {
    id_hash: hashToken(id),
    client_id: client.id,
    cookie_hash: hashToken(cookie),
    redirect_uri,
    state: state ?? null,
    code_challenge,
    resource,
    asks_to_write: scope.split(' ').includes('write'),
    expires_at: new Date(now.getTime() + consentMs),
  });
  await touchClient(db, client.id, now);
  return { location: `${config.PUBLIC_URL}/connect/${id}`, cookie };
}
