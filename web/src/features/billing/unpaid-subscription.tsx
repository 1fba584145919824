import type { Outputs } from '../../lib/trpc.ts';
import { CardsPanel } from './cards.tsx';
import { Invoices } from './invoices.tsx';
import { SubscriptionSummary } from './subscription-summary.tsx';

interface Props {
  account: Outputs['session']['me'];
  subscription: NonNullable<Outputs['billing']['subscription']>;
}

/**
 * A renewal that was not paid: no second subscription is sold alongside it. Its invoice and the card are what there is to see to, and
 * anyone who no longer wants it cancels the renewal here.
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
