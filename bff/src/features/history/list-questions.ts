import type { z } from 'zod';
import type { countQuestionsInput, listQuestionsInput, listQuestionsOutput } from '@massima/contract/history';
import { pinnedQuestionsMax } from '@massima/contract/constants';
import { endOf, instantOf } from '@massima/contract/format/rome-time';
import { authorize } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import {
  countQuestions as count,
  findPinnedQuestions,
  findQuestions,
  type QuestionFilter,
} from '../../models/questions.ts';
import { presentQuestion } from './present-question.ts';

type Filter = z.infer<typeof countQuestionsInput>;

/**
 * Limits the filter to the actor's queries. Administrators have no exception, because a lawyer's
 * queries are privileged.
 */
function ownQuestions(actor: Actor, { user = actor.id, filter, from, to }: Filter): QuestionFilter {
  authorize(actor, 'read', { of: 'history', userId: user });
  return {
    userId: user,
    contains: filter,
    from: from === undefined ? undefined : instantOf(from),
    before: to === undefined ? undefined : endOf(to),
  };
}

export const countQuestions = async ({ db }: Deps, actor: Actor, filter: Filter) => ({
  count: await count(db, ownQuestions(actor, filter)),
});

export async function listQuestions(
  { db }: Deps,
  actor: Actor,
  input: z.infer<typeof listQuestionsInput>,
): Promise<z.infer<typeof listQuestionsOutput>> {
  const rows = await findQuestions(db, ownQuestions(actor, input), input);
  return rows.map(presentQuestion);
}

export async function listPinned(
  { db }: Deps,
  actor: Actor,
  { user = actor.id }: { user?: number | undefined },
) {
  authorize(actor, 'read', { of: 'history', userId: user });
  return (await findPinnedQuestions(db, user, pinnedQuestionsMax)).map(presentQuestion);
}
