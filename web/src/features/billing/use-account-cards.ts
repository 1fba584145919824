import { isCardExpired, payerWithout } from '@massima/contract/cards';
import { isIncomplete } from '@massima/contract/plan';
import { cards } from '../../api/billing.ts';
import { refetchStale } from '../../api/mutation.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { useNow } from '../../lib/use-now.ts';

type Method = Outputs['billing']['paymentMethods']['data'][number];

export interface AccountCard {
  id: string;
  /** Parts of "VISA •••• 4242". */
  brand: string;
  last4: string;
  month: number;
  year: number;
  holder: string | null;
  hasExpired: boolean;
  /** True if renewals, or the next subscription, charge this card. */
  pays: boolean;
  /** True if it cannot be removed, because the subscription has no other card. */
  isNeeded: boolean;
  /** Card that pays after the removal of this card; null if the paying card stays the same. */
  successorId: string | null;
}

/** Cards on file, newest first, with their use and the functions that change them. */
export function useAccountCards(id: number) {
  const now = useNow();
  const methods = trpc.billing.paymentMethods.useQuery({ id });
  const running = trpc.billing.subscription.useQuery({ id });
  const customer = trpc.billing.customer.useQuery({ id });
  const subscription = isIncomplete(running.data?.status) ? null : (running.data ?? null);
  const queries = [methods, running, customer];
  const failed = queries.filter(({ error }) => error !== null);

  // The provider uses the subscription's card before the customer's.
  const paying = subscription?.default_payment_method ?? customer.data?.default_payment_method ?? null;
  const stored = methods.data?.data ?? [];
  const renews = subscription !== null && !subscription.cancel_at_period_end;
  const describe = (method: Method): AccountCard[] => {
    if (!method.card) return [];
    const next = renews ? payerWithout(method.id, stored, paying, now) : undefined;
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
    cards: queries.every(({ data }) => data !== undefined) ? stored.flatMap(describe) : undefined,
    subscription,
    /** Id of the account's customer at the card provider. */
    customerId: customer.data?.id,
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach((query) => void query.refetch()),
    /** Refetches the cards after a card was set up at the provider. */
    refresh: () => refetchStale(cards()),
  };
}
export type AccountCards = ReturnType<typeof useAccountCards>;
