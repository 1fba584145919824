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
  /** Its owner's name for it; empty: none. */
  declare name: string;
  declare pinned_at: Date | null;
  /** Results when it was asked; null for questions older than this column. */
  declare found: number | null;
  /** The key by which a program asked; empty: asked on the page. */
  declare asked_by: string;
}

export type QuestionRow = ModelObject<Question>;

export interface QuestionFilter {
  userId: number;
  /** Text contained in the question; empty: any. */
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
    .select(columns);

/** The account's pinned ones, the last pinned first. */
export const findPinnedQuestions = async (db: Knex, userId: number, limit: number): Promise<QuestionRow[]> =>
  Question.query(db)
    .where({ user_id: userId })
    .whereNotNull('pinned_at')
    .orderBy('pinned_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .select(columns);

/** The question as it is then, or undefined where it is not this account's. */
export async function changeQuestion(
  db: Knex,
  own: { user_id: number; id: number },
  change: Partial<Pick<QuestionRow, 'name' | 'pinned_at'>>,
): Promise<QuestionRow | undefined> {
  if (Object.keys(change).length > 0) await Question.query(db).where(own).patch(change);
  return Question.query(db).where(own).select(columns).first();
}

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
