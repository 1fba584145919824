import type Stripe from 'stripe';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { setCustomer } from '../../models/customers.ts';
import type { AccountRow } from '../../models/user.ts';
import { findUser } from '../../models/user.ts';
import { customerIdentityOf } from './customer-identity.ts';
import { orIfMissing, requirePayments } from './require-payments.ts';

/**
 * The account's customer at the provider, made on first need and then for good. One that the provider has deleted, as
 * after a deletion of the account that could not be finished, is created again.
 * @param known what `existingCustomer` gives, where it was asked before
 */
export async function ensureCustomer(
  deps: Deps,
  user: AccountRow,
  known = existingCustomer(deps, user),
): Promise<Stripe.Customer> {
  const customer = (await known) ?? (await make(deps, user));
  if (customer.id === user.customer_id) return customer;
  if (await setCustomer(deps.db, user.id, { from: user.customer_id, to: customer.id })) return customer;
  // Another request was first.
  const now = await findUser(deps.db, user.id);
  const theirs = now?.customer_id == null ? null : await find(deps, now.customer_id);
  if (!theirs) throw new AppError('update_error');
  return theirs;
}

/** What the provider has for the account, whether or not that knows of it; null: nothing yet, or no more. */
export const existingCustomer = (deps: Deps, user: AccountRow): Promise<Stripe.Customer | null> =>
  user.customer_id === null ? findStray(deps, user) : find(deps, user.customer_id);

/** As the card form and the billing data need it: with the tax ids. */
async function find(deps: Deps, id: string): Promise<Stripe.Customer | null> {
  const found = await orIfMissing(
    requirePayments(deps).call((stripe) => stripe.customers.retrieve(id, { expand: ['tax_ids'] })),
    null,
  );
  return found?.deleted ? null : found;
}

/** Whether the provider's customer was made for this account. Ids alone may be of an account that a restored backup has forgotten. */
export const belongsTo = (customer: Stripe.Customer, user: Pick<AccountRow, 'id' | 'email'>): boolean =>
  customer.metadata['account'] === String(user.id) && customer.email === user.email;

/** Customers that were made for the account, the newest first, whether or not it knows them. */
export async function customersOf(
  deps: Deps,
  user: Pick<AccountRow, 'id' | 'email'>,
): Promise<Stripe.Customer[]> {
  const { data } = await requirePayments(deps).call((stripe) =>
    stripe.customers.list({ email: user.email, limit: 100 }),
  );
  return data.filter((customer) => belongsTo(customer, user));
}

/** One that was made while its answer, or the note of it, was lost. */
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
 * An idempotency key: the same for two tabs and for a retry, so that they make one customer; another one once that was deleted. It changes
 * with time, because the provider repeats a failure for a day; a customer made before such a change is found by its address.
 */
const customerKey = ({ clock }: Deps, user: AccountRow): string =>
  [
    'customer',
    user.id,
    user.created_at.getTime(),
    user.customer_id,
    Math.floor(clock.now().getTime() / 600_000),
  ].join('-');
