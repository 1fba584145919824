import type { FactorKind } from '@massima/contract/factor-proof';
import type { Actor } from '../../actor.ts';
import type { Knex } from 'knex';
import { hashToken, newToken } from '../../adapters/tokens.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { consumeRateLimit } from '../limits/index.ts';
import { factorKindsOf, findChallenge, insertChallenge, type OnlyFactors } from '../../models/factors.ts';
import type { FactorChallengeRow, FactorPurpose } from '../../models/factor-rows.ts';

/** Enough time to find a phone. */
const lifeMs = 10 * 60_000;

type ChallengeDeps = Pick<Deps, 'clock'>;

/**
 * Creates a challenge of 256 random bits and stores its hash.
 *
 * @param userId null if the proof will identify the account
 */
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

/** Returns a valid challenge for any of these purposes, or null. Does not use the challenge. */
export async function openChallenge(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  challenge: string,
  purposes: readonly FactorPurpose[],
): Promise<FactorChallengeRow | null> {
  const found = await findChallenge(db, hashToken(challenge), clock.now());
  return found && purposes.includes(found.purpose) ? found : null;
}

/**
 * Returns the error that requests a second factor, or null if the account has none. The status
 * is 401 at a login and 409 in a session. The caller throws it after its transaction, because a
 * rollback would delete the challenge.
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

/**
 * Returns the error that requests a second factor from a session, or null if the account has none.
 * Call it outside of transactions.
 */
export async function askInSession(
  deps: Deps,
  { id, sessionId, hasSecondFactor }: Actor,
  only: OnlyFactors = {},
): Promise<AppError | null> {
  if (!hasSecondFactor || sessionId === null) return null;
  // Each request inserts a row.
  await consumeRateLimit(deps, `proof-asked:${sessionId}`, { limit: 60, windowSeconds: 15 * 60 });
  return askForFactor(deps.db, deps, id, 'session', sessionId, only);
}
