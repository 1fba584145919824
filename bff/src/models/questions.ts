import type { Knex } from 'knex';
import { Question, type QuestionRow } from './question.ts';

export interface QuestionFilter {
  userId: number;
  /** Text contained in the question; empty: any. */
  contains: string;
  from?: Date | undefined;
  before?: Date | undefined;
}

const matching = (db: Knex, { userId, contains, from, before }: QuestionFilter) =>
  Question.query(db)
    .where({ user_id: userId })
    .modify((query) => {
      if (contains !== '') void query.where('query', 'like', `%${contains.replace(/[\\%_]/g, '\\$&')}%`);
      if (from) void query.where('created_at', '>=', from);
      if (before) void query.where('created_at', '<', before);
    });

export const countQuestions = async (db: Knex, filter: QuestionFilter): Promise<number> =>
  matching(db, filter).resultSize();

/** By date, those of one instant in the order asked. */
export const findQuestions = async (
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
  const { id } = await Question.query(db).insert(row);
  return id;
}

/** How many there were. */
export const deleteQuestions = async (db: Knex, own: { user_id: number; id?: number }): Promise<number> =>
  Question.query(db).where(own).delete();

export const pauseHistory = (db: Knex, userId: number, isPaused: boolean): Promise<number> =>
  db('users').where({ id: userId }).update({ history_paused: isPaused });
