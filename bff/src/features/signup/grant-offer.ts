import type { z } from 'zod';
import type { offer } from '@massima/contract/account';

export interface Wishes {
  trialDays: number;
  /** Negative if unlimited. */
  trialQueries: number;
  coupon: string | null;
}
export interface Grant extends Wishes {
  /** Whether the offer grants less than was requested. */
  limited: boolean;
}

const unlimited = Number.POSITIVE_INFINITY;
/** Maximum number of queries that the column can store, treated as unlimited. */
const most = 1_000_000_000;
const asNumber = (queries: number) => (queries < 0 ? unlimited : Math.min(queries, most));

/**
 * Limits a page's request to the terms of the offer (contract, section 4). A returning user gets
 * no trial.
 */
export function grantOffer(
  wishes: Wishes,
  given: Pick<z.infer<typeof offer>, 'max_trial_days' | 'max_trial_queries' | 'coupon'>,
  isReturning: boolean,
): Grant {
  const trialDays = isReturning ? 0 : Math.min(wishes.trialDays, given.max_trial_days);
  const queries = isReturning
    ? 0
    : Math.min(asNumber(wishes.trialQueries), asNumber(given.max_trial_queries));
  const cutDays = trialDays < wishes.trialDays;
  // Without a trial the number of queries has no effect, and the form requests unlimited queries by
  // default.
  const cutQueries = wishes.trialDays > 0 && queries < asNumber(wishes.trialQueries);
  const cutCoupon = wishes.coupon !== null && wishes.coupon !== given.coupon;
  return {
    trialDays,
    trialQueries: queries === unlimited ? -1 : queries,
    coupon: given.coupon,
    limited: cutDays || cutQueries || cutCoupon,
  };
}
