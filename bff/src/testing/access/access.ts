import { signedInOnly, type AccessRow } from './row.ts';

export const rows: AccessRow[] = [
  { operation: 'access.list', ...signedInOnly },
  // Not allowed for other users, not even an administrator, who can disable the account.
  {
    operation: 'access.end',
    input: async ({ app, owner }) => {
      const now = app.deps.clock.now();
      const [id = 0] = await app.deps.db('trusted_devices').insert({
        user_id: owner.id,
        secret_hash: `of ${owner.id}`,
        device: 'PC-1',
        created_at: now,
        expires_at: new Date(now.getTime() + 86_400_000),
      });
      return { kind: 'device', id };
    },
    ...signedInOnly,
    other: 'file_not_found',
    admin: 'file_not_found',
  },
  { operation: 'access.endAll', input: () => ({}), ...signedInOnly },
];
