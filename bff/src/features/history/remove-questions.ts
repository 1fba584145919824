import { searchesPerMinute } from '@massima/contract/constants';
import type { restoreQuestionInput } from '@massima/contract/history';
import type { z } from 'zod';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalidField } from '../../errors.ts';
import { deleteQuestions, insertQuestion } from '../../models/questions.ts';
import { done } from '../../outcome.ts';
import { consumeRateLimit } from '../limits/index.ts';
import { presentQuestion } from './present-question.ts';

export async function removeQuestion({ db }: Deps, actor: Actor, id: number) {
  const removed = await deleteQuestions(db, { id, user_id: actor.id });
  if (removed === 0) throw new AppError('file_not_found');
  return done('ok');
}

/**
 * Writes a deleted entry again from the client's copy, because the server keeps none. Throws
 * `validation_failed` for a future time, and `too_many_attempts` if more entries are restored than
 * searches are possible.
 */
export async function restoreQuestion(
  deps: Deps,
  actor: Actor,
  { createdAt, pinned, ...entry }: z.infer<typeof restoreQuestionInput>,
) {
  const { db, clock } = deps;
  await consumeRateLimit(deps, `restore:${actor.id}`, { limit: searchesPerMinute, windowSeconds: 60 });
  const at = new Date(createdAt);
  if (at > clock.now()) throw invalidField('createdAt');
  const row = { ...entry, user_id: actor.id, created_at: at, pinned_at: pinned ? clock.now() : null };
  const id = await insertQuestion(db, row);
  return { ...done('ok'), question: presentQuestion({ ...row, id }) };
}

export async function removeAllQuestions({ db }: Deps, actor: Actor) {
  const removed = await deleteQuestions(db, { user_id: actor.id });
  return { ...done('ok'), removed };
}
