import type Stripe from 'stripe';
import type { z } from 'zod';
import type {
  pricesInput,
  pricesOutput,
  productsOutput,
  coupon as couponSchema,
  Price,
} from '@massima/contract/billing';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { AccountRow } from '../../models/user.ts';
import { findUser } from '../../models/user.ts';
import { couponsFor, tryCoupon } from './coupons.ts';
import { requirePayments } from './require-payments.ts';
import { viewCoupon, viewList, viewPrice, viewProduct } from './stripe-view.ts';

type Coupon = z.infer<typeof couponSchema>;

export async function listProducts(deps: Deps): Promise<z.infer<typeof productsOutput>> {
  const list = await requirePayments(deps).call((stripe) =>
    stripe.products.list({ active: true, limit: 100 }),
  );
  return viewList(list, viewProduct);
}

/** Returns the prices of a product, each with the coupon that lowers it for the account. */
export async function listPrices(
  deps: Deps,
  actor: Actor,
  { product, limit }: z.infer<typeof pricesInput>,
): Promise<z.infer<typeof pricesOutput>> {
  const list = await requirePayments(deps).call((stripe) =>
    stripe.prices.list({ product, limit, expand: ['data.tiers'] }),
  );
  const couponOf = couponsFor(deps, await accountOf(deps, actor));
  const data = await Promise.all(list.data.map((price) => withCoupon(price, couponOf)));
  return viewList({ data, has_more: list.has_more }, (price) => price);
}

export async function readPlan(deps: Deps, actor: Actor, id: string): Promise<Price> {
  const price = await requirePayments(deps).call((stripe) =>
    stripe.prices.retrieve(id, { expand: ['tiers'] }),
  );
  return withCoupon(price, couponsFor(deps, await accountOf(deps, actor)));
}

export async function readCoupon(deps: Deps, actor: Actor, id: string): Promise<Coupon> {
  return viewCoupon(await tryCoupon(deps, actor, id));
}

async function accountOf({ db }: Deps, { id }: Actor): Promise<AccountRow> {
  const user = await findUser(db, id);
  if (!user) throw new AppError('user_not_found');
  return user;
}

async function withCoupon(price: Stripe.Price, couponOf: ReturnType<typeof couponsFor>): Promise<Price> {
  const coupon = await couponOf(price);
  return { ...viewPrice(price), coupon: coupon && viewCoupon(coupon) };
}
