import type Stripe from 'stripe';
import type { Deps } from '../../deps.ts';
import { planBefore, planOf, planUntil, subscriptionOf } from './invoice-line.ts';
import { requirePayments } from './require-payments.ts';

/**
 * Returns the plan that names an invoice. For an invoice that only refunds, such as a change to a
 * metered plan, this is the new plan. It is read from the subscription's next invoice, or from the
 * subscription if none exists.
 * @param all  invoices of the customer, newest first
 */
export async function nameInvoice(
  deps: Deps,
  invoice: Stripe.Invoice,
  all: readonly Stripe.Invoice[],
): Promise<string | null> {
  const named = planOf(invoice);
  if (named !== undefined) return named;
  const subscription = subscriptionOf(invoice);
  if (subscription === null || planBefore(invoice) === undefined) return null;
  const next = all
    .slice(0, all.indexOf(invoice))
    .filter((other) => subscriptionOf(other) === subscription && other.status !== 'void')
    .at(-1);
  if (next) return planUntil(next) ?? null;
  const found = await requirePayments(deps).call((stripe) => stripe.subscriptions.retrieve(subscription));
  return found.items.data[0]?.price.id ?? null;
}
