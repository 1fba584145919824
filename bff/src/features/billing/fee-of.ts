import type Stripe from 'stripe';
import { amountOf } from '@massima/contract/plan';
import { isMetered } from './billing-in-arrears.ts';

/**
 * Returns the cents that a price charges per period regardless of use.
 * @throws if the fee is unknown, because prices are never guessed
 */
export function feeOf(price: Stripe.Price): number {
  // A metered price without tiers has no fee; its amount is per search.
  if (isMetered(price) && price.unit_amount !== null) return 0;
  const amount = amountOf(price);
  if (amount === null)
    throw new Error(`the amount of ${price.id} is missing: the price was read without its tiers`);
  return amount;
}
