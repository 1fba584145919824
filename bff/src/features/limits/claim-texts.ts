import { fullTextsPerDay } from '@massima/contract/constants';
import { daysAfter } from '@massima/contract/format/dates';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { claimTexts as claim } from '../../models/read-texts.ts';

const claimed = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, actor: Actor, rulingIds: readonly string[]) => {
  const now = clock.now();
  const since = daysAfter(now, -1);
  return claim(db, { userId: actor.id, rulingIds, now, since, limit: fullTextsPerDay });
};

/**
 * Of these rulings, those whose full text may still leave today. Every way by which texts leave counts here, so that the
 * collection can't be copied by any of them.
 */
export async function claimTexts(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  rulingIds: readonly string[],
): Promise<Set<string>> {
  return rulingIds.length === 0 ? new Set() : (await claimed(deps, actor, rulingIds)).rulingIds;
}

/** Counts one full text; `too_many_attempts` when it is one too many. */
export async function claimText(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  rulingId: string,
): Promise<void> {
  const { rulingIds, oldest } = await claimed(deps, actor, [rulingId]);
  if (rulingIds.has(rulingId)) return;
  const now = deps.clock.now();
  const free = daysAfter(oldest ?? now, 1).getTime();
  throw new AppError('too_many_attempts', {
    retryAfter: Math.max(1, Math.ceil((free - now.getTime()) / 1000)),
  });
}
