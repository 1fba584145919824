import type Stripe from 'stripe';
import { trialDays } from '@massima/contract/constants';
import { daysAfter } from '@massima/contract/format/dates';
import { isStandardProduct, planTerms } from '@massima/contract/plan';
import type { Deps } from '../../deps.ts';
import { AppError, invalidField } from '../../errors.ts';
import type { AccountRow } from '../../models/user.ts';
import { requirePayments } from './require-payments.ts';

/**
 * Returns a price that may be sold to this account: active, of the standard product and the
 * account's price type.
 */
export async function sellablePrice(deps: Deps, user: AccountRow, planId: string): Promise<Stripe.Price> {
  const payments = requirePayments(deps);
  const price = await payments
    .call((stripe) => stripe.prices.retrieve(planId, { expand: ['product', 'tiers'] }))
    .catch((error: unknown) => {
      throw error instanceof AppError && error.key === 'file_not_found' ? invalidField('planId') : error;
    });
  const product = price.product as Stripe.Product;
  const forAccount = planTerms(price).priceType === user.price_type;
  if (!price.active || !isStandardProduct(product) || !forAccount) throw invalidField('planId');
  return price;
}

/** Longest trial that the provider accepts. */
const longestTrialDays = 730;

/** Returns the end of the current free trial; null if it has ended or has no searches left. */
function freeTrialEnd(user: AccountRow, now: Date): Date | null {
  const { trial_expires_at: end, plan_queries: queries, used_queries: used } = user;
  const hasSearches = queries < 0 || used < queries;
  return end !== null && end > now && hasSearches ? end : null;
}

/**
 * Returns the trial for a new subscription. The server decides: one trial per account, and none
 * for former customers. A subscription made during a free trial starts when that trial ends, if
 * this is later.
 * @returns parameters for the provider; null for no trial
 */
export function trialOf(
  user: AccountRow,
  now: Date,
): { trial_period_days: number } | { trial_end: number } | null {
  const availableTrialDays = user.is_returning || user.plan_expires_at !== null ? 0 : trialDays;
  const free = freeTrialEnd(user, now);
  if (free && free > daysAfter(now, availableTrialDays)) {
    const end = Math.min(free.getTime(), daysAfter(now, longestTrialDays).getTime());
    return { trial_end: Math.floor(end / 1000) };
  }
  return availableTrialDays > 0 ? { trial_period_days: availableTrialDays } : null;
}

/**
 * Returns the end of the free period of a subscription created now; null if it is paid
 * immediately.
 * @param from  start of the trial days
 */
export function trialEndOf(user: AccountRow, now: Date, from = now): Date | null {
  const trial = trialOf(user, now);
  if (!trial) return null;
  return 'trial_end' in trial ? new Date(trial.trial_end * 1000) : daysAfter(from, trial.trial_period_days);
}
