import { getMutationKey, getQueryKey } from '@trpc/react-query';
import { errorMessage } from '../lib/error-message.ts';
import { api, type Inputs, trpc } from '../lib/trpc.ts';
import { mutation, standardMutation } from './mutation.ts';

type Update = Inputs['billing']['updateSubscription'];

const subscription = () => getQueryKey(trpc.billing.subscription);
/** Whether the account may search, and what its screens say of it. */
const access = () => getQueryKey(trpc.session);
/** The cards on file and what each of them pays. */
export const cards = () => [
  getQueryKey(trpc.billing.paymentMethods),
  subscription(),
  getQueryKey(trpc.billing.customer),
];
const paid = () => [getQueryKey(trpc.billing.invoices), subscription(), access()];

// Each with the bank's part, where the bank asks. The card's form says what went wrong with the first.
export const subscribed = standardMutation({ stale: paid, failed: null });
export const planChanged = standardMutation({
  stale: () => [...paid(), getQueryKey(trpc.billing.customer)],
  failed: 'error_changing_plan_subscription',
});
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
export const payByCard = standardMutation({ stale: cards, when: 'always', failed, key: updating });
// Another tab may have removed it, or the one that would have paid instead: the list shows what is left.
export const removeCard = mutation(api.billing.removePaymentMethod.mutate, {
  stale: cards,
  when: 'always',
  failed,
});
export const editCard = mutation(api.billing.updatePaymentMethod.mutate, { stale: cards, failed });
