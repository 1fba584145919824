import type Stripe from 'stripe';
import { isIncomplete } from '@massima/contract/plan';
import type { Deps } from '../../deps.ts';
import type { AccountRow } from '../../models/user.ts';
import { trialEndOf } from './choose-plan.ts';
import { describePreview, periodAfter, previewInvoice, type Preview } from './describe-preview.ts';
import { withoutSpent } from './upcoming-invoices.ts';
import { failedInvoices } from './billing-in-arrears.ts';
import { addInterval, seconds } from './periods.ts';
import { taxRateOf, todaysInvoice } from './preview-lines.ts';
import type { Moment, Shown } from './quote.ts';
import { latestInvoiceOf } from './read-subscription.ts';
import { foundOf } from './show-change.ts';

interface Found {
  price: Stripe.Price;
  coupon: Stripe.Coupon | null;
  customer: Stripe.Customer;
  /** Open invoices of the customer. */
  open: readonly Stripe.Invoice[];
  /** Account's subscription that has not ended. */
  existing: Stripe.Subscription | null;
}

/**
 * Returns the charges of a subscription created now.
 * @param moment  times of an earlier preview to repeat
 */
export async function showSubscription(
  deps: Deps,
  user: AccountRow,
  { price: to, coupon, customer, open, existing }: Found,
  moment?: Moment,
): Promise<Shown<Preview>> {
  const now = deps.clock.now();
  const at = moment?.at ?? seconds(now);
  const months = coupon?.duration_in_months ?? null;
  const discounts = coupon
    ? [{ id: coupon.id, coupon, end: months === null ? null : addInterval(at, 'month', months) }]
    : [];
  const previewed = await previewInvoice(deps, {
    customer: customer.id,
    subscription_details: { items: [{ price: to.id }], billing_mode: { type: 'flexible' } },
    ...(coupon && { discounts: [{ coupon: coupon.id }] }),
  });
  const until = trialEndOf(user, now, new Date(at * 1000));
  const trialEnd = until && seconds(until);
  const today =
    trialEnd === null && previewed
      ? todaysInvoice(previewed, true, { from: null, to, discounts, moment: moment?.prorated ?? null })
      : null;
  const anchor = trialEnd ?? today?.at ?? at;
  const { balance } = customer;
  // A subscription whose first payment was declined or incomplete never started and is created
  // again.
  const isReplaced = isIncomplete(existing?.status);
  const view = describePreview(today, to, {
    currency: to.currency,
    course: {
      price: to,
      end: trialEnd ?? periodAfter(anchor, to),
      anchor,
      endsAt: null,
      isTrial: trialEnd !== null,
      discounts: today ? withoutSpent(discounts, today.used) : discounts,
      balance: today?.balance ?? balance,
      taxRate: previewed ? taxRateOf(previewed) : 0,
    },
    trialEnd,
    debts: failedInvoices(open, isReplaced && existing ? latestInvoiceOf(existing) : null),
    balance,
  });
  const basis = {
    from: existing && !isReplaced ? foundOf(existing) : null,
    to: to.id,
    coupon: coupon?.id ?? null,
    balance,
  };
  return { view, basis, moment: { at, prorated: today?.at ?? null } };
}
