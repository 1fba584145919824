import { z } from 'zod';
import { id, requiredText } from './common.ts';

/**
 * `made`: it waits for the intermediary, or was handed over. `refused`: the exchange refused it, and another one of the same number was
 * made. `blocked`: something in the account's billing data is missing or wrong; it has no number yet.
 */
const state = z.enum(['made', 'refused', 'blocked']);

export const electronicInvoice = z
  .object({
    id,
    /** The card provider's invoice. */
    invoice: z.string(),
    /** TD01 an invoice, TD04 a credit note for money that was given back. */
    type: z.enum(['TD01', 'TD04']),
    number: z.string().nullable(),
    /** YYYY-MM-DD. */
    day: z.string(),
    /** In cents, VAT in it. */
    amount: z.int(),
    state,
    /** Why it was refused, or can't be made. */
    problem: z.string(),
  })
  .meta({ id: 'ElectronicInvoice' });
export type ElectronicInvoice = z.infer<typeof electronicInvoice>;

export const electronicInvoicesOutput = z.object({ documents: z.array(electronicInvoice) });
export const electronicInvoiceById = z.object({ id, document: id });
export const electronicInvoiceOutput = z.object({
  filename: z.string(),
  media_type: z.string(),
  /** base64 */ content: z.string(),
});
export const remakeInvoiceInput = electronicInvoiceById.extend({
  reason: requiredText(500)
    .optional()
    .describe('As the exchange gave it. Without one nothing is refused: what is blocked is tried again.'),
});
