import type { z } from 'zod';
import type { payInvoiceInput, payInvoiceOutput } from '@massima/contract/billing';
import { CardRefused, mayHaveBeenDone } from '../../adapters/payments.ts';
import { findAccount } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { whyUnpaid } from './describe-subscription.ts';
import { withBillingLease } from './with-billing-lease.ts';
import { assertOwnCustomer } from './owned.ts';
import { afterPayment } from './payment-attempt.ts';
import { verifyQuote, readQuote } from './quote.ts';
import { quoteInvoice, showInvoice } from './quote-invoice.ts';
import { expandedIntent, readInvoice } from './read-subscription.ts';
import { voidDeclinedChange } from './declined-change.ts';
import { requirePayments } from './require-payments.ts';
import { viewInvoice } from './stripe-view.ts';
import { syncSubscription } from './sync-subscription.ts';
import { cardOrRefusal } from './update-subscription.ts';

type PayOutcome = z.infer<typeof payInvoiceOutput>;

/**
 * Pays an open invoice with the given card or the card on file. Returns `success: false` if the
 * card is declined or needs authentication.
 *
 * The provider allows one payment per invoice, so no idempotency key is needed. A key could return
 * the result of an earlier card. An invoice that a call with a lost response has paid is a
 * success.
 */
export async function payInvoice(
  deps: Deps,
  actor: Actor,
  { id, invoiceId, paymentMethodId, quote }: z.infer<typeof payInvoiceInput>,
): Promise<PayOutcome> {
  const user = await findAccount(deps.db, actor, 'change', id);
  const quoted = readQuote(deps, 'invoice', user.id, quote);
  const payments = requirePayments(deps);
  const retrieve = () => payments.call((stripe) => stripe.invoices.retrieve(invoiceId));
  const found = await retrieve();
  const customer = await assertOwnCustomer(actor, found.customer as string | null);
  const isThere = found.status === 'open' || found.status === 'paid' || quoted !== undefined;
  if (customer !== user.customer_id || !isThere) throw new AppError('file_not_found');
  const pay = async () => {
    const invoice = quoted ? await retrieve() : found;
    // An invoice that is already paid has the requested state.
    if (invoice.status !== 'paid')
      await verifyQuote(
        quoted,
        async (moment) => showInvoice(deps, invoice, moment),
        () => ({ invoice: viewInvoice(invoice, { quote: quoteInvoice(deps, user.id, invoice) }) }),
      );
    const method = paymentMethodId && (await cardOrRefusal(deps, customer, paymentMethodId));
    if (method === null) return refresh(deps, user.id, customer, invoiceId, null);
    const how = { off_session: false, ...(method && { payment_method: method }) };
    const failure = await payments
      .call((stripe) => stripe.invoices.pay(invoiceId, how))
      .then(() => null)
      .catch((error: unknown) => error);
    return afterPayment(deps, () => refresh(deps, user.id, customer, invoiceId, failure));
  };
  return withBillingLease(deps, user.id, pay, ['pay', invoiceId]);
}

/**
 * Reads the invoice's status, regardless of the response of the payment call.
 * @throws AppError `payment_in_progress` if it is unpaid but the call may still be running
 */
async function refresh(
  deps: Deps,
  userId: number,
  customer: string,
  invoiceId: string,
  failure: unknown,
): Promise<PayOutcome> {
  const read = () => readInvoice(requirePayments(deps), invoiceId);
  const [subscription, after] = await Promise.all([syncSubscription(deps, customer), read()]);
  const success = after.status === 'paid';
  if (!success && failure !== null && !(failure instanceof CardRefused))
    throw mayHaveBeenDone(failure) ? new AppError('payment_in_progress', {}, { cause: failure }) : failure;
  const message = success ? 'ok' : whyUnpaid(expandedIntent(after));
  const isDropped = subscription !== null && (await voidDeclinedChange(deps, subscription));
  if (isDropped) await syncSubscription(deps, customer);
  const now = isDropped ? await read() : after;
  return { success, message, invoice: viewInvoice(now, { quote: quoteInvoice(deps, userId, now) }) };
}
