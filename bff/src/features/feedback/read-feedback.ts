import type { z } from 'zod';
import type {
  feedbackOfInput,
  feedbackOfOutput,
  feedbacksInput,
  feedbacksOutput,
} from '@massima/contract/feedback';
import { resolveOwner } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { feedbackOn, findFeedback } from '../../models/feedbacks.ts';

export async function feedbackOf(
  { db }: Deps,
  actor: Actor,
  { user, idResult }: z.infer<typeof feedbackOfInput>,
): Promise<z.infer<typeof feedbackOfOutput>> {
  const owner = await resolveOwner(db, actor, 'read', 'feedback', user);
  const row = await findFeedback(db, owner, idResult);
  return row ? { positive: row.positive, comment: row.comment } : {};
}

/** Returns the ratings of a page of results with one query, without results that have no rating. */
export async function feedbacksOf(
  { db }: Deps,
  actor: Actor,
  { user, ids }: z.infer<typeof feedbacksInput>,
): Promise<z.infer<typeof feedbacksOutput>> {
  const owner = await resolveOwner(db, actor, 'read', 'feedback', user);
  const rows = await feedbackOn(db, owner, ids);
  return rows.map((row) => ({ idResult: row.id_result, positive: row.positive }));
}
