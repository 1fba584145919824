import type Stripe from 'stripe';
import type { z } from 'zod';
import type { paymentMethodsOutput } from '@massima/contract/billing';
import { findAccount } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { assertOwnCustomer } from './owned.ts';
import { cardsOf } from './paying-card.ts';
import { orIfMissing, requirePayments } from './require-payments.ts';
import { viewList, viewPaymentMethod } from './stripe-view.ts';

export async function listPaymentMethods(
  deps: Deps,
  actor: Actor,
  id: number,
): Promise<z.infer<typeof paymentMethodsOutput>> {
  const { customer_id: customer } = await findAccount(deps.db, actor, 'read', id);
  if (!customer) return viewList(null, viewPaymentMethod);
  return viewList(await cardsOf(deps, customer), viewPaymentMethod);
}

/** Returns a card; null if it does not exist. */
export const findMethod = (deps: Deps, id: string): Promise<Stripe.PaymentMethod | null> =>
  orIfMissing(
    requirePayments(deps).call((stripe) => stripe.paymentMethods.retrieve(id)),
    null,
  );

/**
 * Returns the id of one of the customer's cards. A new card (just entered, or a test card by name)
 * is attached. Attaching can change its id, and the card can be declined.
 * @param methodLookup  result of `findMethod`, if already requested
 */
export async function ownMethod(
  deps: Deps,
  customer: string,
  id: string,
  methodLookup = findMethod(deps, id),
): Promise<string> {
  const found = await methodLookup;
  const owner = typeof found?.customer === 'string' ? found.customer : found?.customer?.id;
  if (owner === customer) return id;
  if (owner) throw new AppError('file_not_found');
  const attached = await requirePayments(deps).call((stripe) =>
    stripe.paymentMethods.attach(id, { customer }),
  );
  return attached.id;
}

export async function createSetupIntent(
  deps: Deps,
  actor: Actor,
  customer: string,
): Promise<Stripe.SetupIntent> {
  await assertOwnCustomer(actor, customer);
  return requirePayments(deps).call((stripe) =>
    stripe.setupIntents.create({ customer, usage: 'off_session', allowed_payment_method_types: ['card'] }),
  );
}

export async function readPaymentIntent(deps: Deps, actor: Actor, id: string): Promise<Stripe.PaymentIntent> {
  const intent = await requirePayments(deps).call((stripe) => stripe.paymentIntents.retrieve(id));
  await assertOwnCustomer(actor, intent.customer);
  return intent;
}
