import type Stripe from 'stripe';
import type { z } from 'zod';
import { isRunning } from '@massima/contract/plan';
import type { createSubscriptionInput, customerSubscriptionInput } from '@massima/contract/plan-choice';
import { CardRefused } from '../../adapters/payments.ts';
import { findAccount } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { notDone } from '../../outcome.ts';
import { accountOfCustomer } from '../../models/customers.ts';
import type { OpenAttempt, PaymentAttempt } from '../../models/payment-attempts.ts';
import { findUser } from '../../models/user.ts';
import { deferRejection } from './defer-rejection.ts';
import { sellablePrice, trialOf } from './choose-plan.ts';
import { couponToRedeem } from './coupons.ts';
import { describeSubscription, type SubscribeOutcome } from './describe-subscription.ts';
import { endDuplicates } from './end-duplicates.ts';
import { verifySubscriptionQuote } from './verify-subscription-quote.ts';
import { discard, waitsForTheSame, type SubscriptionRequest } from './incomplete-subscription.ts';
import { existingCustomer, ensureCustomer } from './ensure-customer.ts';
import { withBillingLease, type Lease } from './with-billing-lease.ts';
import { assertOwnCustomer } from './owned.ts';
import { afterPayment, findLast, findOpen, newAttempt, sendAttempt, settle } from './payment-attempt.ts';
import { requestFingerprint } from './request-fingerprint.ts';
import { cardOf } from './paying-card.ts';
import { mayBillInArrears } from './billing-in-arrears.ts';
import { findMethod, ownMethod } from './payment-methods.ts';
import { readQuote, type Quoted } from './quote.ts';
import { latestInvoiceOf, listWithIntents } from './read-subscription.ts';
import { refreshFromProvider, type ProviderSnapshot } from './sync-subscription.ts';

type Input = Omit<z.infer<typeof createSubscriptionInput>, 'id'>;

/**
 * Creates a subscription for an account. An account has at most one running subscription. If its
 * first payment was declined or never confirmed, it is voided and created again with the new card
 * and coupon.
 */
export async function createSubscription(
  deps: Deps,
  actor: Actor,
  { id, ...input }: Input & { id: number },
): Promise<SubscribeOutcome> {
  const user = await findAccount(deps.db, actor, 'change', id);
  return subscribe(deps, actor, user.id, input);
}

/**
 * Same as {@link subscribe} for the documented path that identifies the account by its customer
 * id.
 */
export async function subscribeCustomer(
  deps: Deps,
  actor: Actor,
  input: z.infer<typeof customerSubscriptionInput>,
): Promise<SubscribeOutcome> {
  await assertOwnCustomer(actor, input.customerId);
  const userId = await accountOfCustomer(deps.db, input.customerId);
  if (userId === null) throw new AppError('file_not_found');
  const { planId, payment_method: paymentMethodId, coupon, quote } = input;
  return subscribe(deps, actor, userId, {
    planId,
    coupon,
    ...(paymentMethodId && { paymentMethodId }),
    ...(quote !== undefined && { quote }),
  });
}

/** @param trialDays  days of the trial; if omitted, the account's history decides */
export async function subscribe(
  deps: Deps,
  actor: Pick<Actor, 'id'>,
  userId: number,
  input: Input,
  trialDays?: number,
): Promise<SubscribeOutcome> {
  const quoted = readQuote(deps, 'subscribe', userId, input.quote);
  try {
    return await withBillingLease(
      deps,
      userId,
      (lease) => subscribeInTurn(deps, lease, actor, { ...input, quoted }, trialDays),
      ['subscribe', input.planId, input.coupon ?? null],
    );
  } catch (error) {
    if (!(error instanceof CardRefused)) throw error;
    return unpaid;
  }
}

const unpaid: SubscribeOutcome = { ...notDone('invoice_payment_failed'), subscription: null };
const stillDue: SubscribeOutcome = { ...notDone('invoice_due'), subscription: null };

