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

/** Metadata key for the former customer of a removed card, which is attached to no customer. */
const formerOwner = 'customer';

/**
 * Removes a card; a card that is already removed is a success.
 *
 * If renewals are charged to it, another card is set first. A subscription that will renew keeps a
 * usable card. Requests are serialised, so that the second of two removals sees the result of the
 * first.
 * @throws AppError `payment_method_in_use` for the last card of a subscription that will renew
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
    // Already removed by another tab or the previous click.
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

/**
 * Sets another card before the removal, so that after a crash the subscription can still be
 * charged.
 */
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
