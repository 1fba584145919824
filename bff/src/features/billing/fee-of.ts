import type Stripe from 'stripe';
import { amountOf } from '@massima/contract/plan';
import { isMetered } from './billing-in-arrears.ts';

/**
 * Cents that a price charges each period, whatever is used.
 * @throws where that is not known: what a customer pays is never guessed
 */
export function feeOf(price: Stripe.Price): number {
  // Without tiers a metered price has no fee: its amount is that of each search.
  if (isMetered(price) && price.unit_amount !== null) return 0;
  const amount = amountOf(price);
  if (amount === null)
    throw new Error(`the amount of ${price.id} is not known: it was read without its tiers`);
  return amount;
}
