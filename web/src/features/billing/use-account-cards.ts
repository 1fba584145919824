import { isCardExpired, payerWithout } from '@massima/contract/cards';
import { isIncomplete } from '@massima/contract/plan';
import { cards } from '../../api/billing.ts';
import { refetchStale } from '../../api/mutation.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { useNow } from '../../lib/use-now.ts';

type Method = Outputs['billing']['paymentMethods']['data'][number];

export interface AccountCard {
  id: string;
  /** "VISA •••• 4242" in its parts. */
  brand: string;
  last4: string;
  month: number;
  year: number;
  holder: string | null;
  hasExpired: boolean;
  /** Renewals are charged to it, or the next subscription where none runs. */
  pays: boolean;
  /** The subscription would be left without anything to pay it: it can't be removed. */
  isNeeded: boolean;
  /** The card that renewals are charged to once this one is gone, where that changes. */
  successorId: string | null;
}

/** The cards on file, the newest first, with what they are for; and what changes of them come to. */
export function useAccountCards(id: number) {
  const now = useNow();
  const methods = trpc.billing.paymentMethods.useQuery({ id });
  const running = trpc.billing.subscription.useQuery({ id });
  const customer = trpc.billing.customer.useQuery({ id });
  const subscription = isIncomplete(running.data?.status) ? null : (running.data ?? null);
  const asked = [methods, running, customer];
  const failed = asked.filter(({ error }) => error !== null);

  // The provider takes the subscription's own card before the customer's.
  const paying = subscription?.default_payment_method ?? customer.data?.default_payment_method ?? null;
  const kept = methods.data?.data ?? [];
  const renews = subscription !== null && !subscription.cancel_at_period_end;
  const describe = (method: Method): AccountCard[] => {
    if (!method.card) return [];
    const next = renews ? payerWithout(method.id, kept, paying, now) : undefined;
    const pays = method.id === paying;
    return [
      {
        id: method.id,
        brand: method.card.brand.toUpperCase(),
        last4: method.card.last4,
        month: method.card.exp_month,
        year: method.card.exp_year,
        holder: method.name,
        hasExpired: isCardExpired(method, now),
        pays,
        isNeeded: renews && next === undefined,
        successorId: pays ? (next?.id ?? null) : null,
      },
    ];
  };

  return {
    cards: asked.every(({ data }) => data !== undefined) ? kept.flatMap(describe) : undefined,
    subscription,
    /** The account's own at the card provider. */
    customerId: customer.data?.id,
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach((query) => void query.refetch()),
    /** After a card was set up at the provider: resolves when the new state is there. */
    refresh: () => refetchStale(cards()),
  };
}
export type AccountCards = ReturnType<typeof useAccountCards>;
