import { z } from 'zod';
import { id, requiredText } from './common.ts';

/**
 * `made`: waiting for the intermediary or handed over. `refused`: rejected by the exchange and
 * made again under the same number. `blocked`: billing data are missing or wrong, and no number is
 * assigned yet.
 */
const state = z.enum(['made', 'refused', 'blocked']);

export const electronicInvoice = z
  .object({
    id,
    /** The card provider's invoice. */
    invoice: z.string(),
    /** TD01 is an invoice, TD04 a credit note for a refund. */
    type: z.enum(['TD01', 'TD04']),
    number: z.string().nullable(),
    /** YYYY-MM-DD. */
    day: z.string(),
    /** In cents, VAT included. */
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
