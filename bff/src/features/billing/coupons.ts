import type Stripe from 'stripe';
import { planTerms } from '@massima/contract/plan';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalidField } from '../../errors.ts';
import type { AccountRow } from '../../models/user.ts';
import { consumeRateLimits } from '../limits/index.ts';
import { orIfMissing, requirePayments } from './require-payments.ts';

/** Limit on guesses, because codes are short. After ten unknown codes the account must wait. */
const misses = { limit: 10, windowSeconds: 15 * 60 };

const retrieve = (deps: Deps, id: string): Promise<Stripe.Coupon> =>
  requirePayments(deps).call((stripe) => stripe.coupons.retrieve(id));

/**
 * Returns the coupon for a code, or throws `file_not_found`. Valid codes are not charged against
 * the limit.
 */
export async function tryCoupon(deps: Deps, actor: Pick<Actor, 'id'>, code: string): Promise<Stripe.Coupon> {
  const attempt = await consumeRateLimits(deps, [{ bucket: `coupon:${actor.id}`, ...misses }]);
  const coupon = await retrieve(deps, code);
  await attempt.succeeded();
  return coupon;
}

/** The expiry is compared with the product's clock. `valid` covers the number of redemptions. */
const isRedeemable = ({ clock }: Deps, { redeem_by, valid }: Stripe.Coupon): boolean =>
  valid && (redeem_by === null || redeem_by * 1000 >= clock.now().getTime());

/** Returns the coupon with this id if it exists and can be redeemed; otherwise null. */
async function ifRedeemable(deps: Deps, id: string): Promise<Stripe.Coupon | null> {
  const coupon = await orIfMissing(retrieve(deps, id), null);
  return coupon && isRedeemable(deps, coupon) ? coupon : null;
}

/**
 * Returns a function that finds the redeemable coupon of a price for this account: the coupon of
 * the account's offer for prices of its type, otherwise the coupon that the price names.
 */
export function couponsFor(deps: Deps, { coupon, price_type }: Pick<AccountRow, 'coupon' | 'price_type'>) {
  const read = new Map<string, Promise<Stripe.Coupon | null>>();
  const once = async (id: string | null) => {
    if (!id) return null;
    const found = read.get(id) ?? ifRedeemable(deps, id);
    read.set(id, found);
    return found;
  };
  return async (price: Stripe.Price): Promise<Stripe.Coupon | null> => {
    const terms = planTerms(price);
    return (terms.priceType === price_type && (await once(coupon))) || (await once(terms.coupon));
  };
}

/**
 * Returns the coupon for a new subscription: the requested coupon, otherwise the coupon of the
 * account's offer.
 * @throws AppError `validation_failed` if the requested coupon does not exist or can no longer be
 *   redeemed
 */
export async function couponToRedeem(
  deps: Deps,
  user: Pick<AccountRow, 'coupon'>,
  actor: Pick<Actor, 'id'>,
  requestedCoupon: string | null | undefined,
): Promise<Stripe.Coupon | null> {
  if (!requestedCoupon) return user.coupon ? await ifRedeemable(deps, user.coupon) : null;
  const coupon = await tryCoupon(deps, actor, requestedCoupon).catch((error: unknown) => {
    throw error instanceof AppError && error.key === 'file_not_found' ? invalidField('coupon') : error;
  });
  if (!isRedeemable(deps, coupon)) throw invalidField('coupon');
  return coupon;
}
