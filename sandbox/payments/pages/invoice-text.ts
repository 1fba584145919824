import type { SandboxContext } from '../core/context.ts';
import { linesOf } from '../objects/invoice-row.ts';
import type { Invoice } from '../objects/invoice-row.ts';
import { labelsFor } from './invoice-labels.ts';

type Pair = [name: string, value: string];

export interface InvoiceText {
  language: 'it' | 'en';
  title: string;
  head: Pair[];
  lines: Pair[];
  sums: Pair[];
}

/** Returns the texts of an invoice, for HTML and PDF. */
export function invoiceText(context: SandboxContext, invoice: Invoice): InvoiceText {
  const { language, labels } = labelsFor(
    context.store.get('customer', invoice.customer)?.preferred_locales ?? [],
  );
  const locale = language === 'it' ? 'it-IT' : 'en-IE';
  const numbers = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const amount = (cents: number) => `${numbers.format(cents / 100)} ${invoice.currency.toUpperCase()}`;
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Europe/Rome' });
  const date = (seconds: number) => days.format(seconds * 1000);
  const address = invoice.customer_address;
  const addressText = [
    address?.line1,
    address?.line2,
    address?.postal_code,
    address?.city,
    address?.state,
    address?.country,
  ];
  const head: Pair[] = [
    [labels.number, invoice.number ?? ''],
    [labels.date, date(invoice.status_transitions.finalized_at ?? invoice.created)],
    [labels.status, labels[invoice.status]],
    [labels.issuer, `${invoice.account_name} (${labels.noValue})`],
    [labels.customer, [invoice.customer_name, invoice.customer_email].filter(Boolean).join(', ')],
    [labels.address, addressText.filter(Boolean).join(', ')],
    [labels.taxId, invoice.customer_tax_ids.map(({ value }) => value).join(', ')],
  ];
  const discounts = invoice.total_discount_amounts.reduce((sum, each) => sum + each.amount, 0);
  const balance = invoice.amount_due - invoice.total;
  const sums: (Pair | undefined)[] = [
    [labels.subtotal, amount(invoice.subtotal)],
    discounts > 0 ? [labels.discounts, amount(-discounts)] : undefined,
    [labels.total, amount(invoice.total)],
    balance !== 0 ? [labels.balance, amount(balance)] : undefined,
    [labels.due, amount(invoice.amount_due)],
    [labels.settled, amount(invoice.amount_paid)],
  ];
  return {
    language,
    title: 'Massima',
    head: head.filter(([, value]) => value !== ''),
    lines: linesOf(context, invoice.id).map((line) => [
      `${line.description ?? ''}, ${date(line.period.start)} - ${date(line.period.end)}`,
      amount(line.amount),
    ]),
    sums: sums.filter((pair) => pair !== undefined),
  };
}
