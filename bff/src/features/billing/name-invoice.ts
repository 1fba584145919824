import type Stripe from 'stripe';
import type { Deps } from '../../deps.ts';
import { planBefore, planOf, planUntil, subscriptionOf } from './invoice-line.ts';
import { requirePayments } from './require-payments.ts';

/**
 * Of an invoice that only gives back, as the one of a change to a plan that is paid afterwards: the plan that came then. The
 * next invoice of the subscription tells, by what it gives back or charges; where there is none yet, the subscription itself.
 * @param all of the customer, the newest first
 */
export async function nameInvoice(
  deps: Deps,
  one: Stripe.Invoice,
  all: readonly Stripe.Invoice[],
): Promise<string | null> {
  const named = planOf(one);
  if (named !== undefined) return named;
  const subscription = subscriptionOf(one);
  if (subscription === null || planBefore(one) === undefined) return null;
  const next = all
    .slice(0, all.indexOf(one))
    .filter((other) => subscriptionOf(other) === subscription && other.status !== 'void')
    .at(-1);
  if (next) return planUntil(next) ?? null;
  const found = await requirePayments(deps).call((stripe) => stripe.subscriptions.retrieve(subscription));
  return found.items.data[0]?.price.id ?? null;
}
