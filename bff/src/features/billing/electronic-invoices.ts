import type {
  electronicInvoiceById,
  electronicInvoiceOutput,
  electronicInvoicesOutput,
  remakeInvoiceInput,
} from '@massima/contract/electronic-invoice';
import type { z } from 'zod';
import { findAccount } from '../../access.ts';
import type { AccessAction, Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import {
  electronicInvoicesOf,
  type ElectronicInvoiceRow,
  findElectronicInvoice,
} from '../../models/electronic-invoices.ts';
import { issueInvoices, numberOf, progressiveOf } from './issue-invoices.ts';

/**
 * Returns the file name that the exchange requires, such as `IT01234567890_0000A.xml`, with the
 * sender from the file. A name is never used twice.
 */
export const fileNameOf = ({ id, xml }: Pick<ElectronicInvoiceRow, 'id' | 'xml'>): string =>
  `IT${/<IdCodice>(\d+)/.exec(xml ?? '')?.[1]}_${progressiveOf(id)}.xml`;

async function findDocument(
  deps: Deps,
  actor: Actor,
  action: AccessAction,
  { id, document }: z.infer<typeof electronicInvoiceById>,
): Promise<ElectronicInvoiceRow> {
  const { customer_id } = await findAccount(deps.db, actor, action, id);
  const row = customer_id === null ? undefined : await findElectronicInvoice(deps.db, customer_id, document);
  if (!row) throw new AppError('file_not_found');
  return row;
}

/** Lists electronic invoices, without rows for receipts. */
export async function listElectronicInvoices(
  deps: Deps,
  actor: Actor,
  id: number,
): Promise<z.infer<typeof electronicInvoicesOutput>> {
  const { customer_id } = await findAccount(deps.db, actor, 'read', id);
  const rows = customer_id === null ? [] : await electronicInvoicesOf(deps.db, customer_id);
  const documents = rows.flatMap((row) =>
    row.state === 'receipt'
      ? []
      : {
          id: row.id,
          invoice: row.invoice_id,
          type: row.type,
          number: row.number === null ? null : numberOf(row),
          day: row.day,
          amount: row.cents,
          state: row.state,
          problem: row.problem,
        },
  );
  return { documents };
}

export async function readElectronicInvoice(
  deps: Deps,
  actor: Actor,
  query: z.infer<typeof electronicInvoiceById>,
): Promise<z.infer<typeof electronicInvoiceOutput>> {
  const row = await findDocument(deps, actor, 'read', query);
  if (!row.xml) throw new AppError('file_not_found');
  return {
    filename: fileNameOf(row),
    media_type: 'application/xml',
    content: Buffer.from(row.xml).toString('base64'),
  };
}

/**
 * Creates an invoice again from the account's current data. An invoice without a number is only
 * retried.
 */
export async function remakeInvoice(
  deps: Deps,
  actor: Actor,
  { reason, ...query }: z.infer<typeof remakeInvoiceInput>,
): Promise<z.infer<typeof electronicInvoicesOutput>> {
  const row = await findDocument(deps, actor, 'change', query);
  await issueInvoices(deps, row.customer_id, reason === undefined ? undefined : { id: row.id, reason });
  const list = await listElectronicInvoices(deps, actor, query.id);
  // The provider no longer has the source, or electronic invoices are disabled here.
  if (reason !== undefined && list.documents.some(({ id, state }) => id === row.id && state === 'made'))
    throw new AppError('file_not_found');
  return list;
}