async function subscribeInTurn(
  deps: Deps,
  lease: Lease,
  actor: Pick<Actor, 'id'>,
  input: Input & { quoted: Quoted | undefined },
  trialDays: number | undefined,
): Promise<SubscribeOutcome> {
  const user = await findUser(deps.db, lease.userId);
  if (!user) throw new AppError('user_not_found');
  const open = await findOpen(deps, lease, 'subscribe');
  const requests = {
    price: deferRejection(sellablePrice(deps, user, input.planId)),
    coupon: deferRejection(couponToRedeem(deps, user, actor, input.coupon)),
    known: deferRejection(existingCustomer(deps, user)),
    method: input.paymentMethodId ? deferRejection(findMethod(deps, input.paymentMethodId)) : undefined,
    // An open attempt is finished first, because refreshing settles it.
    look:
      open || user.customer_id === null
        ? undefined
        : deferRejection(refreshFromProvider(deps, user.customer_id, listWithIntents)),
  };
  const price = await requests.price;
  const coupon = await requests.coupon;
  const wish: SubscriptionRequest = { plan: price.id, coupon: coupon?.id ?? null };
  const holder = await ensureCustomer(deps, user, requests.known);
  const { id: customer } = holder;

  const finished = open && (await finishAttempt(deps, lease, customer, wish, open));
  const look = (first?: Promise<ProviderSnapshot>) => endDuplicates(deps, lease, customer, first);
  const { current: existing } = await (finished
    ? afterPayment(deps, () => look())
    : look(customer === user.customer_id ? requests.look : undefined));
  if (existing && existing.status !== 'incomplete') {
    const made = finished ?? (isRunning(existing.status) ? await secondPress(deps, lease, wish) : null);
    if (made && existing.metadata['attempt'] === made && !existing.cancel_at_period_end)
      return afterPayment(deps, () => describeSubscription(deps, existing));
    throw new AppError('subscription_exists');
  }
  const holdTo = (buyer: Stripe.Customer) =>
    verifySubscriptionQuote(deps, user, input.quoted, { price, coupon, customer: buyer });
  // A declined subscription cost nothing and is removed first, because a quote is calculated
  // without it.
  if (!existing) await holdTo(holder);
  const method = input.paymentMethodId
    ? await ownMethod(deps, customer, input.paymentMethodId, requests.method)
    : undefined;
  const replaced = existing && latestInvoiceOf(existing);
  if (!(await mayBillInArrears(deps, price, { customer, replaced }))) return stillDue;
  if (existing) {
    if (await waitsForTheSame(deps, existing, wish, method)) return describeSubscription(deps, existing);
  }
  // Required for a trial, too. Without a card in the request, the customer's default card is
  // charged.
  if (!method && !cardOf(holder)) throw new AppError('no_payment_method');
  if (existing) {
    if (!(await discard(deps, existing))) {
      // Confirmed in another tab at this moment.
      const { current } = await look();
      if (current) return describeSubscription(deps, current);
    }
    await holdTo((await existingCustomer(deps, { ...user, customer_id: customer })) ?? holder);
  }

  const trial = trialDays === undefined ? trialOf(user, deps.clock.now()) : daysOf(trialDays);
  const attempt = await newAttempt(
    deps,
    lease,
    'subscribe',
    wish,
    (key): Stripe.SubscriptionCreateParams => ({
      customer,
      items: [{ price: price.id }],
      billing_mode: { type: 'flexible' },
      payment_behavior: 'allow_incomplete',
      off_session: false,
      payment_settings: { save_default_payment_method: 'on_subscription' },
      metadata: { account: String(user.id), attempt: key },
      ...trial,
      ...(wish.coupon !== null && { discounts: [{ coupon: wish.coupon }] }),
      ...(method && { default_payment_method: method }),
    }),
  );
  await send(deps, lease, customer, attempt);
  return afterPayment(deps, async () => {
    const { current } = await look();
    if (!current) throw new AppError('user_not_found');
    return describeSubscription(deps, current);
  });
}

/** Returns the key of the recent attempt that carried out this same request; null if none did. */
async function secondPress(deps: Deps, lease: Lease, input: SubscriptionRequest): Promise<string | null> {
  const last = await findLast(deps, lease, 'subscribe');
  return last?.fingerprint === requestFingerprint(input) ? last.key : null;
}

const daysOf = (days: number) => (days > 0 ? { trial_period_days: days } : null);

/**
 * Sends the creation request. An earlier process may have stored `params`; they are repeated
 * exactly.
 */
const send = (deps: Deps, lease: Lease, customer: string, attempt: PaymentAttempt) =>
  sendAttempt(
    deps,
    lease,
    attempt,
    (stripe, options) =>
      stripe.subscriptions.create(attempt.params as Stripe.SubscriptionCreateParams, options),
    () => isMade(deps, lease, customer, attempt),
  );

async function isMade(deps: Deps, lease: Lease, customer: string, { key }: PaymentAttempt): Promise<boolean> {
  const { all } = await endDuplicates(deps, lease, customer);
  return all.some(({ metadata }) => metadata['attempt'] === key);
}

/**
 * Finishes an attempt with an unknown outcome before anything else is requested. Looks for its
 * result at the provider, and if it may still be pending there, repeats the request with the same
 * idempotency key.
 * @returns key of the attempt if it was for the same request; otherwise null
 * @throws AppError `payment_in_progress` while another request may be pending, or if the outcome
 *   is still unknown
 */
async function finishAttempt(
  deps: Deps,
  lease: Lease,
  customer: string,
  input: SubscriptionRequest,
  open: OpenAttempt,
): Promise<string | null> {
  const isSame = open.fingerprint === requestFingerprint(input);
  const made = await afterPayment(deps, () => isMade(deps, lease, customer, open));
  if (!made && open.isUnderWay) {
    if (!isSame) throw new AppError('payment_in_progress');
    await send(deps, lease, customer, open);
  } else {
    await afterPayment(deps, () => settle(deps, lease.userId, open));
  }
  return isSame ? open.key : null;
}
