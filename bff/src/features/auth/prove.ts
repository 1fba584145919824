import { proofSeconds } from '@massima/contract/effects';
import type { GivenProof } from '@massima/contract/session';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalidField } from '../../errors.ts';
import { noteProof } from '../../models/session.ts';
import { done } from '../../outcome.ts';
import { askInSession, checkProof } from '../factors/index.ts';
import { checkPassword } from '../limits/index.ts';

/**
 * Gives the session a proof: a factor of an account that has one, else the password. Throws `second_factor_wrong`, or says that the
 * password is wrong; without anything to check, what `askForProof` returns.
 */
export async function prove(
  deps: Deps,
  actor: Actor,
  { password, second_factor }: GivenProof,
  clientIp: string,
): Promise<void> {
  const { id, email, device, sessionId, hasSecondFactor } = actor;
  if (sessionId === null) throw new AppError('access_denied');
  const isByPassword = !second_factor && password !== undefined && !hasSecondFactor;
  if (!second_factor && !isByPassword) throw await askForProof(deps, actor);
  if (isByPassword && !(await checkPassword(deps, { email, clientIp, device, session: sessionId }, password)))
    throw invalidField('password', 'wrong_old_password');
  const proof = second_factor
    ? await checkProof(deps, second_factor, {
        userId: id,
        sessionId,
        purposes: ['session'],
        place: { session: sessionId },
        clientIp,
      })
    : { provenBy: 'password' as const };
  actor.provenAt = deps.clock.now();
  actor.provenBy = proof.provenBy;
  await noteProof(deps.db, sessionId, { proven_at: actor.provenAt, proven_by: proof.provenBy });
}

/** Records the proof of a session and returns the time until which it is valid. */
export async function proveSession(deps: Deps, actor: Actor, proof: GivenProof, clientIp: string) {
  await prove(deps, actor, proof, clientIp);
  const until = deps.clock.now().getTime() + proofSeconds.changes_entry * 1000;
  return { ...done('ok'), until: new Date(until).toISOString() };
}

/** Returns the error for a session whose user must give a proof first. The session stays valid. */
export const askForProof = async (deps: Deps, actor: Actor): Promise<AppError> =>
  (await askInSession(deps, actor)) ?? new AppError('proof_required', { data: { kinds: ['password'] } });
