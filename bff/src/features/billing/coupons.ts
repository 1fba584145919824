import type Stripe from 'stripe';
import { planTerms } from '@massima/contract/plan';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalidField } from '../../errors.ts';
import type { AccountRow } from '../../models/user.ts';
import { consumeRateLimits } from '../limits/index.ts';
import { orIfMissing, requirePayments } from './require-payments.ts';

/** Codes are short enough to be guessed: ten that do not exist, then the account waits. */
const misses = { limit: 10, windowSeconds: 15 * 60 };

const retrieve = (deps: Deps, id: string): Promise<Stripe.Coupon> =>
  requirePayments(deps).call((stripe) => stripe.coupons.retrieve(id));

/** The coupon of a code that a user sends, or `file_not_found`. Codes that exist are not counted. */
export async function tryCoupon(deps: Deps, actor: Pick<Actor, 'id'>, code: string): Promise<Stripe.Coupon> {
  const attempt = await consumeRateLimits(deps, [{ bucket: `coupon:${actor.id}`, ...misses }]);
  const coupon = await retrieve(deps, code);
  await attempt.succeeded();
  return coupon;
}

/** The date is compared with the product's clock; `valid` knows how often a coupon may be redeemed. */
const isRedeemable = ({ clock }: Deps, { redeem_by, valid }: Stripe.Coupon): boolean =>
  valid && (redeem_by === null || redeem_by * 1000 >= clock.now().getTime());

/** The one of this id as long as it exists and can be redeemed. */
async function ifRedeemable(deps: Deps, id: string): Promise<Stripe.Coupon | null> {
  const coupon = await orIfMissing(retrieve(deps, id), null);
  return coupon && isRedeemable(deps, coupon) ? coupon : null;
}

/**
 * Says for any price which coupon lowers it for this account, while it can be redeemed: the one of the offer it registered
 * with, or else the one that the price names. The offer's is for prices of its own type.
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
 * What a subscription redeems: the requested coupon, or else the one of the account's offer, which it is due.
 * @throws `validation_failed` when the one that is requested does not exist or can't be redeemed any more.
 */
export async function couponToRedeem(
  deps: Deps,
  user: Pick<AccountRow, 'coupon'>,
  actor: Pick<Actor, 'id'>,
  asked: string | null | undefined,
): Promise<Stripe.Coupon | null> {
  if (!asked) return user.coupon ? await ifRedeemable(deps, user.coupon) : null;
  const coupon = await tryCoupon(deps, actor, asked).catch((error: unknown) => {
    throw error instanceof AppError && error.key === 'file_not_found' ? invalidField('coupon') : error;
  });
  if (!isRedeemable(deps, coupon)) throw invalidField('coupon');
  return coupon;
}
