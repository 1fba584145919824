import type { z } from 'zod';
import type { feedbackOfInput, saveFeedbackInput } from '@massima/contract/feedback';
import type { Deps } from '../../deps.ts';
import { accountInQuestion, type Actor } from '../auth/index.ts';

export async function saveFeedback(
  { db, clock }: Deps,
  actor: Actor,
  input: z.infer<typeof saveFeedbackInput>,
) {
  const { idResult, query, result, positive, comment } = input;
  await db('feedbacks')
    .insert({
      user_id: accountInQuestion(actor, input.user, 'own'),
      id_result: idResult,
      query,
      result: result === undefined ? null : typeof result === 'string' ? result : JSON.stringify(result),
      positive,
      comment: comment.trim(),
      created_at: clock.now(),
    })
    .onConflict(['user_id', 'id_result'])
    .merge();
  return { success: true, message: 'result_feedback_thanks' };
}

/** Taking back what was never given is a success. */
export async function removeFeedback(
  { db }: Deps,
  actor: Actor,
  { user, idResult }: z.infer<typeof feedbackOfInput>,
) {
  const owner = accountInQuestion(actor, user, 'own');
  await db('feedbacks').where({ user_id: owner, id_result: idResult }).delete();
  return { success: true, message: 'ok' };
}
