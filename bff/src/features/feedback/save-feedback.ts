import type { z } from 'zod';
import type { feedbackOfInput, saveFeedbackInput } from '@massima/contract/feedback';
import { ownerInQuestion } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { done } from '../../outcome.ts';

export async function saveFeedback(
  { db, clock }: Deps,
  actor: Actor,
  input: z.infer<typeof saveFeedbackInput>,
) {
  const { idResult, query, result, positive, comment = '' } = input;
  await db('feedbacks')
    .insert({
      user_id: await ownerInQuestion(db, actor, 'change', 'feedback', input.user),
      id_result: idResult,
      query,
      result: result === undefined ? null : typeof result === 'string' ? result : JSON.stringify(result),
      positive,
      comment: comment.trim(),
      created_at: clock.now(),
    })
    .onConflict(['user_id', 'id_result'])
    .merge();
  return done('result_feedback_thanks');
}

/** Taking back what was never given is a success. */
export async function removeFeedback(
  { db }: Deps,
  actor: Actor,
  { user, idResult }: z.infer<typeof feedbackOfInput>,
) {
  const owner = await ownerInQuestion(db, actor, 'change', 'feedback', user);
  await db('feedbacks').where({ user_id: owner, id_result: idResult }).delete();
  return done('ok');
}
