import type { FactorProof } from '@massima/contract/factor-proof';
import type { Deps } from '../../deps.ts';
import { factorKindsOf } from '../../models/factors.ts';
import { askForFactor } from './challenges.ts';
import { checkProof } from './check-proof.ts';

interface TrustedFactorCheck {
  userId: number;
  /** Id of the mailed link. */
  link: number;
  /** Only factors made before this moment count. */
  madeBefore?: Date;
  clientIp: string;
}

/**
 * Requires a trusted factor on the page of a mailed link. Young factors are ignored, because a thief may have added them. Call it outside
 * of transactions, because a proof counts even if the caller fails later.
 *
 * @returns false if the account has no such factor
 * @throws AppError `second_factor_required` (409) without a proof
 */
export async function requireTrusted(
  deps: Deps,
  { userId, link, madeBefore, clientIp }: TrustedFactorCheck,
  proof: FactorProof | undefined,
): Promise<boolean> {
  const only = { trustedAt: deps.clock.now(), madeBefore };
  if ((await factorKindsOf(deps.db, userId, only)).length === 0) return false;
  if (!proof) throw await askForFactor(deps.db, deps, userId, 'link', null, only);
  await checkProof(deps, proof, {
    userId,
    purposes: ['link'],
    place: { link },
    isTrusted: true,
    madeBefore,
    clientIp,
  });
  return true;
}
