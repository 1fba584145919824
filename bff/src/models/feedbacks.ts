import type { Knex } from 'knex';
import type { ModelObject } from 'objection';
import { BaseModel } from './base-model.ts';

class Feedback extends BaseModel {
  static override readonly tableName = 'feedbacks';
  static override readonly idColumn = ['user_id', 'id_result'];
  declare user_id: number;
  declare id_result: string;
  declare query: string;
  declare result: string | null;
  declare positive: boolean;
  declare comment: string;
  declare created_at: Date;
}

export type FeedbackRow = ModelObject<Feedback>;

export const findFeedback = async (
  db: Knex,
  userId: number,
  idResult: string,
): Promise<FeedbackRow | undefined> => Feedback.query(db).findById([userId, idResult]);

/** Returns the account's ratings of these results. */
export async function feedbackOn(
  db: Knex,
  userId: number,
  idResults: readonly string[],
): Promise<Pick<FeedbackRow, 'id_result' | 'positive'>[]> {
  if (idResults.length === 0) return [];
  return Feedback.query(db)
    .where({ user_id: userId })
    .whereIn('id_result', [...idResults])
    .select('id_result', 'positive');
}

/**
 * Saves the account's rating of a result and replaces an earlier rating. Beyond `most` rows, the
 * oldest other ratings are deleted.
 */
export async function saveFeedback(db: Knex, row: FeedbackRow, most: number): Promise<void> {
  await Feedback.query(db).insert(row).onConflict(['user_id', 'id_result']).merge();
  const ownRow = () => Feedback.query(db).where({ user_id: row.user_id });
  const tooMany = (await ownRow().resultSize()) - most;
  if (tooMany > 0)
    await ownRow().whereNot({ id_result: row.id_result }).orderBy('created_at').limit(tooMany).delete();
}

export const deleteFeedback = async (db: Knex, userId: number, idResult: string): Promise<number> =>
  Feedback.query(db).deleteById([userId, idResult]);
