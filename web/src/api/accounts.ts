import { getQueryKey } from '@trpc/react-query';
import { errorMessage } from '../lib/error-message.ts';
import { api, trpc } from '../lib/trpc.ts';
import { mutation, standardMutation } from './mutation.ts';

const list = () => [getQueryKey(trpc.accounts.list)];
const addressChange = ({ id }: { id: number }) => getQueryKey(trpc.accounts.addressChange, { id });
const mailed = ({ id }: { id: number }) => [
  getQueryKey(trpc.accounts.overview, { id }),
  getQueryKey(trpc.accounts.audit),
];

// One's own.
export const updateOwnAccount = mutation(api.accounts.update.mutate, {
  stale: ({ id }) => [getQueryKey(trpc.session.me), getQueryKey(trpc.billing.customer, { id })],
  failed: 'update_error',
});
/** Saved along with a subscription, whose form says what went wrong. */
export const saveBilling = mutation(api.accounts.update.mutate, {
  stale: ({ id }) => [getQueryKey(trpc.billing.customer, { id })],
  failed: null,
});
export const updatePassword = mutation(api.accounts.updatePassword.mutate);
export const removeOwnAccount = mutation(api.accounts.remove.mutate);
export const exportOwnAccount = mutation(api.accounts.export.query);
export const chooseCitationStyle = mutation(api.session.chooseCitationStyle.mutate, {
  failed: 'update_error',
  scope: 'citation-style',
});
export const withdrawAddressChange = mutation(api.accounts.withdrawAddressChange.mutate, {
  stale: (input) => [addressChange(input)],
});

// Those of others, by an administrator. The form says what it could not save.
export const accountCreated = standardMutation({ stale: list, failed: null });
export const updateAccount = mutation(api.accounts.update.mutate, {
  stale: ({ id }) => [
    ...list(),
    getQueryKey(trpc.accounts.byId, { id }),
    getQueryKey(trpc.accounts.overview, { id }),
    addressChange({ id }),
    getQueryKey(trpc.billing.customer, { id }),
  ],
  failed: null,
});
export const removeAccount = mutation(api.accounts.remove.mutate, {
  stale: list,
  failed: (error, text) => text.t('admin_delete_error', { reason: errorMessage(text, error) }),
});
export const queriesAdded = standardMutation({ stale: list });
export const sendVerification = mutation(api.accounts.sendVerification.mutate, {
  stale: mailed,
  when: 'last',
});
export const sendPasswordLink = mutation(api.accounts.sendPasswordLink.mutate, {
  stale: mailed,
  when: 'last',
});
export const verificationsSent = standardMutation({
  stale: () => [getQueryKey(trpc.accounts.overview)],
  when: 'last',
});
