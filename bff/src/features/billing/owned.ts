import type Stripe from 'stripe';
import { authorize } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { User } from '../../models/user.ts';
import { requirePayments } from './require-payments.ts';

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
  authorize(actor, 'change', { of: 'account', customerId: id }, 'file_not_found');
  return id;
}
