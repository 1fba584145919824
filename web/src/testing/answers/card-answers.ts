import { listOf, sampleCards, sampleCustomer } from '../samples/billing.ts';
import type { Responses, ResponseOf } from './types.ts';

type Card = ResponseOf<'billing.paymentMethods'>['data'][number];

/** Card that `confirmCardSetup` of the script double sets up. It is on file once requested. */
const newCard: Card = {
  id: 'pm_new',
  card: { last4: '0055', brand: 'visa', exp_month: 9, exp_year: 2033 },
  name: null,
};

/**
 * Returns responses for cards that keep their changes. Without a subscription the customer's card
 * pays.
 */
export function cardAnswers(cards: readonly Card[] = sampleCards().data): Responses {
  let stored = [...cards];
  let paying = cards[0]?.id ?? null;
  return {
    'billing.paymentMethods': () => listOf(stored),
    'billing.customer': () => sampleCustomer({ default_payment_method: paying }),
    'billing.createSetupIntent': () => {
      stored = [newCard, ...stored.filter(({ id }) => id !== newCard.id)];
      return { id: 'seti_1', client_secret: 'seti_1_secret', status: 'requires_payment_method' };
    },
    'billing.removePaymentMethod': (input) => {
      stored = stored.filter(({ id }) => id !== input.id);
      return { success: true, message: 'ok' };
    },
    'billing.updatePaymentMethod': (input) => {
      const change = ({ card, ...rest }: Card): Card => ({
        ...rest,
        name: input.name ?? rest.name,
        card: card && {
          ...card,
          exp_month: input.exp_month ?? card.exp_month,
          exp_year: input.exp_year ?? card.exp_year,
        },
      });
      stored = stored.map((card) => (card.id === input.id ? change(card) : card));
      if (input.pays) paying = input.id;
      return { success: true, message: 'ok' };
    },
  };
}
