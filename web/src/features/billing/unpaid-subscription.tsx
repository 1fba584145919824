import { Notice } from '../../components/notice.tsx';
import { useText } from '../../lib/i18n.tsx';
import type { Outputs } from '../../lib/trpc.ts';
import { CardsPanel } from './cards.tsx';
import { Invoices } from './invoices.tsx';

interface Props {
  account: Outputs['session']['me'];
}

/** A renewal that was not paid: no second subscription is sold beside it, its invoice and the card are what there is to see to. */
export function UnpaidSubscription({ account }: Props) {
  const { t } = useText();
  return (
    <>
      <Notice tone="error">{t('subscription_unpaid')}</Notice>
      <Invoices accountId={account.id} />
      <CardsPanel id={account.id} />
    </>
  );
}
