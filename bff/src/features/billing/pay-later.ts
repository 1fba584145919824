import type Stripe from 'stripe';
import type { Deps } from '../../deps.ts';
import { requirePayments } from './require-payments.ts';

/** A plan that is billed, its fee too, when the period has ended. */
export const isMetered = ({ recurring }: Stripe.Price): boolean => recurring?.usage_type === 'metered';

interface Payer {
  customer: string;
  /** An invoice that does not count, because what comes now takes its place. */
  replaced: string | null;
}

/**
 * Whether this price may be sold to somebody who has not paid it yet: a metered one not while an earlier invoice could not
 * be charged, or each month would begin with a new subscription and end unpaid.
 */
export async function mayPayLater(
  deps: Deps,
  price: Stripe.Price,
  { customer, replaced }: Payer,
): Promise<boolean> {
  if (!isMetered(price)) return true;
  const open = await requirePayments(deps).call((stripe) =>
    stripe.invoices.list({ customer, status: 'open', limit: 100 }),
  );
  const owed = ({ id, attempted, amount_remaining }: Stripe.Invoice) =>
    id !== replaced && attempted && amount_remaining > 0;
  return !open.data.some(owed);
}
