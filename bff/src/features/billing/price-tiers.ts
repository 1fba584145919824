import type Stripe from 'stripe';
import type { Payments } from '../../adapters/payments.ts';

/**
 * Returns a price with its tiers. In lists of subscriptions the tiers are one level deeper than
 * the provider expands.
 */
export const withTiers = async (payments: Payments, price: Stripe.Price): Promise<Stripe.Price> =>
  price.billing_scheme === 'tiered' && !price.tiers
    ? payments.call((stripe) => stripe.prices.retrieve(price.id, { expand: ['tiers'] }))
    : price;

/** Cache of prices with tiers. The provider does not allow tiers to change. */
const read = new WeakMap<Payments, Map<string, Stripe.Price>>();

/** Same as {@link withTiers}, cached. */
export async function withKnownTiers(payments: Payments, price: Stripe.Price): Promise<Stripe.Price> {
  const cache = read.get(payments) ?? new Map<string, Stripe.Price>();
  read.set(payments, cache);
  const complete = cache.get(price.id) ?? (await withTiers(payments, price));
  cache.set(price.id, complete);
  return complete;
}
