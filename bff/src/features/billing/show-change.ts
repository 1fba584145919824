import type Stripe from 'stripe';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { countUsage } from '../../models/metered-usage.ts';
import type { AccountRow } from '../../models/user.ts';
import { deferRejection } from './defer-rejection.ts';
import { sellablePrice } from './choose-plan.ts';
import { balanceOf, renewalTermsOf, discountsOf, endOf } from './renewal-terms.ts';
import { describePreview, periodAfter, previewInvoice, type Preview } from './describe-preview.ts';
import { withoutSpent } from './upcoming-invoices.ts';
import { failedInvoices, isMetered, openInvoices } from './billing-in-arrears.ts';
import { seconds } from './periods.ts';
import { withKnownTiers } from './price-tiers.ts';
import { taxRateOf, todaysInvoice } from './preview-lines.ts';
import type { Moment, Shown } from './quote.ts';
import { latestInvoiceOf } from './read-subscription.ts';
import { requirePayments } from './require-payments.ts';
import { periodOf } from './stripe-view.ts';

interface ChangeRequest {
  subId: string;
  planId: string;
  subscriptionItemId: string;
}

/** Returns the update that changes the plan of a subscription's only item. */
export const changed = (subscriptionItemId: string, price: string) => [{ id: subscriptionItemId, price }];

/**
 * Starts the provider requests for a change in parallel.
 * @param prorated  proration date of an earlier preview to repeat, in seconds
 */
export const requestChangePreview = (
  deps: Deps,
  user: AccountRow,
  customer: string,
  { subId, planId, subscriptionItemId }: ChangeRequest,
  prorated: number | null = null,
) => ({
  price: deferRejection(sellablePrice(deps, user, planId)),
  invoice: deferRejection(
    previewInvoice(deps, {
      customer,
      subscription: subId,
      subscription_details: {
        items: changed(subscriptionItemId, planId),
        proration_behavior: 'always_invoice',
        ...(prorated !== null && { proration_date: prorated }),
      },
    }),
  ),
  unpaid: deferRejection(openInvoices(deps, customer)),
  used: deferRejection(countUsage(deps.db, user.id)),
});

/**
 * Returns the charges of a plan change: today's and the following. The provider previews today's
 * invoice exactly. Later invoices are computed here, because its preview of the next invoice
 * ignores the change. A test advances the clock and compares both with the real invoices.
 */
export async function showChange(
  deps: Deps,
  subscription: Stripe.Subscription,
  { subscriptionItemId }: ChangeRequest,
  requests: ReturnType<typeof requestChangePreview>,
  moment?: Moment,
): Promise<Shown<Preview>> {
  const to = await requests.price;
  const from = subscription.items.data.find(({ id }) => id === subscriptionItemId)?.price;
  if (!from) throw new AppError('file_not_found');
  const previewed = await requests.invoice;
  const runs = renewalTermsOf(subscription, to);
  const begins = !runs.isTrial && isOtherPeriod(from, to);
  const discounts = discountsOf(subscription);
  const changes = !runs.isTrial && from.id !== to.id;
  const prorated = moment?.prorated ?? null;
  const today =
    changes && previewed
      ? todaysInvoice(previewed, begins, {
          from: await withKnownTiers(requirePayments(deps), from),
          to,
          discounts,
          moment: prorated,
        })
      : null;
  const at = moment?.at ?? seconds(deps.clock.now());
  const anchor = begins ? (today?.at ?? at) : runs.anchor;
  const end = begins ? periodAfter(anchor, to) : runs.end;
  const replaced = subscription.pending_update && latestInvoiceOf(subscription);
  const balance = balanceOf(subscription);
  const view = describePreview(today, to, {
    currency: subscription.currency,
    course: {
      ...runs,
      end,
      anchor,
      endsAt: endOf(subscription, end),
      discounts: today ? withoutSpent(discounts, today.used) : discounts,
      balance: today?.balance ?? balance,
      taxRate: previewed ? taxRateOf(previewed) : 0,
    },
    trialEnd: runs.isTrial ? subscription.trial_end : null,
    debts: failedInvoices(await requests.unpaid, replaced),
    balance,
  });
  // Use after the time of a quote would be billed by neither plan.
  const used = isMetered(from) ? await requests.used : null;
  const basis = { from: foundOf(subscription), item: subscriptionItemId, to: to.id, used };
  return { view, basis, moment: { at, prorated: today?.at ?? null } };
}

/** Returns the parts of a subscription that affect the charge. */
export const foundOf = (subscription: Stripe.Subscription) => ({
  id: subscription.id,
  plans: subscription.items.data.map(({ id, price }) => [id, price.id]),
  status: subscription.status,
  end: periodOf(subscription).end,
  trialEnd: subscription.trial_end,
  cancels: [subscription.cancel_at_period_end, subscription.cancel_at],
  balance: balanceOf(subscription),
  discounts: discountsOf(subscription).map(({ id, end }) => [id, end]),
  // Distinguishes the plan from the same plan after a further attempt.
  invoice: latestInvoiceOf(subscription),
});

function isOtherPeriod({ recurring: a }: Stripe.Price, { recurring: b }: Stripe.Price): boolean {
  return a?.interval !== b?.interval || a?.interval_count !== b?.interval_count;
}
