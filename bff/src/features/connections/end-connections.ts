import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { endConnections } from '../../models/connection.ts';
import { done } from '../../outcome.ts';

export async function endConnection({ db, clock }: Deps, actor: Actor, id: number) {
  if ((await endConnections(db, { id, user_id: actor.id }, clock.now())) === 0)
    throw new AppError('file_not_found');
  return done('ok');
}

export async function endAllConnections({ db, clock }: Deps, actor: Actor) {
  return { ...done('ok'), ended: await endConnections(db, { user_id: actor.id }, clock.now()) };
}
