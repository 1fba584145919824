import type Stripe from 'stripe';
import { trialDays } from '@massima/contract/constants';
import { isStandardProduct, planTerms } from '@massima/contract/plan';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { UserRow } from '../../models/tables.ts';
import { refuse } from './refuse.ts';
import { requirePayments } from './require-payments.ts';

/** The price that may be sold to this account: active, of the standard product, of the account's price type. */
export async function sellablePrice(deps: Deps, user: UserRow, planId: string): Promise<Stripe.Price> {
  const payments = requirePayments(deps);
  const price = await payments
    .call((stripe) => stripe.prices.retrieve(planId, { expand: ['product', 'tiers'] }))
    .catch((error: unknown) => {
      throw error instanceof AppError && error.key === 'file_not_found' ? refuse('planId') : error;
    });
  const product = price.product as Stripe.Product;
  const forAccount = planTerms(price).priceType === user.price_type;
  if (!price.active || !isStandardProduct(product) || !forAccount) throw refuse('planId');
  return price;
}

/** The trial is the server's decision: once in an account's life, none for those who return. */
export function trialOf(user: UserRow): number {
  if (user.is_returning || user.plan_expires_at !== null) return 0;
  return trialDays;
}
