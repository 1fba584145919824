import { countryOf } from '@massima/contract/format/country';
import { dayInItaly } from '@massima/contract/format/dates';
import type Stripe from 'stripe';
import type { Deps } from '../../deps.ts';
import {
  changeElectronicInvoice,
  electronicInvoicesOf,
  type ElectronicInvoiceRow,
  insertElectronicInvoice,
  latestAttempt,
  type ListedInvoiceRow,
  lockNextNumber,
  writeNumber,
} from '../../models/electronic-invoices.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { invoiceDocument } from './invoice-rules.ts';
import { writeInvoiceXml } from './invoice-xml.ts';
import { orIfMissing, requirePayments } from './require-payments.ts';
import { idOf, paymentIntentOf } from './stripe-view.ts';

/** Content of a document, without its number and buyer. */
interface Source extends Pick<ElectronicInvoiceRow, 'type' | 'cents' | 'day' | 'invoice_id' | 'source_id'> {
  description: string;
  of?: { number: string; day: string };
}

/** Invoice that the exchange rejected, with the reason. */
interface Refusal {
  id: number;
  reason: string;
}

const dayOf = (seconds: number) => dayInItaly(new Date(seconds * 1000));
export const numberOf = ({ number, year }: Pick<ElectronicInvoiceRow, 'number' | 'year'>): string =>
  `M${number}/${year}`;

/** Returns the file number that identifies a file at the exchange. */
export const progressiveOf = (id: number): string => id.toString(36).toUpperCase().padStart(5, '0');

/**
 * Creates the missing electronic invoices of a customer. Each invoice paid since `SELLER_SINCE`
 * gets one, if the account requested invoices when this function first saw it. Each refund gets a
 * credit note.
 *
 * Amounts are the payments including VAT; account credit is not a payment, so no amount is
 * invoiced twice. Repeated calls create nothing.
 * @param refusal  invoice to mark as rejected in the same transaction that creates its replacement
 *   with the same number
 */
export async function issueInvoices(deps: Deps, customerId: string, refusal?: Refusal): Promise<void> {
  const { SELLER_VAT_NUMBER, SELLER_SINCE } = deps.config;
  if (SELLER_VAT_NUMBER === undefined || SELLER_SINCE === undefined) return;
  const payments = requirePayments(deps);
  const all = await orIfMissing(
    payments.call((stripe) =>
      stripe.invoices
        .list({ customer: customerId, status: 'paid', limit: 100, expand: ['data.payments'] })
        .autoPagingToArray({ limit: 1000 }),
    ),
    [],
  );
  const paid = all
    .map((invoice) => ({ one: invoice, day: dayOf(invoice.status_transitions.paid_at ?? invoice.created) }))
    .filter(
      ({ one: invoice, day }) => invoice.amount_paid > 0 && invoice.currency === 'eur' && day >= SELLER_SINCE,
    )
    .toReversed();
  if (paid.length === 0) return;
  const customer = await payments.call((stripe) =>
    stripe.customers.retrieve(customerId, { expand: ['tax_ids'] }),
  );
  if (customer.deleted) return;
  const charges = await payments.call((stripe) =>
    stripe.charges
      .list({ customer: customerId, limit: 100, expand: ['data.refunds'] })
      .autoPagingToArray({ limit: 1000 }),
  );
  // Settled invoices do not lock the invoice numbers, for which all processes queue.
  const settled = new Map(
    (await electronicInvoicesOf(deps.db, customerId))
      .filter(({ id, state }) => (state === 'made' && id !== refusal?.id) || state === 'receipt')
      .map((row) => [row.source_id, row]),
  );
  const issued = async (source: Source) =>
    settled.get(source.source_id) ?? issue(deps, customer, source, refusal);
  for (const { one: invoice, day } of paid) {
    const description = invoice.lines.data[0]?.description ?? 'Massima';
    const source = {
      type: 'TD01',
      cents: invoice.amount_paid,
      day,
      invoice_id: invoice.id,
      source_id: invoice.id,
    } as const;
    const made = await issued({ ...source, description });
    const intent = idOf(paymentIntentOf(invoice));
    const charge = charges.find(
      ({ payment_intent, amount_refunded }) => amount_refunded > 0 && idOf(payment_intent) === intent,
    );
    if (made.state === 'made' && charge) await issueCreditNotes(charge, made, issued);
  }
}

async function issueCreditNotes(
  { refunds }: Stripe.Charge,
  made: ListedInvoiceRow,
  issued: (source: Source) => Promise<unknown>,
): Promise<void> {
  const done = (refunds?.data ?? []).filter(({ status }) => status === 'succeeded');
  // The provider lists the latest refund first.
  for (const { id, amount, created } of done.toReversed())
    await issued({
      type: 'TD04',
      cents: amount,
      day: dayOf(created),
      invoice_id: made.invoice_id,
      source_id: id,
      description: `Storno della fattura ${numberOf(made)}`,
      of: { number: numberOf(made), day: made.day },
    });
}

