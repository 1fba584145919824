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
  changeElectronicInvoice,
  electronicInvoicesOf,
  type ElectronicInvoiceRow,
} from '../../models/electronic-invoices.ts';
import { issueInvoices, numberOf, progressiveOf } from './issue-invoices.ts';

/** `IT01234567890_0000A.xml`, as the exchange wants it: a name is never used twice. */
export const fileNameOf = (
  { config }: Pick<Deps, 'config'>,
  { id }: Pick<ElectronicInvoiceRow, 'id'>,
): string => `IT${config.SELLER_VAT_NUMBER}_${progressiveOf(id)}.xml`;

async function rowsOf(deps: Deps, actor: Actor, deed: AccessAction, id: number) {
  const { customer_id } = await findAccount(deps.db, actor, deed, id);
  return customer_id === null ? [] : electronicInvoicesOf(deps.db, customer_id);
}

/** Those of receipts, of which there are none, are left out. */
export async function listElectronicInvoices(
  deps: Deps,
  actor: Actor,
  id: number,
): Promise<z.infer<typeof electronicInvoicesOutput>> {
  const documents = (await rowsOf(deps, actor, 'read', id)).flatMap((row) =>
    row.state === 'receipt'
      ? []
      : {
          id: row.id,
          invoice: row.invoice_id,
          type: row.type,
          number: row.number === null ? null : numberOf(row),
          day: row.day,
          state: row.state,
          problem: row.problem,
        },
  );
  return { documents };
}

export async function readElectronicInvoice(
  deps: Deps,
  actor: Actor,
  { id, document }: z.infer<typeof electronicInvoiceById>,
): Promise<z.infer<typeof electronicInvoiceOutput>> {
  const row = (await rowsOf(deps, actor, 'read', id)).find((one) => one.id === document);
  if (!row?.xml) throw new AppError('file_not_found');
  return {
    filename: fileNameOf(deps, row),
    media_type: 'application/xml',
    content: Buffer.from(row.xml).toString('base64'),
  };
}

/** The same invoice once more, by what is known of the account now: what had no number is only tried again. */
export async function remakeInvoice(
  deps: Deps,
  actor: Actor,
  { id, document, reason }: z.infer<typeof remakeInvoiceInput>,
): Promise<z.infer<typeof electronicInvoicesOutput>> {
  const row = (await rowsOf(deps, actor, 'change', id)).find((one) => one.id === document);
  if (!row) throw new AppError('file_not_found');
  if (row.state === 'made' && reason !== undefined)
    await changeElectronicInvoice(deps.db, row.id, { state: 'refused', problem: reason });
  await issueInvoices(deps, row.customer_id);
  return listElectronicInvoices(deps, actor, id);
}
