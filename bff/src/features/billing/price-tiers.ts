import type Stripe from 'stripe';
import type { Payments } from '../../adapters/payments.ts';

/** In lists of subscriptions tiers are a level deeper than the provider expands. */
export const withTiers = async (payments: Payments, price: Stripe.Price): Promise<Stripe.Price> =>
  price.billing_scheme === 'tiered' && !price.tiers
    ? payments.call((stripe) => stripe.prices.retrieve(price.id, { expand: ['tiers'] }))
    : price;

/** The provider lets no price's tiers be changed: each is read once. */
const read = new WeakMap<Payments, Map<string, Stripe.Price>>();

/** The same, for what is read often. */
export async function withKnownTiers(payments: Payments, price: Stripe.Price): Promise<Stripe.Price> {
  const known = read.get(payments) ?? new Map<string, Stripe.Price>();
  read.set(payments, known);
  const whole = known.get(price.id) ?? (await withTiers(payments, price));
  known.set(price.id, whole);
  return whole;
}
