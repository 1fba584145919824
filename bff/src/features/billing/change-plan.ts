import type Stripe from 'stripe';
import type { z } from 'zod';
import type { changePlanInput } from '@massima/contract/plan-choice';
import { CardRefused } from '../../adapters/payments.ts';
import { findAccount } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { AccountRow } from '../../models/user.ts';
import { deferRejection } from './defer-rejection.ts';
import { sellablePrice } from './choose-plan.ts';
import { declined, describeOutcome, type SubscribeOutcome } from './describe-subscription.ts';
import { withBillingLease, type Lease } from './with-billing-lease.ts';
import { afterPayment, findLast, findOpen, newAttempt, sendAttempt, settle } from './payment-attempt.ts';
import { requestFingerprint } from './request-fingerprint.ts';
import { payingCard } from './paying-card.ts';
import { findMethod } from './payment-methods.ts';
import { isMetered, mayBillInArrears } from './billing-in-arrears.ts';
import { giveQuote, verifyQuote, readQuote, type Moment, type Quoted } from './quote.ts';
import { latestInvoiceOf, listWithIntents } from './read-subscription.ts';
import { voidDeclinedChange } from './declined-change.ts';
import { requirePayments } from './require-payments.ts';
import { sendAllUsage } from './send-metered-usage.ts';
import { requestChangePreview, changed, showChange } from './show-change.ts';
import { periodOf } from './stripe-view.ts';
import { syncSubscription } from './sync-subscription.ts';
import { cardOrRefusal, ownedSubscription } from './update-subscription.ts';

type Input = z.infer<typeof changePlanInput>;

/** Identifies a plan change. Two requests with equal fields are the same change. */
interface Change {
  subscription: string;
  item: string;
  from: string;
  to: string;
  /**
   * Distinguishes two attempts for the same plan. Each attempt that cost anything left a new
   * invoice.
   */
  latestInvoice: string | null;
}

/** Stored form of a change. A request of an earlier process is repeated exactly. */
interface SentChange extends Change {
  /**
   * Proration date of the quote, in seconds of the provider's clock; null or, in older rows,
   * missing if the provider chooses it.
   */
  prorated?: number | null;
  cancels?: boolean;
}

/**
 * Changes the plan of a subscription. The difference is invoiced immediately, and the plan changes
 * only after payment, so no account has an unpaid plan.
 */
export async function changePlan(deps: Deps, actor: Actor, input: Input): Promise<SubscribeOutcome> {
  const user = await findAccount(deps.db, actor, 'change', input.id);
  const quoted = readQuote(deps, 'change', user.id, input.quote);
  return withBillingLease(
    deps,
    user.id,
    (lease) => changeInTurn(deps, lease, actor, user, { ...input, quoted }),
    ['change', input.subId, input.planId],
  );
}

async function changeInTurn(
  deps: Deps,
  lease: Lease,
  actor: Actor,
  user: AccountRow,
  input: Input & { quoted: Quoted | undefined },
): Promise<SubscribeOutcome> {
  const requests = {
    price: deferRejection(sellablePrice(deps, user, input.planId)),
    method: input.paymentMethodId ? deferRejection(findMethod(deps, input.paymentMethodId)) : undefined,
  };
  const { customer, subscription } = await ownedSubscription(deps, actor, input.id, input.subId);
  const price = await requests.price;
  const item = subscription.items.data.find((i) => i.id === input.subscriptionItemId);
  if (!item) throw new AppError('file_not_found');
  const change: Change = {
    subscription: subscription.id,
    item: item.id,
    from: item.price.id,
    to: price.id,
    latestInvoice: latestInvoiceOf(subscription),
  };
  const open = await openAttempt(deps, lease, change);
  const isMade =
    change.from === change.to && (open === 'done' || (await isSecondPress(deps, lease, subscription)));
  if (isMade) return afterPayment(deps, () => outcome(deps, customer, change));
  // A pending attempt was checked against its quote when it was sent.
  const underWay = open === 'done' ? null : open;
  if (isMetered(item.price)) await sendAllUsage(deps, user.id);
  if (!underWay)
    await verifyQuote(
      input.quoted,
      (moment) => {
        const requests = requestChangePreview(deps, user, customer, input, prorationOf(moment, subscription));
        return showChange(deps, subscription, input, requests, moment);
      },
      (preview) => ({ preview: { ...preview.view, quote: giveQuote(deps, 'change', user.id, preview) } }),
    );
  if (change.from === change.to) throw new AppError('update_error');
  const method =
    input.paymentMethodId && (await cardOrRefusal(deps, customer, input.paymentMethodId, requests.method));
  if (method === null) return declined(deps, customer);
  const card = subscription.default_payment_method;
  if (!method && !payingCard(subscription)) throw new AppError('no_payment_method');
  if (
    !(await mayBillInArrears(deps, price, {
      customer,
      replaced: subscription.pending_update && change.latestInvoice,
    }))
  )
    return { ...(await declined(deps, customer)), message: 'invoice_due' };
  const payBy = (id: string) =>
    requirePayments(deps).call((stripe) =>
      stripe.subscriptions.update(change.subscription, { default_payment_method: id }),
    );
  if (method) await payBy(method);
  // A card that was declined here must not pay the renewals.
  const asBefore = async (): Promise<void> => {
    if (method) await payBy(typeof card === 'string' ? card : (card?.id ?? ''));
  };
  const sent: SentChange = {
    ...change,
    prorated: input.quoted?.moment.prorated ?? null,
    cancels: subscription.cancel_at_period_end,
  };
  const attempt = underWay ?? (await newAttempt(deps, lease, 'change-plan', change, () => sent));
  try {
    await sendAttempt(
      deps,
      lease,
      attempt,
      (stripe, options) =>
        stripe.subscriptions.update(change.subscription, paramsOf(attempt.params as SentChange), options),
      async () => isChanged(await syncSubscription(deps, customer), change),
    );
  } catch (error) {
    if (!(error instanceof CardRefused)) throw error;
    await afterPayment(deps, asBefore);
    return declined(deps, customer);
  }
  return afterPayment(deps, () => outcome(deps, customer, change, asBefore));
}

