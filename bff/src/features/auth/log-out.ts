import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';

export async function logOut({ db, clock }: Deps, actor: Actor) {
  await db('sessions')
    .where({ id: actor.sessionId })
    .update({ ended_at: clock.now(), ended_reason: 'logged_out' });
  return { isLogged: false as const, message: 'ok' as const };
}
