import { AppError } from '../../errors.ts';
import type { Actor } from './find-session.ts';

/**
 * The one place that says whose data a call is about. `user` is the documented parameter; what one may not see does not
 * exist, hence a 404. An administrator may read any account's data where the operation says so, and change only the own.
 */
export function accountInQuestion(
  actor: Actor,
  user: number | undefined,
  access: 'own' | 'admin-reads-any',
): number {
  if (user === undefined || user === actor.id) return actor.id;
  if (access === 'admin-reads-any' && actor.role === 'admin') return user;
  throw new AppError('user_not_found');
}
