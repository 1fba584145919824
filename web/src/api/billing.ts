import { getMutationKey, getQueryKey } from '@trpc/react-query';
import { errorDataOf } from '../lib/call-error.ts';
import { errorMessage } from '../lib/error-message.ts';
import { api, type Inputs, type Outputs, trpc } from '../lib/trpc.ts';
import { mutation, standardMutation } from './mutation.ts';

type Update = Inputs['billing']['updateSubscription'];

const subscription = () => getQueryKey(trpc.billing.subscription);
/** Key of the session check, which returns whether the account may search. */
const access = () => getQueryKey(trpc.session);
/** Queries that depend on the cards on file. */
export const cards = () => [
  getQueryKey(trpc.billing.paymentMethods),
  subscription(),
  getQueryKey(trpc.billing.customer),
];
const paid = () => [getQueryKey(trpc.billing.invoices), subscription(), access()];

// Both results may require the bank's confirmation. The card form shows the errors of the first one
// itself.
export const subscribed = standardMutation({ stale: paid, failed: null });
export const planChanged = standardMutation({
  stale: () => [...paid(), getQueryKey(trpc.billing.customer)],
  failed: 'error_changing_plan_subscription',
});

type Invoice = Outputs['billing']['invoices']['data'][number];
/**
 * Returns the new quote from a `quote_changed` error if the invoice is still open for the same
 * amount. Otherwise throws the error.
 */
function requoted(error: unknown, confirmed: Invoice): string {
  const now = errorDataOf(error, 'quote_changed')?.invoice;
  if (!now || now.status !== 'open' || now.amount_due !== confirmed.amount_due || now.quote === null)
    throw error;
  return now.quote;
}
/**
 * Pays an open invoice by the given card, or by the card on file. Retries once if only its quote
 * has expired.
 */
export const sendPayment = (id: number, confirmed: Invoice, card: string | undefined) => {
  const input = { id, invoiceId: confirmed.id, ...(card && { paymentMethodId: card }) };
  const send = (quote: string | null) =>
    api.billing.payInvoice.mutate({ ...input, ...(quote !== null && { quote }) });
  return send(confirmed.quote).catch((error: unknown) => send(requoted(error, confirmed)));
};
export const invoicePaid = standardMutation({
  stale: paid,
  when: 'always',
  failed: 'invoice_payment_failed',
});

const updating = getMutationKey(trpc.billing.updateSubscription);
export const changeRenewal = mutation(api.billing.updateSubscription.mutate, {
  stale: ({ id }) => [getQueryKey(trpc.billing.subscription, { id })],
  failed: (error, text, { cancel_at_period_end: ends }: Update) =>
    errorMessage(text, error, ends ? 'subscription_cancellation_failed' : 'subscription_restoring_failed'),
  key: updating,
});

const failed = 'error_changing_payment_method';
/**
 * Sets the card that pays the running subscription, or the next subscription if none is running.
 */
export const payByCard = mutation(
  ({ id, subId, card }: { id: number; subId: string | undefined; card: string }) =>
    subId === undefined
      ? api.billing.updatePaymentMethod.mutate({ id: card, pays: true })
      : api.billing.updateSubscription.mutate({ id, subId, default_payment_method: card }),
  { stale: cards, when: 'always', failed, key: updating },
);
// Refetched after errors too, because another tab may have removed this card or the card that would
// replace it.
export const removeCard = mutation(api.billing.removePaymentMethod.mutate, {
  stale: cards,
  when: 'always',
  failed,
});
export const editCard = mutation(api.billing.updatePaymentMethod.mutate, { stale: cards, failed });

export const downloadInvoice = mutation(api.billing.electronicInvoice.query);
export const remakeInvoice = mutation(api.billing.remakeInvoice.mutate, {
  stale: ({ id }) => [getQueryKey(trpc.billing.electronicInvoices, { id })],
});