/**
 * Returns the document of a source, and creates it if it is missing. If data are missing, it takes
 * no number, stores the reason and is retried.
 */
function issue(
  deps: Deps,
  customer: Stripe.Customer,
  source: Source,
  refusal: Refusal | undefined,
): Promise<ElectronicInvoiceRow> {
  return inTransaction(deps.db, async (trx) => {
    const year = Number(source.day.slice(0, 4));
    // Another process for the same customer waits here and then finds these documents.
    const next = await lockNextNumber(trx, year);
    const before = await latestAttempt(trx, source.source_id);
    // The second of two administrators finds that a replacement already exists.
    const isRefusal = before?.state === 'made' && before.id === refusal?.id;
    if (isRefusal)
      await changeElectronicInvoice(trx, before.id, { state: 'refused', problem: refusal.reason });
    const isRefused = isRefusal || before?.state === 'refused';
    if (before && before.state !== 'blocked' && !isRefused) return before;
    // The exchange requires the number of the rejected invoice.
    const { year: ownYear = null, number: ownNumber = null } = before ?? {};
    const { type, cents, day, invoice_id, source_id } = source;
    const row = {
      ...{ type, cents, day, invoice_id, source_id, customer_id: customer.id },
      attempt: isRefused ? before.attempt + 1 : 1,
      state: type === 'TD04' || before || customer.metadata['is_invoice'] === 'true' ? 'blocked' : 'receipt',
      ...{ year: ownYear, number: ownNumber, problem: '', xml: null, delivered_at: null },
      created_at: deps.clock.now(),
    } as const;
    const id = before && !isRefused ? before.id : await insertElectronicInvoice(trx, row);
    if (row.state === 'receipt') return { ...row, id };
    const numbering = ownNumber === null ? { year, number: next } : { year: ownYear, number: ownNumber };
    const read = invoiceDocument.safeParse(
      documentOf(deps, customer, source, { id, number: numberOf(numbering) }),
    );
    const change = read.success
      ? ({ state: 'made', ...numbering, problem: '', xml: writeInvoiceXml(read.data) } as const)
      : {
          problem: [...new Set(read.error.issues.map(({ path }) => path.join('.')))]
            .join(', ')
            .slice(0, 1000),
        };
    await changeElectronicInvoice(trx, id, change);
    if (read.success && ownNumber === null) await writeNumber(trx, year, next);
    if (!read.success)
      deps.log.warn({ invoice: invoice_id, lacks: change.problem }, 'cannot create an electronic invoice');
    return { ...row, id, ...change };
  });
}

/**
 * Returns the invoice data. Prices include VAT. Customers abroad are charged none, because the
 * service is taxed there.
 */
function documentOf(
  { config }: Pick<Deps, 'config'>,
  { name, address, metadata, tax_ids }: Stripe.Customer,
  { type, cents: total, day, description, of }: Source,
  { id, number }: { id: number; number: string },
) {
  const vat = tax_ids?.data[0]?.value ?? metadata['vat_number'] ?? '';
  const country = vat.startsWith('XI') ? 'XI' : countryOf(address?.country ?? 'IT');
  const rate = country === 'IT' ? config.SELLER_VAT_RATE : 0;
  const net = Math.round(total / (1 + rate / 100));
  const abroad = { nature: 'N2.1', law: 'art. 7-ter d.P.R. 633/1972, inversione contabile' };
  return {
    ...{ type, number, day, description, total, net, rate, of },
    tax: total - net,
    progressive: progressiveOf(id),
    ...(rate === 0 && (country === 'IT' ? { nature: config.SELLER_VAT_NATURE } : abroad)),
    seller: {
      vat: config.SELLER_VAT_NUMBER,
      name: config.SELLER_NAME,
      regime: config.SELLER_REGIME,
      street: config.SELLER_ADDRESS,
      zip: config.SELLER_ZIP,
      city: config.SELLER_CITY,
      province: config.SELLER_PROVINCE,
    },
    buyer: {
      ...{ country, vat, name: name ?? '' },
      fiscalCode: metadata['Fiscal_code'] ?? '',
      code: (metadata['Fe_code'] ?? '').toUpperCase(),
      pec: metadata['Pec'] ?? '',
      street: [address?.line1, address?.line2].filter(Boolean).join(' '),
      zip: address?.postal_code ?? '',
      city: address?.city ?? '',
      province: address?.state ?? '',
    },
  };
}
