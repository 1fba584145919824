import type { Knex } from 'knex';
import { inBatches } from '../in-batches.ts';
import { inTransaction } from './retry-deadlock.ts';

/**
 * Returns how a ruling was served to the account: `shown` if it was a result or was opened,
 * `named` if a citation check returned only its number, undefined if it was not served.
 */
export async function howKnown(
  db: Knex,
  userId: number,
  rulingId: string,
): Promise<'shown' | 'named' | undefined> {
  const row = await db('served_rulings').where({ user_id: userId, ruling_id: rulingId }).first('named');
  return row && (row.named ? 'named' : 'shown');
}

/** Returns the ids, out of `rulingIds`, that the account was shown or that a check named. */
export const filterServed = async (
  db: Knex,
  userId: number,
  rulingIds: readonly string[],
): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await db('served_rulings').where({ user_id: userId }).whereIn('ruling_id', rulingIds).pluck('ruling_id')
    ).map(String),
  );

/**
 * Whether a folder of the account contains the ruling. A result is saved only after it was shown,
 * so a guessed id opens nothing.
 */
export const isSaved = async (db: Knex, userId: number, rulingId: string): Promise<boolean> =>
  (await db('project_elements')
    .join('projects', 'projects.id', 'project_elements.project_id')
    .where('project_elements.ruling_id', rulingId)
    .where('projects.user_id', userId)
    .whereNull('projects.deleted_at')
    .whereNull('project_elements.removed_at')
    .first('project_elements.id')) !== undefined;

interface Opening {
  userId: number;
  rulingId: string;
  now: Date;
  /** Rulings opened before this instant no longer count for the day. */
  since: Date;
  perDay: number;
  inAll: number;
}

/**
 * Opens a ruling of which only the number was served; from then on it opens like any other. The
 * account's row is locked, so that simultaneous calls are counted one at a time.
 */
export function openByNumber(
  db: Knex,
  { userId, rulingId, now, since, perDay, inAll }: Opening,
): Promise<{ refusal?: 'per_day' | 'in_all'; oldest?: Date | undefined }> {
  return inTransaction(db, async (trx) => {
    await trx('users').where({ id: userId }).forUpdate().first('id');
    if ((await howKnown(trx, userId, rulingId)) !== 'named') return {};
    const opened = () => trx('served_rulings').where({ user_id: userId }).whereNotNull('opened_at');
    const all = await opened().count({ rulings: '*' }).first<{ rulings: number }>();
    if (Number(all.rulings) >= inAll) return { refusal: 'in_all' };
    const today = await opened()
      .where('opened_at', '>', since)
      .count({ rulings: '*' })
      .min({ oldest: 'opened_at' })
      .first<{ rulings: number; oldest: Date | null }>();
    if (Number(today.rulings) >= perDay) return { refusal: 'per_day', oldest: today.oldest ?? undefined };
    await trx('served_rulings')
      .where({ user_id: userId, ruling_id: rulingId })
      .update({ named: false, opened_at: now });
    return {};
  });
}

/** A brief can cite thousands of rulings. */
const atOnce = 500;

/**
 * Stores rulings that an account may open from now on; `named`: only their number was served. Rows
 * are sorted, so that two pages of one account do not deadlock.
 */
export async function rememberServed(
  db: Knex,
  userId: number,
  rulingIds: readonly string[],
  now: Date,
  named = false,
): Promise<void> {
  const ids = [...new Set(rulingIds)].sort();
  for (const some of inBatches(ids, atOnce)) {
    const rows = some.map((ruling_id) => ({ user_id: userId, ruling_id, served_at: now, named }));
    const insert = db('served_rulings').insert(rows).onConflict(['user_id', 'ruling_id']);
    await (named ? insert.ignore() : insert.merge(['named']));
  }
}
