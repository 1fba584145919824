import type Stripe from 'stripe';
import type { Deps } from '../../deps.ts';
import { isMetered } from './billing-in-arrears.ts';
import { cancelNow } from './end-duplicates.ts';
import { hasEnded, listSubscriptions } from './read-subscription.ts';
import { orIfMissing, requirePayments } from './require-payments.ts';

/** A metered plan is paid when its period has ended: who leaves before that has used it without paying. */
export const isPaidLater = ({ items }: Stripe.Subscription): boolean =>
  items.data.some(({ price }) => isMetered(price));

/** In all others nothing that costs anything has been used yet. */
export const bears: ReadonlySet<Stripe.Subscription.Status> = new Set(['active', 'past_due', 'unpaid']);

/**
 * Ends all subscriptions of a customer. Those that are paid later end with a bill, their fee and what was used; the provider
 * charges it now or within the hour. Can be repeated: one that has ended is not billed again.
 * @returns whether a bill of one of them is still to be paid
 */
export async function cancelWithFinalInvoice(deps: Deps, customer: string): Promise<boolean> {
  const all = await listSubscriptions(requirePayments(deps), customer);
  for (const one of all.filter((s) => !hasEnded(s)))
    await (isPaidLater(one) && bears.has(one.status) ? cancelWithBill(deps, one) : cancelNow(deps, one));
  return (await unpaidOf(deps, all)).length > 0;
}

const cancelWithBill = (deps: Deps, { id }: Stripe.Subscription) =>
  orIfMissing(
    requirePayments(deps).call((stripe) =>
      stripe.subscriptions.cancel(id, { invoice_now: true, prorate: false }),
    ),
    null,
  );

/** The unpaid bills of a customer for what is paid later. */
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
