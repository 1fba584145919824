import type { z } from 'zod';
import type { updatePaymentMethodInput } from '@massima/contract/billing';
import { isCardExpired } from '@massima/contract/cards';
import type { Actor } from '../../actor.ts';
import { CardRefused } from '../../adapters/payments.ts';
import type { Deps } from '../../deps.ts';
import { invalidField } from '../../errors.ts';
import { done } from '../../outcome.ts';
import { assertOwnCustomer } from './owned.ts';
import { requirePayments } from './require-payments.ts';

/** Changes the expiry date and the holder's name of a card. A new number needs a new card. */
export async function updatePaymentMethod(
  deps: Deps,
  actor: Actor,
  { id, exp_month, exp_year, name, pays }: z.infer<typeof updatePaymentMethodInput>,
) {
  const payments = requirePayments(deps);
  const found = await payments.call((stripe) => stripe.paymentMethods.retrieve(id));
  const customer = await assertOwnCustomer(actor, found.customer);
  if (!found.card) throw invalidField('id');
  const isDated = exp_month !== undefined || exp_year !== undefined;
  const card = { exp_month: exp_month ?? found.card.exp_month, exp_year: exp_year ?? found.card.exp_year };
  if (isDated && isCardExpired({ card }, deps.clock.now())) throw invalidField('exp_year');
  const change = { ...(isDated && { card }), ...(name !== undefined && { billing_details: { name } }) };
  if (isDated || name !== undefined) {
    await payments
      .call((stripe) => stripe.paymentMethods.update(id, change))
      .catch((error: unknown) => {
        // The card network rejected the date.
        throw error instanceof CardRefused ? invalidField('exp_year') : error;
      });
  }
  if (pays)
    await payments.call((stripe) =>
      stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } }),
    );
  return done('ok');
}
