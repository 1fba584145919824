import type { FactorProof } from '@massima/contract/factor-proof';
import type { Deps } from '../../deps.ts';
import type { FactorPurpose } from '../../models/factor-rows.ts';
import { findUser } from '../../models/user.ts';
import { consumeRateLimit, type CodePlace } from '../limits/index.ts';
import { askForFactor } from './challenges.ts';
import { checkProof } from './check-proof.ts';

interface Asked {
  userId: number;
  purpose: FactorPurpose;
  /** A session, if it is not given: the code is one of a user who is signed in. */
  place?: CodePlace;
  clientIp: string;
}

/**
 * Before what an account with a second factor confirms by it: throws `second_factor_required` (409) with what to answer, or takes the
 * answer. Nothing of an account without one. Call it outside of transactions: an answer counts once, whatever becomes of the call.
 */
export async function requireFactor(
  deps: Deps,
  { userId, purpose, place = { session: 0 }, clientIp }: Asked,
  proof: FactorProof | undefined,
): Promise<void> {
  if (proof) {
    await checkProof(deps, proof, { userId, purposes: [purpose], place, clientIp });
    return;
  }
  const account = await findUser(deps.db, userId);
  if (!account || account.second_factor_at === null) return;
  // Each question is a row.
  await consumeRateLimit(deps, `factor-asked:${userId}`, { limit: 60, windowSeconds: 15 * 60 });
  const asked = await askForFactor(deps.db, deps, userId, purpose);
  if (asked) throw asked;
}
