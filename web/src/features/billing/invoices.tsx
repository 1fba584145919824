import { Button } from '@mantine/core';
import { pageSizes } from '@massima/contract/constants';
import { shortDate } from '@massima/contract/format/dates';
import { sum } from '@massima/contract/format/prices';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Changed } from '../../components/changed.tsx';
import { Notice } from '../../components/notice.tsx';
import { Pager } from '../../components/pager.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { useShown } from '../../lib/use-shown.ts';
import { ElectronicInvoices } from './electronic-invoices.tsx';
import { InvoiceFor } from './invoice-for.tsx';
import { PayByCard } from './pay-by-card.tsx';
import { instant } from './plans.ts';
import classes from './subscription.module.css';
import { pageOfInvoices } from './page-of-invoices.ts';
import { usePayInvoice } from './use-pay-invoice.ts';

type Invoice = Outputs['billing']['invoices']['data'][number];

interface Props {
  accountId: number;
  /**
   * Customer that can pay open invoices with another card, if no running subscription has a card to
   * change.
   */
  payer?: string | null;
}

/** Invoices of the provider and their electronic documents. */
export function Invoices(props: Props) {
  return (
    <>
      <ProviderInvoices {...props} />
      <ElectronicInvoices id={props.accountId} className={classes.panel} />
    </>
  );
}

function ProviderInvoices({ accountId, payer = null }: Props) {
  const text = useText();
  const { t } = text;
  const [size, setSize] = useState<number>(pageSizes.list[0]);
  const [page, setPage] = useState(1);
  const [refusedId, setRefusedId] = useState<string>();
  const list = trpc.billing.invoices.useQuery(pageOfInvoices(accountId, page, size), {
    placeholderData: keepPreviousData,
  });
  const refused = list.data?.data.find(({ id, status }) => id === refusedId && status === 'open');
  return (
    <section className={classes.panel}>
      <h2>{t('invoices_title')}</h2>
      {list.isPending && <ScreenSkeleton lines={3} />}
      {list.error && <Notice tone="error">{errorMessage(text, list.error, 'invoices_error')}</Notice>}
      {list.data?.total === 0 && <p>{t('invoices_none')}</p>}
      {list.data && list.data.total > 0 && (
        <>
          <div className={classes.scroll} role="region" tabIndex={0} aria-label={t('invoices_title')}>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">{t('invoice_date')}</th>
                  <th scope="col">{t('invoice_for')}</th>
                  <th scope="col">{t('invoice_number')}</th>
                  <th scope="col">{t('invoice_amount')}</th>
                  <th scope="col">{t('invoice_status')}</th>
                  <td />
                </tr>
              </thead>
              <tbody>
                {list.data.data.map((invoice) => (
                  <InvoiceRow
                    key={invoice.id}
                    invoice={invoice}
                    accountId={accountId}
                    onRefused={() => setRefusedId(invoice.id)}
                  />
                ))}
              </tbody>
            </table>
          </div>
          <Pager
            page={page}
            size={size}
            rowCount={list.data.data.length}
            total={list.data.total}
            sizes={pageSizes.list}
            onPage={setPage}
            onSize={(next) => {
              setSize(next);
              setPage(1);
            }}
          />
        </>
      )}
      {payer && refused && (
        <PayByCard
          key={refused.id}
          invoice={refused}
          accountId={accountId}
          customerId={payer}
          onClose={() => setRefusedId(undefined)}
        />
      )}
    </section>
  );
}

interface RowProps {
  invoice: Invoice;
  accountId: number;
  onRefused: () => void;
}

function InvoiceRow({ invoice, accountId, onRefused }: RowProps) {
  const text = useText();
  const { t, locale } = text;
  const { pay, isPending } = usePayInvoice(accountId);
  const shownAmount = useShown({
    about: invoice.id,
    response: invoice,
    isSame: (a, b) => a.amount_due === b.amount_due || a.status !== 'open' || b.status !== 'open',
    of: (data) => data.invoice,
  });
  const now = shownAmount.now ?? invoice;
  const amount = ({ status, amount_paid: paid, amount_due: due, currency }: Invoice) =>
    sum(text, status === 'paid' ? paid : due, currency);
  const confirm = async () => {
    try {
      if (!(await pay(now))) onRefused();
    } catch (error) {
      if (shownAmount.take(error)) toast(t('quote_changed'), { tone: 'error' });
    }
  };
  return (
    <tr>
      <td>{shortDate(instant(now.created), locale)}</td>
      <td>
        <InvoiceFor invoice={now} />
      </td>
      <td>{now.number ?? '–'}</td>
      <td>
        <Changed now={amount(now)} was={shownAmount.before ? amount(shownAmount.before) : undefined} />
      </td>
      <td>{t(`invoice_status_${now.status}`)}</td>
      <td>
        {now.status === 'paid' && now.invoice_pdf && (
          <a href={now.invoice_pdf} target="_blank" rel="noreferrer">
            {t('invoice_download')}
          </a>
        )}
        {now.status === 'open' && (
          <Button size="compact-sm" loading={isPending} onClick={() => void confirm()}>
            {t('invoice_pay')}
          </Button>
        )}
      </td>
    </tr>
  );
}
