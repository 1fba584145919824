import type Stripe from 'stripe';
import { payerWithout } from '@massima/contract/cards';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { accountOfCustomer } from '../../models/customers.ts';
import { done } from '../../outcome.ts';
import { withBillingLease } from './with-billing-lease.ts';
import { assertOwnCustomer } from './owned.ts';
import { cardsOf, payingCard, willRenew } from './paying-card.ts';
import { requirePayments } from './require-payments.ts';
import { syncSubscription } from './sync-subscription.ts';

/** In the metadata of a card that has been removed, which belongs to no one any more: whose it was. */
const formerOwner = 'customer';

/**
 * Removes a card; one that is gone already is a success. When it is the one that renewals are charged to, another one pays from now on; a
 * subscription that will renew keeps one that can. In turn, so that of two simultaneous removals the second one sees what the first has
 * left.
 * @throws `payment_method_in_use` for the last card of a subscription that will renew.
 */
export async function removePaymentMethod(deps: Deps, actor: Actor, id: string) {
  const payments = requirePayments(deps);
  const method = await payments.call((stripe) => stripe.paymentMethods.retrieve(id));
  const former = method.customer === null ? method.metadata?.[formerOwner] : undefined;
  const customer = await assertOwnCustomer(actor, former ?? method.customer);
  if (former !== undefined) return done('ok');
  const userId = await accountOfCustomer(deps.db, customer);
  if (userId === null) throw new AppError('file_not_found');
  const remove = async () => {
    const cards = (await cardsOf(deps, customer))?.data ?? [];
    // Gone in the meantime, by another tab or the press before this one.
    if (!cards.some((card) => card.id === id)) return done('ok');
    await letAnotherPay(deps, customer, id, cards);
    await payments.call((stripe) =>
      stripe.paymentMethods.update(id, { metadata: { [formerOwner]: customer } }),
    );
    await payments.call((stripe) => stripe.paymentMethods.detach(id));
    return done('ok');
  };
  return withBillingLease(deps, userId, remove, ['remove', id]);
}

/** Before the card goes: what breaks off in between leaves a subscription that can be charged. */
async function letAnotherPay(
  deps: Deps,
  customer: string,
  id: string,
  cards: readonly Stripe.PaymentMethod[],
): Promise<void> {
  const subscription = await syncSubscription(deps, customer);
  if (!willRenew(subscription)) return;
  const paying = payingCard(subscription);
  const next = payerWithout(id, cards, paying, deps.clock.now());
  if (!next) throw new AppError('payment_method_in_use');
  if (next.id === paying) return;
  await requirePayments(deps).call((stripe) =>
    stripe.subscriptions.update(subscription.id, { default_payment_method: next.id }),
  );
}
