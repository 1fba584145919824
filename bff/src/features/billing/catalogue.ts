import type Stripe from 'stripe';
import type { z } from 'zod';
import type {
  pricesInput,
  pricesOutput,
  productsOutput,
  coupon as couponSchema,
  Price,
} from '@massima/contract/billing';
import { planTerms } from '@massima/contract/plan';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { orIfMissing, requirePayments } from './require-payments.ts';
import { viewCoupon, viewList, viewPrice, viewProduct } from './stripe-view.ts';
import { tryCoupon } from './try-coupon.ts';

type Coupon = z.infer<typeof couponSchema>;

export async function listProducts(deps: Deps): Promise<z.infer<typeof productsOutput>> {
  const list = await requirePayments(deps).call((stripe) =>
    stripe.products.list({ active: true, limit: 100 }),
  );
  return viewList(list, viewProduct);
}

/** Prices of a product, each with the coupon that its metadata names, as long as that can be redeemed. */
export async function listPrices(
  deps: Deps,
  { product, limit }: z.infer<typeof pricesInput>,
): Promise<z.infer<typeof pricesOutput>> {
  const list = await requirePayments(deps).call((stripe) =>
    stripe.prices.list({ product, limit, expand: ['data.tiers'] }),
  );
  const data = await Promise.all(list.data.map((price) => withCoupon(deps, price)));
  return viewList({ data, has_more: list.has_more }, (price) => price);
}

export async function readPlan(deps: Deps, id: string): Promise<Price> {
  const price = await requirePayments(deps).call((stripe) =>
    stripe.prices.retrieve(id, { expand: ['tiers'] }),
  );
  return withCoupon(deps, price);
}

export async function readCoupon(deps: Deps, actor: Actor, id: string): Promise<Coupon> {
  return viewCoupon(await tryCoupon(deps, actor, id));
}

/** The one that a price's metadata names; null where it does not exist. */
const namedCoupon = (deps: Deps, id: string): Promise<Coupon | null> =>
  orIfMissing(
    requirePayments(deps)
      .call((stripe) => stripe.coupons.retrieve(id))
      .then(viewCoupon),
    null,
  );

async function withCoupon(deps: Deps, price: Stripe.Price): Promise<Price> {
  const id = planTerms(price).coupon;
  if (!id) return { ...viewPrice(price), coupon: null };
  const coupon = await namedCoupon(deps, id);
  const past = coupon?.redeem_by != null && coupon.redeem_by * 1000 < deps.clock.now().getTime();
  return { ...viewPrice(price), coupon: past ? null : coupon };
}
