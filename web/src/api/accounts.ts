import { getQueryKey } from '@trpc/react-query';
import { errorMessage } from '../lib/error-message.ts';
import { api, type Inputs, type Outputs, trpc } from '../lib/trpc.ts';
import { mutation } from './mutation.ts';
import { callSequentially } from './call-sequentially.ts';

const list = () => [getQueryKey(trpc.accounts.list)];
const addressChange = ({ id }: { id: number }) => getQueryKey(trpc.accounts.addressChange, { id });
const mailed = ({ id }: { id: number }) => [
  getQueryKey(trpc.accounts.overview, { id }),
  getQueryKey(trpc.accounts.audit),
];

// Mutations of the signed-in account.
export const updateOwnAccount = mutation(api.accounts.update.mutate, {
  stale: ({ id }) => [getQueryKey(trpc.session.me), getQueryKey(trpc.billing.customer, { id })],
  failed: 'update_error',
});
/** Saves billing data together with a subscription, whose form reports errors. */
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
export const requestAddressChange = mutation(api.accounts.askForAddress.mutate, {
  stale: (input) => [addressChange(input)],
});
export const withdrawAddressChange = mutation(api.accounts.withdrawAddressChange.mutate, {
  stale: (input) => [addressChange(input)],
});

type Account = Outputs['accounts']['list']['lawyers'][number];
interface NewAccount {
  account: Inputs['accounts']['create'];
  /** Undefined if no billing data was entered. */
  billing: Omit<Inputs['accounts']['update'], 'id'> | undefined;
}
// Mutations of other accounts by an administrator. The form reports which part was not saved.
/**
 * Creates an account and saves its billing data with a separate call. If that call fails, the account
 * still exists and `isWhole` is false.
 */
export const createAccount = mutation(
  async ({ account, billing }: NewAccount) => {
    const { id } = await api.accounts.create.mutate(account);
    const isWhole =
      !billing || (await api.accounts.update.mutate({ id, ...billing }).catch(() => false)) !== false;
    return { id, isWhole };
  },
  { stale: list, failed: null },
);
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
/**
 * Adds queries to accounts, one call at a time.
 * @returns the accounts whose call was rejected
 * @throws if the only call is rejected
 */
export const addQueries = mutation(
  async ({ accounts, count }: { accounts: readonly Account[]; count: number }) => {
    const call = ({ email }: Account) => api.accounts.addQueries.mutate({ email, count });
    const [only, another] = accounts;
    if (!only || another) return callSequentially(accounts, call);
    await call(only);
    return [];
  },
  { stale: list },
);
export const sendVerification = mutation(api.accounts.sendVerification.mutate, {
  stale: mailed,
  when: 'last',
});
export const sendPasswordLink = mutation(api.accounts.sendPasswordLink.mutate, {
  stale: mailed,
  when: 'last',
});
/**
 * Sends verification mails, one call at a time.
 * @returns the accounts whose call was rejected
 */
export const sendVerifications = mutation(
  (accounts: readonly Account[]) =>
    callSequentially(accounts, ({ id }) => api.accounts.sendVerification.mutate({ id })),
  { stale: () => [getQueryKey(trpc.accounts.overview)], when: 'last' },
);
