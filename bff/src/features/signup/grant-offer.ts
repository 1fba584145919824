import type { z } from 'zod';
import type { offer } from '@massima/contract/account';

export interface Wishes {
  trialDays: number;
  /** Negative: unlimited. */
  trialQueries: number;
  coupon: string | null;
}
export interface Grant extends Wishes {
  /** Something was requested that the offer does not give. */
  limited: boolean;
}

const unlimited = Number.POSITIVE_INFINITY;
/** More than the column can store is as good as its maximum. */
const most = 1_000_000_000;
const asNumber = (queries: number) => (queries < 0 ? unlimited : Math.min(queries, most));

/** Cuts what a page requested down to what the offer gives (contract, section 4). A returning user gets no trial. */
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
  // Without a trial its queries mean nothing, and the form's default asks for unlimited ones.
  const cutQueries = wishes.trialDays > 0 && queries < asNumber(wishes.trialQueries);
  const cutCoupon = wishes.coupon !== null && wishes.coupon !== given.coupon;
  return {
    trialDays,
    trialQueries: queries === unlimited ? -1 : queries,
    coupon: given.coupon,
    limited: cutDays || cutQueries || cutCoupon,
  };
}
