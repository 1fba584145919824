import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { endSession } from '../../models/session.ts';

export async function logOut({ db, clock }: Deps, actor: Actor) {
  if (actor.sessionId !== null) await endSession(db, actor.sessionId, 'logged_out', clock.now());
  return { isLogged: false as const, message: 'ok' as const };
}
