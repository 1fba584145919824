import type Stripe from 'stripe';
import { withinDeadline } from '../../adapters/payments-deadline.ts';
import type { Deps } from '../../deps.ts';
import type { AccountRow } from '../../models/user.ts';
import { findUser } from '../../models/user.ts';
import { orIfMissing, requirePayments } from './require-payments.ts';

type Named = Pick<AccountRow, 'name' | 'surname' | 'email'>;
interface Holder {
  email: string;
  name: string;
}

/** Returns the name and address for a customer's receipts. */
export const customerIdentityOf = ({ name, surname, email }: Named): Holder => ({
  email,
  name: `${name} ${surname}`,
});

const isSame = (a: Pick<Stripe.Customer, 'email' | 'name'>, b: Holder): boolean =>
  a.email === b.email && a.name === b.name;

/** Timeout of the provider call after an account change. */
const timeoutMs = 3000;

/**
 * Sends the account's new name and address to the provider. The account is already changed; if the
 * provider is unavailable, `reconcile` sends the data later.
 */
export async function pushCustomerIdentity(deps: Deps, before: Named, user: AccountRow): Promise<void> {
  const { customer_id: customer } = user;
  if (!deps.payments || !customer || isSame(customerIdentityOf(before), customerIdentityOf(user))) return;
  await withinDeadline(timeoutMs, () => write(deps, customer, customerIdentityOf(user))).catch(
    (err: unknown) =>
      deps.log.warn({ err, user: user.id }, 'could not update the name of an account at the provider'),
  );
}

/** Sends the account's name and address to the provider if the customer differs. */
export async function repairCustomerIdentity(
  deps: Deps,
  customer: Stripe.Customer,
  userId: number,
): Promise<void> {
  const user = await findUser(deps.db, userId);
  if (user?.customer_id === customer.id && !isSame(customer, customerIdentityOf(user)))
    await write(deps, customer.id, customerIdentityOf(user));
}

const write = (deps: Deps, customer: string, holder: Holder) =>
  orIfMissing(
    requirePayments(deps).call((stripe) => stripe.customers.update(customer, holder)),
    null,
  );
