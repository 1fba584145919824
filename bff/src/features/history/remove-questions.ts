import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { Question } from '../../models/question.ts';
import { done } from '../../outcome.ts';

export async function removeQuestion({ db }: Deps, actor: Actor, id: number) {
  const removed = await Question.query(db).delete().where({ id, user_id: actor.id });
  if (removed === 0) throw new AppError('file_not_found');
  return done('ok');
}

export async function removeAllQuestions({ db }: Deps, actor: Actor) {
  const removed = await Question.query(db).delete().where({ user_id: actor.id });
  return { ...done('ok'), removed };
}
