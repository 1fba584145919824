import type { Knex } from 'knex';

/** Whether an account sent this query after an instant, charged or not. */
export const wasSearched = async (db: Knex, userId: number, hash: string, since: Date): Promise<boolean> =>
  (await db('open_questions')
    .where({ user_id: userId, question_hash: hash })
    .where('opened_at', '>', since)
    .first('user_id')) !== undefined;
