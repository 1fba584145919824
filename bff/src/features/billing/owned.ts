import type Stripe from 'stripe';
import { authorize } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../errors.ts';

/** Throws if the provider's object does not belong to a customer that the actor may act for. */
export async function assertOwnCustomer(
  actor: Actor,
  customer: string | Stripe.Customer | Stripe.DeletedCustomer | null,
): Promise<string> {
  const id = typeof customer === 'string' ? customer : customer?.id;
  if (id === undefined) throw new AppError('file_not_found');
  authorize(actor, 'change', { of: 'account', customerId: id }, 'file_not_found');
  return id;
}
