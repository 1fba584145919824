import type { Knex } from 'knex';
import type { FeedbackRow } from './research-rows.ts';

export const findFeedback = (db: Knex, userId: number, idResult: string): Promise<FeedbackRow | undefined> =>
  db('feedbacks').where({ user_id: userId, id_result: idResult }).first();

/** Of these results, those that the account has rated. */
export async function feedbackOn(
  db: Knex,
  userId: number,
  idResults: readonly string[],
): Promise<Pick<FeedbackRow, 'id_result' | 'positive'>[]> {
  if (idResults.length === 0) return [];
  return db('feedbacks')
    .where({ user_id: userId })
    .whereIn('id_result', [...idResults])
    .select('id_result', 'positive');
}

/** One row for an account and a result, the last wins. Past `most` of them the account's oldest others are forgotten. */
export async function saveFeedback(db: Knex, row: FeedbackRow, most: number): Promise<void> {
  await db('feedbacks').insert(row).onConflict(['user_id', 'id_result']).merge();
  const own = () => db('feedbacks').where({ user_id: row.user_id });
  const [counted] = await own().count({ n: '*' });
  const tooMany = Number(counted?.n ?? 0) - most;
  if (tooMany > 0)
    await own().whereNot({ id_result: row.id_result }).orderBy('created_at').limit(tooMany).delete();
}

export const deleteFeedback = (db: Knex, userId: number, idResult: string): Promise<number> =>
  db('feedbacks').where({ user_id: userId, id_result: idResult }).delete();
