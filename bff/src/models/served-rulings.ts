import type { Knex } from 'knex';
import { inBatches } from '../in-batches.ts';
import { inTransaction } from './retry-deadlock.ts';

/**
 * How an account knows a ruling: it was among its answers, or opened; or its number alone was given, by a check of citations.
 * Undefined: not at all.
 */
export async function howKnown(
  db: Knex,
  userId: number,
  rulingId: string,
): Promise<'shown' | 'named' | undefined> {
  const row = await db('served_rulings').where({ user_id: userId, ruling_id: rulingId }).first('named');
  return row && (row.named ? 'named' : 'shown');
}

/** Those of these rulings that it knows, in whatever way. */
export const knownAmong = async (
  db: Knex,
  userId: number,
  rulingIds: readonly string[],
): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await db('served_rulings').where({ user_id: userId }).whereIn('ruling_id', rulingIds).pluck('ruling_id')
    ).map(String),
  );

/** Whether it lies in one of the account's folders, put there after it was shown: a made-up id opens nothing. */
export const isKept = async (db: Knex, userId: number, rulingId: string): Promise<boolean> =>
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
  /** What was opened before this instant counts for no day. */
  since: Date;
  perDay: number;
  inAll: number;
}

/**
 * Opens a ruling that is known by its number alone, and from now on like any other. The account's row is locked, so that calls at the
 * same moment do not share what is left.
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

/** A brief may name thousands. */
const atOnce = 500;

/**
 * Rulings that an account may open from now on; `named`: only their number was given. In one order for all, so that two pages of one
 * account never wait for each other crosswise.
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
