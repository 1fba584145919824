import { openingsByNumberInTrial, openingsByNumberPerDay } from '@massima/contract/constants';
import { daysAfter } from '@massima/contract/format/dates';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { howKnown, isSaved, openByNumber } from '../../models/served-rulings.ts';
import { searchEligibilityOf, onlyTries } from '../users/index.ts';
import { tooManyToday } from './consume-text-quota.ts';

/**
 * Lets an account open a ruling, so that the collection can't be copied by trying ids.
 *
 * A ruling from the account's results, or linked from a text it may read, opens while the account
 * may search. A ruling named by a check opens a limited number of times a day. A ruling in the
 * account's folders always opens. Administrators support other users and may read all.
 * @throws AppError `file_not_found` for any other id
 */
export async function openRuling(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  rulingId: string,
): Promise<void> {
  if (actor.role === 'admin') return;
  const now = clock.now();
  const { license, answer } = searchEligibilityOf(actor, now);
  const earlierAccess = license ? await howKnown(db, actor.id, rulingId) : undefined;
  if (earlierAccess === 'shown' || (await isSaved(db, actor.id, rulingId))) return;
  if (!license && answer !== 'ok') throw new AppError(answer);
  if (earlierAccess === undefined) throw new AppError('file_not_found');
  const { refusal, oldest } = await openByNumber(db, {
    userId: actor.id,
    rulingId,
    now,
    since: daysAfter(now, -1),
    perDay: openingsByNumberPerDay,
    inAll: onlyTries(actor, now) ? openingsByNumberInTrial : Infinity,
  });
  if (refusal === 'in_all') throw new AppError('subscription_expired');
  if (refusal === 'per_day') throw tooManyToday(now, oldest);
}
