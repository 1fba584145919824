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
export const requestAddressChange = mutation(api.accounts.askForAddress.mutate, {
  stale: (input) => [addressChange(input)],
});
export const withdrawAddressChange = mutation(api.accounts.withdrawAddressChange.mutate, {
  stale: (input) => [addressChange(input)],
});

type Account = Outputs['accounts']['list']['lawyers'][number];
interface NewAccount {
  account: Inputs['accounts']['create'];
  /** Undefined: none was given. */
  billing: Omit<Inputs['accounts']['update'], 'id'> | undefined;
}
// Those of others, by an administrator. The form says what it could not save.
/** Billing by a separate call: the provider may fail, and the account still exists. Then it is not whole. */
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
/** To one account, or to several, one after the other: those that were refused. @throws where there is only one, and it was refused */
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
/** One after the other: those that were refused. */
export const sendVerifications = mutation(
  (accounts: readonly Account[]) =>
    callSequentially(accounts, ({ id }) => api.accounts.sendVerification.mutate({ id })),
  { stale: () => [getQueryKey(trpc.accounts.overview)], when: 'last' },
);
