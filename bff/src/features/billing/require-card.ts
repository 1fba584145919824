import type Stripe from 'stripe';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { AccountRow } from '../../models/user.ts';
import { livingCustomer } from './living-customer.ts';

/**
 * A subscription is sold only with something that can pay it, also where it begins with a trial.
 * @param card the one that is sent, or the subscription's own; without it the customer's default would be charged
 * @throws `no_payment_method`
 */
export async function requireCard(
  deps: Deps,
  user: AccountRow,
  card: string | Stripe.PaymentMethod | null | undefined,
): Promise<void> {
  if (card) return;
  const { invoice_settings } = await livingCustomer(deps, user);
  if (!invoice_settings.default_payment_method) throw new AppError('no_payment_method');
}
