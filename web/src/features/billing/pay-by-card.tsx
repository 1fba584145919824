import { sum } from '@massima/contract/format/prices';
import { useText } from '../../lib/i18n.tsx';
import type { Outputs } from '../../lib/trpc.ts';
import { CardForm } from './lazy-card-form.tsx';
import { usePayInvoice } from './use-pay-invoice.ts';

interface Props {
  invoice: Outputs['billing']['invoices']['data'][number];
  accountId: number;
  customerId: string;
  onClose: () => void;
}

/** Unpaid invoice with a form for another card. Part of the page, because the bank may prompt. */
export function PayByCard({ invoice, accountId, customerId, onClose }: Props) {
  const text = useText();
  const { t } = text;
  const { pay } = usePayInvoice(accountId);
  return (
    <>
      <h3>{t('invoice_other_card')}</h3>
      <CardForm
        customerId={customerId}
        label={t('invoice_pay_amount', { amount: sum(text, invoice.amount_due, invoice.currency) })}
        onCancel={onClose}
        onCard={async (card) => {
          if (await pay(invoice, card)) onClose();
        }}
      />
    </>
  );
}
