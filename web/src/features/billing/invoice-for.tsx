import { shortDate } from '@massima/contract/format/dates';
import { planName } from '@massima/contract/format/prices';
import { useText } from '../../lib/i18n.tsx';
import type { Outputs } from '../../lib/trpc.ts';
import { purposeOf } from './invoice-purpose.ts';
import { instant } from './plans.ts';
import classes from './subscription.module.css';
import { usePriceName } from './use-plans.ts';

/** What an invoice is for: "Piano Mensile", and the days it pays for. */
export function InvoiceFor({ invoice }: { invoice: Outputs['billing']['invoices']['data'][number] }) {
  const text = useText();
  const { t, locale } = text;
  const priceName = usePriceName();
  const purpose = purposeOf(invoice);
  if (!purpose) return '–';
  const name = planName(text, priceName(purpose.price));
  const date = (seconds: number) => shortDate(instant(seconds), locale);
  return (
    <>
      {purpose.isChange
        ? t('invoice_for_change', { name })
        : name === ''
          ? t('menu_subscription')
          : t('preview_line_plan', { name })}
      {purpose.to > purpose.from && (
        <span className={classes.days}>
          {date(purpose.from)} – {date(purpose.to)}
        </span>
      )}
    </>
  );
}