/** Returns the quoted proration date if it is in the current period; otherwise null. */
function prorationOf(moment: Moment | undefined, subscription: Stripe.Subscription): number | null {
  const { start, end } = periodOf(subscription);
  const at = moment?.prorated ?? null;
  return at !== null && at >= start && at <= end ? at : null;
}

/** Whether the previous click already set the requested plan and nothing has changed since. */
async function isSecondPress(deps: Deps, lease: Lease, now: Stripe.Subscription): Promise<boolean> {
  const last = await findLast(deps, lease, 'change-plan');
  const sent = last?.params as SentChange | undefined;
  return (
    sent !== undefined &&
    sent.subscription === now.id &&
    now.items.data.some(({ id, price }) => id === sent.item && price.id === sent.to) &&
    sent.cancels === now.cancel_at_period_end
  );
}

const paramsOf = ({ item, to, prorated }: SentChange): Stripe.SubscriptionUpdateParams => ({
  items: changed(item, to),
  proration_behavior: 'always_invoice',
  ...(prorated != null && { proration_date: prorated }),
  payment_behavior: 'pending_if_incomplete',
});

/**
 * Whether the change was made or is waiting for payment. A pending update with the invoice named
 * in the request belongs to an earlier change.
 */
const isChanged = (subscription: Stripe.Subscription | null, { item, to, latestInvoice }: Change): boolean =>
  hasPlan(subscription, item, to) ||
  (subscription?.pending_update != null && latestInvoiceOf(subscription) !== latestInvoice);

const hasPlan = (subscription: Stripe.Subscription | null, item: string, plan: string): boolean =>
  subscription?.items.data.some(({ id, price }) => id === item && price.id === plan) ?? false;

async function outcome(
  deps: Deps,
  customer: string,
  { item, to }: Change,
  ifRefused: () => Promise<void> = async () => undefined,
): Promise<SubscribeOutcome> {
  const refresh = async () => {
    const subscription = await syncSubscription(deps, customer, listWithIntents);
    if (!subscription) throw new AppError('file_not_found');
    return subscription;
  };
  const isDone = (s: Stripe.Subscription) => hasPlan(s, item, to) && !s.pending_update;
  let subscription = await refresh();
  if (!isDone(subscription)) {
    const wasRefused = await voidDeclinedChange(deps, subscription);
    if (wasRefused) await ifRefused();
    // The change is neither made, declined nor pending, so someone changed the subscription at the
    // provider in the meantime.
    else if (!subscription.pending_update) throw new AppError('update_error');
    subscription = await refresh();
  }
  return describeOutcome(deps, subscription, isDone(subscription), 'subscription_plan_udated');
}

/**
 * Returns the attempt to continue, if its outcome is unknown and it may still be pending. Returns
 * `done` if it already set the subscription's current plan; null if nothing is open.
 * @throws AppError `payment_in_progress` while another change may be pending
 */
async function openAttempt(deps: Deps, lease: Lease, change: Change) {
  const open = await findOpen(deps, lease, 'change-plan');
  if (!open) return null;
  const asked = open.params as Change | null;
  const stillThere = asked?.from === change.from && asked.latestInvoice === change.latestInvoice;
  if (stillThere && open.isUnderWay) {
    if (open.fingerprint === requestFingerprint(change)) return open;
    throw new AppError('payment_in_progress');
  }
  await afterPayment(deps, () => settle(deps, lease.userId, open));
  return asked?.subscription === change.subscription && asked.to === change.from ? 'done' : null;
}
