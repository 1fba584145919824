import type Stripe from 'stripe';
import type { z } from 'zod';
import type { invoice, invoicesInput, invoicesOutput } from '@massima/contract/billing';
import { findAccount } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import { CardRefused } from '../../adapters/payments.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { assertOwnCustomer } from './owned.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { paymentAttempt } from './payment-attempt.ts';
import { requirePayments } from './require-payments.ts';
import { paymentIntentOf, viewInvoice, viewPaymentIntent } from './stripe-view.ts';
import { syncSubscription } from './sync-subscription.ts';

/** The provider pages by cursor; years of monthly invoices fit well below this. */
const most = 1000;

export async function listInvoices(
  deps: Deps,
  actor: Actor,
  { id, limit, offset }: z.infer<typeof invoicesInput>,
): Promise<z.infer<typeof invoicesOutput>> {
  const { customer_id: customer } = await findAccount(deps.db, actor, 'read', id);
  if (!customer) return { data: [], total: 0 };
  const all = await requirePayments(deps).call((stripe) =>
    stripe.invoices
      .list({ customer, limit: 100, expand: ['data.payments'] })
      .autoPagingToArray({ limit: most }),
  );
  const page = all.slice(offset, offset + limit);
  return { data: await Promise.all(page.map((one) => withIntent(deps, one))), total: all.length };
}

/** Only an open invoice can be paid, so only its payment intent is worth a call. */
async function withIntent(deps: Deps, one: Stripe.Invoice): Promise<z.infer<typeof invoice>> {
  const view = viewInvoice(one);
  const intent = paymentIntentOf(one);
  if (one.status !== 'open' || typeof intent !== 'string') return view;
  const found = await requirePayments(deps).call((stripe) => stripe.paymentIntents.retrieve(intent));
  return { ...view, payment_intent: viewPaymentIntent(found) };
}

/** Pays an open invoice with the card on file; `success: false` when the card is refused or wants authentication. */
export const payInvoice = (deps: Deps, actor: Actor, id: number, invoiceId: string) =>
  oneAtATime(deps, id, () => pay(deps, actor, id, invoiceId));

async function pay(deps: Deps, actor: Actor, id: number, invoiceId: string) {
  const user = await findAccount(deps.db, actor, 'change', id);
  const payments = requirePayments(deps);
  const found = await payments.call((stripe) => stripe.invoices.retrieve(invoiceId));
  const customer = await assertOwnCustomer(actor, found.customer as string | null);
  if (customer !== user.customer_id || found.status !== 'open') throw new AppError('file_not_found');
  const attempt = await paymentAttempt(deps, user.id, 'pay-invoice', { invoiceId });
  let message = 'ok';
  try {
    await payments.call((stripe) =>
      stripe.invoices.pay(invoiceId, { off_session: false }, { idempotencyKey: attempt.key }),
    );
  } catch (error) {
    if (!(error instanceof AppError && error.key === 'service_timeout')) await attempt.settle();
    if (!(error instanceof CardRefused)) throw error;
    message = 'invoice_payment_failed';
  }
  await attempt.settle();
  await syncSubscription(deps, customer);
  const after = await payments.call((stripe) =>
    stripe.invoices.retrieve(invoiceId, { expand: ['payments'] }),
  );
  const view = await withIntent(deps, after);
  const waits = view.payment_intent?.status === 'requires_action';
  return {
    success: after.status === 'paid',
    message: waits ? 'card_requires_action' : message,
    invoice: view,
  };
}
