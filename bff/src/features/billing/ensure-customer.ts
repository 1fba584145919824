import type Stripe from 'stripe';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { setCustomer } from '../../models/customers.ts';
import type { AccountRow } from '../../models/user.ts';
import { findUser } from '../../models/user.ts';
import { customerIdentityOf } from './customer-identity.ts';
import { orIfMissing, requirePayments } from './require-payments.ts';

/**
 * Returns the account's customer at the provider. Creates the customer if none exists or if the
 * provider deleted it, for example in an unfinished account deletion.
 * @param customerLookup  result of `existingCustomer`, if already requested
 */
export async function ensureCustomer(
  deps: Deps,
  user: AccountRow,
  customerLookup = existingCustomer(deps, user),
): Promise<Stripe.Customer> {
  const customer = (await customerLookup) ?? (await make(deps, user));
  if (customer.id === user.customer_id) return customer;
  if (await setCustomer(deps.db, user.id, { from: user.customer_id, to: customer.id })) return customer;
  // Another request was faster.
  const now = await findUser(deps.db, user.id);
  const theirs = now?.customer_id == null ? null : await find(deps, now.customer_id);
  if (!theirs) throw new AppError('update_error');
  return theirs;
}

/**
 * Returns the customer that the provider has for an account, even if the account does not store
 * its id; null if none exists or it was deleted.
 */
export const existingCustomer = (deps: Deps, user: AccountRow): Promise<Stripe.Customer | null> =>
  user.customer_id === null ? findStray(deps, user) : find(deps, user.customer_id);

/** Reads a customer with tax ids, as the card form and the billing data need it. */
async function find(deps: Deps, id: string): Promise<Stripe.Customer | null> {
  const found = await orIfMissing(
    requirePayments(deps).call((stripe) => stripe.customers.retrieve(id, { expand: ['tax_ids'] })),
    null,
  );
  return found?.deleted ? null : found;
}

/**
 * Whether a customer was created for this account. An id alone is not enough: after a restored
 * backup it can belong to another account.
 */
export const belongsTo = (customer: Stripe.Customer, user: Pick<AccountRow, 'id' | 'email'>): boolean =>
  customer.metadata['account'] === String(user.id) && customer.email === user.email;

/**
 * Returns the customers created for an account, newest first, including those whose ids the
 * account does not store.
 */
export async function customersOf(
  deps: Deps,
  user: Pick<AccountRow, 'id' | 'email'>,
): Promise<Stripe.Customer[]> {
  const { data } = await requirePayments(deps).call((stripe) =>
    stripe.customers.list({ email: user.email, limit: 100 }),
  );
  return data.filter((customer) => belongsTo(customer, user));
}

/** Finds a customer whose id was lost because the response or the write failed. */
async function findStray(deps: Deps, user: AccountRow): Promise<Stripe.Customer | null> {
  const [stray] = await customersOf(deps, user);
  return stray ? find(deps, stray.id) : null;
}

const make = (deps: Deps, user: AccountRow): Promise<Stripe.Customer> =>
  requirePayments(deps).call((stripe) =>
    stripe.customers.create(
      {
        ...customerIdentityOf(user),
        preferred_locales: [user.locale],
        metadata: { account: String(user.id) },
        expand: ['tax_ids'],
      },
      { idempotencyKey: customerKey(deps, user) },
    ),
  );

/**
 * Returns an idempotency key that is the same for two tabs and for a retry, so that they create
 * one customer. It changes after a deletion, and also with time because the provider repeats a
 * failure for a day. A customer created before such a change is found by its address.
 */
const customerKey = ({ clock }: Deps, user: AccountRow): string =>
  [
    'customer',
    user.id,
    user.created_at.getTime(),
    user.customer_id,
    Math.floor(clock.now().getTime() / 600_000),
  ].join('-');
