import { fullTextsPerDay } from '@massima/contract/constants';
import { daysAfter } from '@massima/contract/format/dates';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { reserveTexts as claim, type ClaimedTexts } from '../../models/read-texts.ts';

/**
 * Charges full texts against the daily limit and returns the rulings whose text may be sent. Every
 * transport is charged here, so that none can copy the collection.
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

/**
 * Charges one full text.
 * @throws AppError `too_many_attempts` if the daily limit is reached
 */
export async function consumeOneText(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  rulingId: string,
): Promise<void> {
  const { rulingIds, oldest } = await consumeTextQuota(deps, actor, [rulingId]);
  if (!rulingIds.has(rulingId)) throw tooManyToday(deps.clock.now(), oldest);
}

/**
 * Returns the error for a daily limit. `retryAfter` is the time until the oldest use expires, in
 * seconds.
 */
export function tooManyToday(now: Date, oldest: Date | undefined): AppError {
  const free = daysAfter(oldest ?? now, 1).getTime();
  return new AppError('too_many_attempts', {
    retryAfter: Math.max(1, Math.ceil((free - now.getTime()) / 1000)),
  });
}
