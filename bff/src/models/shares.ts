import type { Knex } from 'knex';

export interface ShareRow {
  id: number;
  user_id: number;
  token_hash: string;
  /** The principle or the ruling that it shows. */
  id_new: string;
  label: string;
  studio: string;
  created_at: Date;
  expires_at: Date;
  /** Its owner ended it, or was disabled. */
  ended_at: Date | null;
  last_opened_at: Date | null;
}

export async function insertShare(trx: Knex.Transaction, row: Omit<ShareRow, 'id'>): Promise<number> {
  const [id = 0] = await trx('shares').insert(row);
  return id;
}

/** When those were made that an account made since then, the earliest first, ended ones too. */
export const sharesMadeSince = (db: Knex, userId: number, since: Date): Promise<Date[]> =>
  db('shares')
    .where({ user_id: userId })
    .where('created_at', '>', since)
    .orderBy('created_at')
    .pluck('created_at');

export const openSharesOf = (db: Knex, userId: number, now: Date): Promise<ShareRow[]> =>
  db('shares').where({ user_id: userId, ended_at: null }).where('expires_at', '>', now).orderBy('id', 'desc');

/** While support's reset of its account waits, it counts as ended. */
export const shareByTokenHash = (db: Knex, token_hash: string): Promise<ShareRow | undefined> =>
  db('shares')
    .join('users', 'users.id', 'shares.user_id')
    .where({ token_hash })
    .first<ShareRow>('shares.*', db.raw('COALESCE(ended_at, factor_reset_at) AS ended_at'));

export const touchShare = (db: Knex, id: number, now: Date): Promise<number> =>
  db('shares').where({ id }).update({ last_opened_at: now });

/**
 * Ends one share, or all shares of an account.
 * @returns the number of its shares, including shares that had ended before
 */
export async function endShares(
  db: Knex,
  filter: { user_id: number; id?: number },
  now: Date,
): Promise<number> {
  const shares = () => db('shares').where(filter);
  await shares().whereNull('ended_at').update({ ended_at: now });
  return (await shares().select('id')).length;
}
