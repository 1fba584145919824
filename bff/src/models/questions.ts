import type { Knex } from 'knex';
import type { ModelObject } from 'objection';
import { BaseModel } from './base-model.ts';
import { containing } from './containing.ts';

class Question extends BaseModel {
  static override readonly tableName = 'questions';
  declare id: number;
  declare user_id: number;
  declare query: string;
  declare query_type: 'type_principle' | 'type_verdict';
  declare created_at: Date;
  /** Name chosen by the owner; empty if none. */
  declare name: string;
  declare pinned_at: Date | null;
  /** Number of results at the time of the query; null for rows older than this column. */
  declare found: number | null;
  /** Name of the key that a program used; empty for searches on the page. */
  declare asked_by: string;
}

export type QuestionRow = ModelObject<Question>;

export interface QuestionFilter {
  userId: number;
  /** Text contained in the query; empty: any. */
  contains: string;
  from?: Date | undefined;
  before?: Date | undefined;
}

const columns = [
  'id',
  'user_id',
  'query',
  'query_type',
  'created_at',
  'name',
  'pinned_at',
  'found',
  'asked_by',
] as const;

const matching = (db: Knex, { userId, contains, from, before }: QuestionFilter) =>
  Question.query(db)
    .where({ user_id: userId })
    .modify((query) => {
      if (contains !== '') {
        const like = containing(contains);
        void query.where((either) => either.where('query', 'like', like).orWhere('name', 'like', like));
      }
      if (from) void query.where('created_at', '>=', from);
      if (before) void query.where('created_at', '<', before);
    });

export const countQuestions = async (db: Knex, filter: QuestionFilter): Promise<number> =>
  matching(db, filter).resultSize();

/** Returns queries by date, then in the order of sending. */
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
    .select(columns);

/** Returns the account's pinned queries, last pinned first. */
export const findPinnedQuestions = async (db: Knex, userId: number, limit: number): Promise<QuestionRow[]> =>
  Question.query(db)
    .where({ user_id: userId })
    .whereNotNull('pinned_at')
    .orderBy('pinned_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .select(columns);

/** Updates a query and returns it; undefined if it is not the account's. */
export async function changeQuestion(
  db: Knex,
  ownQuery: { user_id: number; id: number },
  change: Partial<Pick<QuestionRow, 'name' | 'pinned_at'>>,
): Promise<QuestionRow | undefined> {
  if (Object.keys(change).length > 0) await Question.query(db).where(ownQuery).patch(change);
  return Question.query(db).where(ownQuery).select(columns).first();
}

/** Inserts a query and returns its id. */
export async function insertQuestion(db: Knex, row: Omit<QuestionRow, 'id'>): Promise<number> {
  const { id } = await Question.query(db).insert(row);
  return id;
}

/** Deletes queries and returns their number. */
export const deleteQuestions = async (
  db: Knex,
  ownQuery: { user_id: number; id?: number },
): Promise<number> => Question.query(db).where(ownQuery).delete();

export const pauseHistory = (db: Knex, userId: number, isPaused: boolean): Promise<number> =>
  db('users').where({ id: userId }).update({ history_paused: isPaused });
