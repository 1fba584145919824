import type { FactorKind } from '@massima/contract/factor-proof';
import type { Actor } from '../../actor.ts';
import type { Knex } from 'knex';
import { hashToken, newToken } from '../../adapters/tokens.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { consumeRateLimit } from '../limits/index.ts';
import { factorKindsOf, findChallenge, insertChallenge, type OnlyFactors } from '../../models/factors.ts';
import type { FactorChallengeRow, FactorPurpose } from '../../models/factor-rows.ts';

/** As long as a phone takes to be found. */
const lifeMs = 10 * 60_000;

type ChallengeDeps = Pick<Deps, 'clock'>;

/** 256 random bits, kept hashed. @param userId null where it is not known yet who answers */
export async function newChallenge(
  db: Knex,
  { clock }: ChallengeDeps,
  userId: number | null,
  purpose: FactorPurpose,
  sessionId: number | null = null,
): Promise<string> {
  const challenge = newToken();
  await insertChallenge(db, {
    user_id: userId,
    challenge_hash: hashToken(challenge),
    purpose,
    session_id: sessionId,
    expires_at: new Date(clock.now().getTime() + lifeMs),
  });
  return challenge;
}

/** The one that was given, where it is for one of these purposes; it is not used up by that. */
export async function openChallenge(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  challenge: string,
  purposes: readonly FactorPurpose[],
): Promise<FactorChallengeRow | null> {
  const found = await findChallenge(db, hashToken(challenge), clock.now());
  return found && purposes.includes(found.purpose) ? found : null;
}

/**
 * What an account with a second factor is asked, as the refusal that says so; null for an account without one. At a login: 401, in a
 * session: 409. Thrown by the caller once its transaction is done, which would take the challenge back.
 */
export async function askForFactor(
  db: Knex,
  deps: ChallengeDeps,
  userId: number,
  purpose: FactorPurpose,
  sessionId: number | null = null,
  only: OnlyFactors = {},
): Promise<AppError | null> {
  const kinds: FactorKind[] = await factorKindsOf(db, userId, only);
  if (kinds.length === 0) return null;
  const challenge = await newChallenge(db, deps, userId, purpose, sessionId);
  return new AppError('second_factor_required', {
    data: { challenge, kinds },
    ...(purpose.startsWith('login_') && { kind: 'UNAUTHORIZED' as const }),
  });
}

/** What a session with a second factor is asked, before what a proof must confirm. Call it outside of transactions. */
export async function askInSession(
  deps: Deps,
  { id, sessionId, hasSecondFactor }: Actor,
  only: OnlyFactors = {},
): Promise<AppError | null> {
  if (!hasSecondFactor || sessionId === null) return null;
  // Each question is a row.
  await consumeRateLimit(deps, `proof-asked:${sessionId}`, { limit: 60, windowSeconds: 15 * 60 });
  return askForFactor(deps.db, deps, id, 'session', sessionId, only);
}
