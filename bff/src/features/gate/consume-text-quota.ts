import { fullTextsPerDay } from '@massima/contract/constants';
import { daysAfter } from '@massima/contract/format/dates';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { reserveTexts as claim, type ClaimedTexts } from '../../models/read-texts.ts';

/**
 * Of these rulings, those whose full text may still leave today. Every way by which texts leave counts here, so that the
 * collection can't be copied by any of them.
 */
export async function consumeTextQuota(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  rulingIds: readonly string[],
): Promise<ClaimedTexts> {
  if (rulingIds.length === 0) return { rulingIds: new Set(), oldest: undefined };
  const now = clock.now();
  return claim(db, { userId: actor.id, rulingIds, now, since: daysAfter(now, -1), limit: fullTextsPerDay });
}

/** Counts one full text; `too_many_attempts` when it is one too many. */
export async function consumeOneText(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  rulingId: string,
): Promise<void> {
  const { rulingIds, oldest } = await consumeTextQuota(deps, actor, [rulingId]);
  if (!rulingIds.has(rulingId)) throw tooManyToday(deps.clock.now(), oldest);
}

/** The refusal of what is counted by the day, with when the oldest of it counts no more. */
export function tooManyToday(now: Date, oldest: Date | undefined): AppError {
  const free = daysAfter(oldest ?? now, 1).getTime();
  return new AppError('too_many_attempts', {
    retryAfter: Math.max(1, Math.ceil((free - now.getTime()) / 1000)),
  });
}
