import { hashToken, newToken } from '../../adapters/tokens.ts';
import { signedInOnly, type AccessRow, type Cast } from './row.ts';

async function ownShare({ app, owner }: Cast) {
  const now = app.deps.clock.now();
  const token = newToken();
  const [id = 0] = await app.deps.db('shares').insert({
    user_id: owner.id,
    token_hash: hashToken(token),
    id_new: 'none',
    label: 'Cass. n. 1/2020',
    studio: 'Studio',
    created_at: now,
    expires_at: new Date(now.getTime() + 86_400_000),
    ended_at: null,
  });
  return { id, token };
}

export const rows: AccessRow[] = [
  { operation: 'shares.list', ...signedInOnly },
  // The ruling was not shown to the caller and is reported as missing.
  {
    operation: 'shares.create',
    input: () => ({ id_new: 'none' }),
    anonymous: 'login_requires_token',
    user: 'file_not_found',
    other: 'file_not_found',
    admin: 'file_not_found',
  },
  // Not allowed for other users, not even an administrator, who can disable the account.
  {
    operation: 'shares.end',
    input: async (cast) => ({ id: (await ownShare(cast)).id }),
    ...signedInOnly,
    other: 'file_not_found',
    admin: 'file_not_found',
  },
  // The same response for every caller: the collection has no such ruling.
  {
    operation: 'shares.open',
    input: async (cast) => ({ token: (await ownShare(cast)).token }),
    anonymous: 'share_expired',
    user: 'share_expired',
    other: 'share_expired',
    admin: 'share_expired',
  },
];
