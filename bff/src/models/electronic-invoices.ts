import type { Knex } from 'knex';

export interface ElectronicInvoiceRow {
  id: number;
  customer_id: string;
  invoice_id: string;
  /** Id of the provider's invoice or refund. */
  source_id: string;
  attempt: number;
  type: 'TD01' | 'TD04';
  /**
   * `receipt`: the account wanted no invoice when the payment was first read, and never gets one
   * later.
   */
  state: 'made' | 'refused' | 'blocked' | 'receipt';
  year: number | null;
  number: number | null;
  day: string;
  cents: number;
  problem: string;
  xml: string | null;
  created_at: Date;
  /** When the intermediary received it. */
  delivered_at: Date | null;
}

const listed = [
  ...(['id', 'invoice_id', 'source_id', 'type', 'state'] as const),
  ...(['year', 'number', 'day', 'cents', 'problem'] as const),
] as const;
export type ListedInvoiceRow = Pick<ElectronicInvoiceRow, (typeof listed)[number]>;

export interface InvoiceTables {
  electronic_invoices: ElectronicInvoiceRow;
  invoice_numbers: { year: number; last: number };
}

/**
 * Returns the next invoice number of a year and locks it until the transaction ends. `writeNumber`
 * consumes it. After a rollback the number is used again, so that no gaps occur.
 */
export async function lockNextNumber(trx: Knex.Transaction, year: number): Promise<number> {
  // With `ignore` the row would be locked for reading first, and two writers would deadlock.
  await trx('invoice_numbers').insert({ year, last: 0 }).onConflict('year').merge(['year']);
  const row = await trx('invoice_numbers').where({ year }).forUpdate().first('last');
  return (row?.last ?? 0) + 1;
}

export const writeNumber = (trx: Knex.Transaction, year: number, last: number): Promise<number> =>
  trx('invoice_numbers').where({ year }).update({ last });

/** Returns the invoices of a customer, newest first, without their files. */
export const electronicInvoicesOf = (db: Knex, customer_id: string): Promise<ListedInvoiceRow[]> =>
  db('electronic_invoices').where({ customer_id }).orderBy('id', 'desc').select(listed);

export const findElectronicInvoice = (
  db: Knex,
  customer_id: string,
  id: number,
): Promise<ElectronicInvoiceRow | undefined> => db('electronic_invoices').where({ customer_id, id }).first();

export const latestAttempt = (db: Knex, source_id: string): Promise<ElectronicInvoiceRow | undefined> =>
  db('electronic_invoices').where({ source_id }).orderBy('attempt', 'desc').first();

export async function insertElectronicInvoice(
  trx: Knex.Transaction,
  row: Omit<ElectronicInvoiceRow, 'id'>,
): Promise<number> {
  const [id = 0] = await trx('electronic_invoices').insert(row);
  return id;
}

export const changeElectronicInvoice = (
  db: Knex,
  id: number,
  change: Partial<ElectronicInvoiceRow>,
): Promise<number> => db('electronic_invoices').where({ id }).update(change);

/** Returns the invoices that the intermediary has not received, oldest first. */
export const undeliveredInvoices = (db: Knex): Promise<ElectronicInvoiceRow[]> =>
  db('electronic_invoices').where({ state: 'made', delivered_at: null }).orderBy('id').limit(100);
