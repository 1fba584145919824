import { shortDate } from '@massima/contract/format/dates';
import { planName } from '@massima/contract/format/prices';
import { useText } from '../../lib/i18n.tsx';
import type { Outputs } from '../../lib/trpc.ts';
import { instant } from './plans.ts';
import classes from './subscription.module.css';
import { usePriceName } from './use-plans.ts';

type Invoice = Outputs['billing']['invoices']['data'][number];

/** Plan that an invoice charges, or a change to it. Times are in Unix seconds. */
interface Purpose {
  price: string;
  isChange: boolean;
  from: number;
  to: number;
}

/**
 * Returns the plan of an invoice: the plan in the response, otherwise the plan of the most
 * expensive line. Refunds of another plan and small remainders are thereby ignored. Null if no
 * line has a plan.
 */
export function purposeOf({ lines, plan }: Pick<Invoice, 'lines' | 'plan'>): Purpose | null {
  const byAmount = lines.data.filter(({ price }) => price !== null).sort((a, b) => b.amount - a.amount);
  const main = byAmount.find(({ price }) => price === plan) ?? byAmount[0];
  const price = plan ?? main?.price;
  if (!main || !price) return null;
  const { period } = main;
  const left = lines.data.some((line) => line.proration && line.amount < 0 && line.price !== price);
  return { price, isChange: left, from: period.start, to: period.end };
}

/** Purpose of an invoice, such as "Piano Mensile", with the days that it covers. */
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
