import type { Knex } from 'knex';
import type { z } from 'zod';
import type { countQuestionsInput, listQuestionsInput, listQuestionsOutput } from '@massima/contract/history';
import { endOf, instantOf } from '@massima/contract/format/rome-time';
import { authorize } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { Question } from '../../models/question.ts';

type Filter = z.infer<typeof countQuestionsInput>;

/** Own questions only, for administrators too: what a lawyer asks is professional secrecy. */
function ownQuestions(db: Knex, actor: Actor, { user = actor.id, filter, from, to }: Filter) {
  authorize(actor, 'read', { of: 'history', userId: user });
  const query = Question.query(db).where({ user_id: user });
  if (filter !== '') void query.where('query', 'like', `%${filter.replace(/[\\%_]/g, '\\$&')}%`);
  if (from) void query.where('created_at', '>=', instantOf(from));
  if (to) void query.where('created_at', '<', endOf(to));
  return query;
}

export async function countQuestions({ db }: Deps, actor: Actor, filter: Filter) {
  return { count: await ownQuestions(db, actor, filter).resultSize() };
}

export async function listQuestions(
  { db }: Deps,
  actor: Actor,
  input: z.infer<typeof listQuestionsInput>,
): Promise<z.infer<typeof listQuestionsOutput>> {
  const rows = await ownQuestions(db, actor, input)
    .orderBy('created_at', input.sort)
    .orderBy('id', input.sort)
    .limit(input.limit)
    .offset(input.offset);
  return rows.map((row) => ({
    id: row.id,
    query: row.query,
    query_type: row.query_type,
    createdAt: row.created_at.toISOString(),
  }));
}
