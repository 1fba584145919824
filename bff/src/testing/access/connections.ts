import { hashToken, newToken } from '../../adapters/tokens.ts';
import { anybody, signedInOnly, type AccessRow, type Cast } from './row.ts';

async function ownKey({ app, owner }: Cast) {
  const now = app.deps.clock.now();
  const [id = 0] = await app.deps.db('connections').insert({
    user_id: owner.id,
    name: 'Studio',
    token_hash: `hash of ${owner.id}`,
    may_write: false,
    created_at: now,
    expires_at: new Date(now.getTime() + 86_400_000),
  });
  return { id };
}

/** Creates an application's request that the owner has opened. */
async function ownRequest({ app, owner }: Cast) {
  const { db, clock } = app.deps;
  const now = clock.now();
  const id = newToken();
  await db('oauth_clients').insert({
    id: `client of ${owner.id}`,
    name: 'Assistente',
    redirect_uris: '["https://assistant.example/"]',
    created_at: now,
    last_used_at: now,
  });
  await db('oauth_requests').insert({
    id_hash: hashToken(id),
    user_id: owner.id,
    client_id: `client of ${owner.id}`,
    cookie_hash: 'x',
    redirect_uri: 'https://assistant.example/',
    code_challenge: 'x',
    resource: 'x',
    asks_to_write: false,
    expires_at: new Date(now.getTime() + 60_000),
  });
  return { id };
}

export const rows: AccessRow[] = [
  { operation: 'connections.list', ...signedInOnly },
  {
    operation: 'connections.createKey',
    input: () => ({ name: 'Studio' }),
    ...signedInOnly,
    admin: 'access_denied',
  },
  {
    operation: 'connections.allowSpending',
    input: () => ({ most: 500 }),
    ...signedInOnly,
    admin: 'access_denied',
  },
  // Not allowed for other users, not even an administrator, who can disable the account.
  {
    operation: 'connections.end',
    input: ownKey,
    ...anybody,
    anonymous: 'login_requires_token',
    other: 'file_not_found',
    admin: 'file_not_found',
  },
  {
    operation: 'connections.request',
    input: ownRequest,
    ...anybody,
    anonymous: 'login_requires_token',
    other: 'file_not_found',
    admin: 'access_denied',
  },
  // The consent cookie of this browser is missing, so the session alone is not accepted.
  {
    operation: 'connections.decide',
    input: async (cast) => ({ ...(await ownRequest(cast)), allow: true }),
    anonymous: 'login_requires_token',
    user: 'access_denied',
    other: 'file_not_found',
    admin: 'access_denied',
  },
  { operation: 'connections.endAll', ...signedInOnly },
];
