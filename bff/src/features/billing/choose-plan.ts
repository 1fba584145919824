import type Stripe from 'stripe';
import { trialDays } from '@massima/contract/constants';
import { isStandardProduct, planTerms } from '@massima/contract/plan';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { UserRow } from '../../models/tables.ts';
import { requirePayments } from './require-payments.ts';
import { tryCoupon } from './try-coupon.ts';

const refuse = (path: string) =>
  new AppError('validation_failed', { issues: [{ path, message: 'validation_failed' }] });

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

/** A coupon that exists and is not past its date, or null when none was asked for. */
export async function redeemableCoupon(
  deps: Deps,
  actor: Pick<Actor, 'id'>,
  id: string | null | undefined,
): Promise<string | null> {
  if (!id) return null;
  const coupon = await tryCoupon(deps, actor, id).catch((error: unknown) => {
    throw error instanceof AppError && error.key === 'file_not_found' ? refuse('coupon') : error;
  });
  const past = coupon.redeem_by !== null && coupon.redeem_by * 1000 < deps.clock.now().getTime();
  if (past || !coupon.valid) throw refuse('coupon');
  return coupon.id;
}
