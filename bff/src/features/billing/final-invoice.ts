import type Stripe from 'stripe';
import type { Deps } from '../../deps.ts';
import { isMetered } from './billing-in-arrears.ts';
import { cancelNow } from './end-duplicates.ts';
import { hasEnded, listSubscriptions } from './read-subscription.ts';
import { orIfMissing, requirePayments } from './require-payments.ts';

/**
 * Whether a subscription is paid at the end of the period, so that leaving early would leave use
 * unpaid.
 */
export const isPaidLater = ({ items }: Stripe.Subscription): boolean =>
  items.data.some(({ price }) => isMetered(price));

/** Statuses in which a subscription can have billable use. */
export const bears: ReadonlySet<Stripe.Subscription.Status> = new Set(['active', 'past_due', 'unpaid']);

/**
 * Ends all subscriptions of a customer, metered ones with a bill for fee and use. The provider
 * charges that bill now or within the hour. Can be repeated: an ended subscription is not billed
 * again.
 * @returns whether such a bill is still unpaid
 */
export async function cancelWithFinalInvoice(deps: Deps, customer: string): Promise<boolean> {
  const all = await listSubscriptions(requirePayments(deps), customer);
  for (const subscription of all.filter((s) => !hasEnded(s)))
    await (isPaidLater(subscription) && bears.has(subscription.status)
      ? cancelWithBill(deps, subscription)
      : cancelNow(deps, subscription));
  return (await unpaidOf(deps, all)).length > 0;
}

const cancelWithBill = (deps: Deps, { id }: Stripe.Subscription) =>
  orIfMissing(
    requirePayments(deps).call((stripe) =>
      stripe.subscriptions.cancel(id, { invoice_now: true, prorate: false }),
    ),
    null,
  );

/** Returns the unpaid final bills of a customer's metered plans. */
export const unpaidFinalInvoices = async (deps: Deps, customer: string): Promise<Stripe.Invoice[]> =>
  unpaidOf(deps, await listSubscriptions(requirePayments(deps), customer));

export async function unpaidOf(deps: Deps, all: readonly Stripe.Subscription[]): Promise<Stripe.Invoice[]> {
  const found: Stripe.Invoice[] = [];
  for (const { id: subscription } of all.filter(isPaidLater))
    for (const status of ['draft', 'open'] as const) {
      const { data } = await requirePayments(deps).call((stripe) =>
        stripe.invoices.list({ subscription, status, limit: 100 }),
      );
      found.push(...data.filter(({ amount_remaining }) => amount_remaining > 0));
    }
  return found;
}
