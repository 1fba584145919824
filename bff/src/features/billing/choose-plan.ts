import type Stripe from 'stripe';
import { trialDays } from '@massima/contract/constants';
import { daysAfter } from '@massima/contract/format/dates';
import { isStandardProduct, planTerms } from '@massima/contract/plan';
import type { Deps } from '../../deps.ts';
import { AppError, invalidField } from '../../errors.ts';
import type { AccountRow } from '../../models/user.ts';
import { requirePayments } from './require-payments.ts';

/** The price that may be sold to this account: active, of the standard product, of the account's price type. */
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

/** The provider takes no longer trial. */
const longestTrialDays = 730;

/** The end of a free trial that runs and has a search left; null: there is nothing of it to lose. */
function freeTrialEnd(user: AccountRow, now: Date): Date | null {
  const { trial_expires_at: end, plan_queries: queries, used_queries: used } = user;
  const hasSearches = queries < 0 || used < queries;
  return end !== null && end > now && hasSearches ? end : null;
}

/**
 * The trial is the server's decision: once in an account's life, none for those who return. A user who subscribes during
 * a free trial loses nothing of it: the subscription begins when that ends, if this is later.
 * @returns as the provider takes it; null: no trial
 */
export function trialOf(
  user: AccountRow,
  now: Date,
): { trial_period_days: number } | { trial_end: number } | null {
  const own = user.is_returning || user.plan_expires_at !== null ? 0 : trialDays;
  const free = freeTrialEnd(user, now);
  if (free && free > daysAfter(now, own)) {
    const end = Math.min(free.getTime(), daysAfter(now, longestTrialDays).getTime());
    return { trial_end: Math.floor(end / 1000) };
  }
  return own > 0 ? { trial_period_days: own } : null;
}

/**
 * Until when a subscription that is made now costs nothing; null: it is paid immediately.
 * @param from when its own days are counted from
 */
export function trialEndOf(user: AccountRow, now: Date, from = now): Date | null {
  const trial = trialOf(user, now);
  if (!trial) return null;
  return 'trial_end' in trial ? new Date(trial.trial_end * 1000) : daysAfter(from, trial.trial_period_days);
}
