import { shortDate } from '@massima/contract/format/dates';
import { planName } from '@massima/contract/format/prices';
import { useText } from '../../lib/i18n.tsx';
import type { Outputs } from '../../lib/trpc.ts';
import { instant } from './plans.ts';
import classes from './subscription.module.css';
import { usePriceName } from './use-plans.ts';

type Invoice = Outputs['billing']['invoices']['data'][number];

/** What an invoice is for: a plan and its time, or the change to it. Seconds. */
interface Purpose {
  price: string;
  isChange: boolean;
  from: number;
  to: number;
}

/**
 * The plan that it is for, as the server says; where it can't, that of its dearest line, because what is given back of another plan,
 * or a small rest, is not what one paid for. Null where no line has a plan.
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
