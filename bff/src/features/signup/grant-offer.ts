import type { z } from 'zod';
import type { offer } from '@massima/contract/account';

export interface TrialRequest {
  trialDays: number;
  /** Negative if unlimited. */
  trialQueries: number;
  coupon: string | null;
}
export interface Grant extends TrialRequest {
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
  request: TrialRequest,
  limits: Pick<z.infer<typeof offer>, 'max_trial_days' | 'max_trial_queries' | 'coupon'>,
  isReturning: boolean,
): Grant {
  const trialDays = isReturning ? 0 : Math.min(request.trialDays, limits.max_trial_days);
  const queries = isReturning
    ? 0
    : Math.min(asNumber(request.trialQueries), asNumber(limits.max_trial_queries));
  const cutDays = trialDays < request.trialDays;
  // Without a trial the number of queries has no effect, and the form requests unlimited queries by
  // default.
  const cutQueries = request.trialDays > 0 && queries < asNumber(request.trialQueries);
  const cutCoupon = request.coupon !== null && request.coupon !== limits.coupon;
  return {
    trialDays,
    trialQueries: queries === unlimited ? -1 : queries,
    coupon: limits.coupon,
    limited: cutDays || cutQueries || cutCoupon,
  };
}
