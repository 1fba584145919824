import type { z } from 'zod';
import { feedbacksMax } from '@massima/contract/constants';
import type { feedbackOfInput, saveFeedbackInput } from '@massima/contract/feedback';
import { resolveOwner } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { deleteFeedback, saveFeedback as save } from '../../models/feedbacks.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { consumeSaveLimit, withinStorage } from '../limits/index.ts';
import { asPermitted } from '../withdrawal/index.ts';
import { done } from '../../outcome.ts';

/**
 * Saves a rating. A rating with a result is charged against the storage like any saved result.
 * Throws `storage_full` if the account's storage is full.
 */
export async function saveFeedback(deps: Deps, actor: Actor, input: z.infer<typeof saveFeedbackInput>) {
  const { db, clock } = deps;
  const { idResult, query, result = null, positive, comment = '' } = await asPermitted(deps, input);
  const row = {
    user_id: await resolveOwner(db, actor, 'change', 'feedback', input.user),
    id_result: idResult,
    query,
    result,
    positive,
    comment: comment.trim(),
    created_at: clock.now(),
  };
  if (result !== null) await consumeSaveLimit(deps, actor);
  await inTransaction(db, (trx) =>
    withinStorage(trx, row.user_id, async () => {
      await save(trx, row, feedbacksMax);
      return true;
    }),
  );
  return done('result_feedback_thanks');
}

/** Removes a rating. Succeeds if none exists. */
export async function removeFeedback(
  { db }: Deps,
  actor: Actor,
  { user, idResult }: z.infer<typeof feedbackOfInput>,
) {
  const owner = await resolveOwner(db, actor, 'change', 'feedback', user);
  await deleteFeedback(db, owner, idResult);
  return done('ok');
}
