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

export const rows: AccessRow[] = [
  { operation: 'connections.list', ...signedInOnly },
  {
    operation: 'connections.createKey',
    input: () => ({ name: 'Studio' }),
    ...signedInOnly,
    admin: 'access_denied',
  },
  // Nobody else's, not even for an administrator, who can disable the account.
  {
    operation: 'connections.end',
    input: ownKey,
    ...anybody,
    anonymous: 'login_requires_token',
    other: 'file_not_found',
    admin: 'file_not_found',
  },
  { operation: 'connections.endAll', ...signedInOnly },
];
