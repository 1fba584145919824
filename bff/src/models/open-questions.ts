import type { Knex } from 'knex';

/** Whether an account asked this question after an instant, whatever it cost. */
export const wasAsked = async (db: Knex, userId: number, hash: string, since: Date): Promise<boolean> =>
  (await db('open_questions')
    .where({ user_id: userId, question_hash: hash })
    .where('opened_at', '>', since)
    .first('user_id')) !== undefined;
