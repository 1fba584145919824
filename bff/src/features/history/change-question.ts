import type { z } from 'zod';
import type { changeQuestionInput, question } from '@massima/contract/history';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { changeQuestion as change } from '../../models/questions.ts';
import { presentQuestion } from './present-question.ts';

/** Renames or pins an entry of the account's history. Omitted fields stay unchanged. */
export async function changeQuestion(
  { db, clock }: Deps,
  actor: Actor,
  { id, name, pinned }: z.infer<typeof changeQuestionInput>,
): Promise<z.infer<typeof question>> {
  const changed = await change(
    db,
    { id, user_id: actor.id },
    {
      ...(name !== undefined && { name: name.trim() }),
      ...(pinned !== undefined && { pinned_at: pinned ? clock.now() : null }),
    },
  );
  if (!changed) throw new AppError('file_not_found');
  return presentQuestion(changed);
}
