import type { Knex } from 'knex';
import { inTransaction } from './retry-deadlock.ts';

interface Claim {
  userId: number;
  rulingIds: readonly string[];
  now: Date;
  /** Texts counted before this instant no longer count. */
  since: Date;
  limit: number;
}

export interface ClaimedTexts {
  /** The requested rulings whose text may be sent. */
  rulingIds: Set<string>;
  /** When the oldest counted text was read. */
  oldest: Date | undefined;
}

/**
 * Counts full texts against the limit. A text that was counted before is free; new texts are
 * admitted while the limit allows. The account's row is locked, so that simultaneous calls are
 * counted one at a time.
 */
export function reserveTexts(
  db: Knex,
  { userId, rulingIds, now, since, limit }: Claim,
): Promise<ClaimedTexts> {
  return inTransaction(db, async (trx) => {
    await trx('users').where({ id: userId }).forUpdate().first('id');
    const rows = await trx('read_texts')
      .where({ user_id: userId })
      .where('read_at', '>', since)
      .orderBy('read_at')
      .select('ruling_id', 'read_at');
    const counted = new Set(rows.map((row) => row.ruling_id));
    const fresh = [...new Set(rulingIds)]
      .filter((id) => !counted.has(id))
      .slice(0, Math.max(0, limit - counted.size));
    if (fresh.length > 0) {
      await trx('read_texts')
        .insert(fresh.map((ruling_id) => ({ user_id: userId, ruling_id, read_at: now })))
        .onConflict(['user_id', 'ruling_id'])
        .merge();
    }
    const allowed = new Set([...rulingIds.filter((id) => counted.has(id)), ...fresh]);
    return { rulingIds: allowed, oldest: rows[0]?.read_at };
  });
}
