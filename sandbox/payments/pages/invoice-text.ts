import type { World } from '../core/world.ts';
import { linesOf } from '../objects/invoice-row.ts';
import type { Invoice } from '../objects/invoice-row.ts';

function money(cents: number, currency: string): string {
  return `${cents < 0 ? '-' : ''}${(Math.abs(cents) / 100).toFixed(2)} ${currency.toUpperCase()}`;
}

function date(seconds: number | null): string {
  return seconds === null ? '' : new Date(seconds * 1000).toISOString().slice(0, 10);
}

export interface InvoiceText {
  title: string;
  /** Name and value. */
  head: [string, string][];
  lines: [string, string][];
  sums: [string, string][];
}

/** What an invoice says, whatever it is drawn on. */
export function invoiceText(world: World, invoice: Invoice): InvoiceText {
  const amount = (cents: number) => money(cents, invoice.currency);
  const address = invoice.customer_address;
  const place = [address?.line1, address?.postal_code, address?.city, address?.state, address?.country]
    .filter(Boolean)
    .join(', ');
  const head: [string, string][] = [
    ['Invoice number', invoice.number ?? 'draft'],
    ['Date', date(invoice.status_transitions.finalized_at ?? invoice.created)],
    ['Status', invoice.status],
    ['Issued by', `${invoice.account_name} (sandbox, no fiscal value)`],
    ['Billed to', [invoice.customer_name, invoice.customer_email].filter(Boolean).join(', ')],
    ['Address', place],
    ['Tax id', invoice.customer_tax_ids.map(({ value }) => value).join(', ')],
  ];
  const discounts = invoice.total_discount_amounts.reduce((sum, each) => sum + each.amount, 0);
  const balance = invoice.amount_due - invoice.total;
  return {
    title: 'Massima',
    head: head.filter(([, value]) => value !== ''),
    lines: linesOf(world, invoice.id).map((line) => [
      `${line.description ?? ''}, ${date(line.period.start)} - ${date(line.period.end)}`,
      amount(line.amount),
    ]),
    sums: [
      ['Subtotal', amount(invoice.subtotal)],
      ...(discounts > 0 ? ([['Discounts', amount(-discounts)]] as [string, string][]) : []),
      ['Total', amount(invoice.total)],
      ...(balance !== 0 ? ([['From the balance', amount(balance)]] as [string, string][]) : []),
      ['Amount due', amount(invoice.amount_due)],
      ['Amount paid', amount(invoice.amount_paid)],
    ],
  };
}
