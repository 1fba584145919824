import type { Knex } from 'knex';
import type { QuestionRow } from './research-rows.ts';

export interface QuestionFilter {
  userId: number;
  /** Text contained in the question; empty: any. */
  contains: string;
  from?: Date | undefined;
  before?: Date | undefined;
}

const matching = (db: Knex, { userId, contains, from, before }: QuestionFilter) =>
  db('questions')
    .where({ user_id: userId })
    .modify((query) => {
      if (contains !== '') void query.where('query', 'like', `%${contains.replace(/[\\%_]/g, '\\$&')}%`);
      if (from) void query.where('created_at', '>=', from);
      if (before) void query.where('created_at', '<', before);
    });

export async function countQuestions(db: Knex, filter: QuestionFilter): Promise<number> {
  const [row] = await matching(db, filter).count({ n: '*' });
  return Number(row?.n ?? 0);
}

/** By date, those of one instant in the order asked. */
export const findQuestions = (
  db: Knex,
  filter: QuestionFilter,
  { sort, limit, offset }: { sort: 'ASC' | 'DESC'; limit: number; offset: number },
): Promise<QuestionRow[]> =>
  matching(db, filter)
    .orderBy('created_at', sort)
    .orderBy('id', sort)
    .limit(limit)
    .offset(offset)
    .select('id', 'user_id', 'query', 'query_type', 'created_at');

/** Returns its id. */
export async function insertQuestion(db: Knex, row: Omit<QuestionRow, 'id'>): Promise<number> {
  const [id = 0] = await db('questions').insert(row);
  return id;
}

/** How many there were. */
export const deleteQuestions = (db: Knex, own: { user_id: number; id?: number }): Promise<number> =>
  db('questions').where(own).delete();

export const pauseHistory = (db: Knex, userId: number, isPaused: boolean): Promise<number> =>
  db('users').where({ id: userId }).update({ history_paused: isPaused });
