import type { Outputs } from '../../lib/trpc.ts';
import { CardsPanel } from './cards.tsx';
import { Invoices } from './invoices.tsx';
import { SubscriptionSummary } from './subscription-summary.tsx';

interface Props {
  account: Outputs['session']['me'];
  subscription: NonNullable<Outputs['billing']['subscription']>;
}

/**
 * Unpaid renewal: its invoice, the card and a way to cancel. No second subscription is sold
 * alongside it.
 */
export function UnpaidSubscription({ account, subscription }: Props) {
  return (
    <>
      <SubscriptionSummary account={account} subscription={subscription} />
      <Invoices accountId={account.id} />
      <CardsPanel id={account.id} />
    </>
  );
}
