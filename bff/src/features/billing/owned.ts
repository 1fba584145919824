import type Stripe from 'stripe';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { User } from '../../models/user.ts';
import { accountInQuestion, type Actor } from '../auth/index.ts';
import { requirePayments } from './require-payments.ts';

/** The account in question. Own, or any for an administrator; else it does not exist. */
export async function ownedAccount(deps: Deps, actor: Actor, id: number): Promise<User> {
  const user = await User.query(deps.db).findById(accountInQuestion(actor, id, 'admin-reads-any'));
  if (!user) throw new AppError('user_not_found');
  return user;
}

/** The customer id of the own account, created at the provider on first need and then for good. */
export async function ensureCustomer(deps: Deps, user: User): Promise<string> {
  if (user.customer_id) return user.customer_id;
  const payments = requirePayments(deps);
  const created = await payments.call((stripe) =>
    stripe.customers.create(
      {
        email: user.email,
        name: `${user.name} ${user.surname}`,
        preferred_locales: [user.locale],
        metadata: { account: String(user.id) },
      },
      // The same for every try, so that two tabs or a retry after a crash make one customer.
      { idempotencyKey: `customer-${user.id}-${user.created_at.getTime()}` },
    ),
  );
  await User.query(deps.db).findById(user.id).whereNull('customer_id').patch({ customer_id: created.id });
  return created.id;
}

/** Throws unless the provider's object belongs to a customer that the actor may act for. */
export async function assertOwnCustomer(
  actor: Actor,
  customer: string | Stripe.Customer | Stripe.DeletedCustomer | null,
): Promise<string> {
  const id = typeof customer === 'string' ? customer : customer?.id;
  if (id === undefined) throw new AppError('file_not_found');
  if (actor.role !== 'admin' && actor.row.customer_id !== id) throw new AppError('file_not_found');
  return id;
}
