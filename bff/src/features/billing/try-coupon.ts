import type Stripe from 'stripe';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { takeAttempts } from '../limits/index.ts';
import { requirePayments } from './require-payments.ts';

/** Codes are short enough to be guessed: ten that do not exist, then the account waits. */
const misses = { limit: 10, windowSeconds: 15 * 60 };

/** The coupon of a code that somebody sends, or `file_not_found`. Codes that exist are not counted. */
export async function tryCoupon(deps: Deps, actor: Pick<Actor, 'id'>, code: string): Promise<Stripe.Coupon> {
  const attempt = await takeAttempts(deps, [{ bucket: `coupon:${actor.id}`, ...misses }]);
  const coupon = await requirePayments(deps).call((stripe) => stripe.coupons.retrieve(code));
  await attempt.succeeded();
  return coupon;
}
