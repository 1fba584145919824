import { isEmail } from '@massima/contract/format/email';
import { isFiscalCode } from '@massima/contract/format/fiscal-code';
import { isProvince } from '@massima/contract/format/provinces';
import { bareVatNumber, isVatNumber } from '@massima/contract/format/vat-number';
import anyAscii from 'any-ascii';
import { z } from 'zod';

const isLatin1 = /^[\u0020-\u007e\u00a0-\u00ff]$/;
const isEmoji = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]$/u;

/** Converts a text to Latin-1, the character set of the format: other characters are transliterated, emoji are dropped. */
export const latin = (text: string, max: number): string =>
  [...text.normalize('NFC').replace(/\s+/g, ' ')]
    .map((character) =>
      isLatin1.test(character) ? character : isEmoji.test(character) ? '' : anyAscii(character),
    )
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max)
    .trim();

/** Returns the name as printed on an invoice; empty if no letter can be written. */
export function nameOnInvoice(name: string): string {
  const written = latin(name, 80);
  return /\p{L}/u.test(written) ? written : '';
}

const line = (max: number) =>
  z
    .string()
    .transform((text) => latin(text, max))
    .pipe(z.string().min(1));

const address = z.object({
  street: line(60),
  zip: z.string().trim(),
  city: line(60),
  province: z.string().trim(),
});

const seller = address.extend({
  zip: z.string().regex(/^\d{5}$/),
  vat: z.string().refine((vat) => isVatNumber('IT', vat)),
  name: line(80),
  regime: z.string().regex(/^RF\d{2}$/),
});

/**
 * Italian buyers need a VAT number or fiscal code and a delivery code; others a VAT number (00417,
 * 00311, 00427).
 */
const buyer = address
  .extend({
    name: z.string().transform(nameOnInvoice).pipe(z.string().min(1)),
    country: z.string().regex(/^[A-Z]{2}$/),
    vat: z.string(),
    fiscalCode: z.string().refine((code) => code === '' || isFiscalCode(code)),
    code: z.string(),
    pec: z.string().refine((pec) => pec === '' || isEmail(pec)),
  })
  .transform((input) => ({ ...input, vat: bareVatNumber(input.country, input.vat) }))
  .refine(({ country, vat }) => vat === '' || (isVatNumber(country, vat) && vat.length <= 28), {
    path: ['vat'],
  })
  .refine(({ country, vat, fiscalCode }) => vat !== '' || (country === 'IT' && fiscalCode !== ''), {
    path: ['vat'],
  })
  .refine(({ country, zip }) => country !== 'IT' || /^\d{5}$/.test(zip), { path: ['zip'] })
  .refine(({ country, province }) => country !== 'IT' || isProvince(province), { path: ['province'] })
  .refine(({ country, code }) => country !== 'IT' || code === '' || /^[A-Z\d]{6,7}$/.test(code), {
    path: ['code'],
  });

/**
 * Rules for an electronic invoice, limited to the fields in use. Amounts are in cents. `nature` is
 * the reason for missing VAT, set only without VAT (00400, 00401). `of` is the invoice that a
 * credit note refunds.
 * @see Agenzia delle entrate, "Specifiche tecniche relative alla fatturazione elettronica",
 *   FatturaPA 1.2.x (table of fields; checks named by their codes)
 */
export const invoiceDocument = z
  .object({
    type: z.enum(['TD01', 'TD04']),
    number: z
      .string()
      .regex(/^[\u0020-\u007e]{1,20}$/)
      .regex(/\d/),
    progressive: z.string().regex(/^[A-Z\d]{1,5}$/),
    day: z.iso.date(),
    description: line(1000),
    total: z.int().positive(),
    net: z.int().positive(),
    tax: z.int().min(0),
    rate: z.number().min(0).max(99),
    nature: z
      .string()
      .regex(/^N\d(?:\.\d)?$/)
      .optional(),
    law: line(100).optional(),
    of: z.object({ number: z.string().max(20), day: z.iso.date() }).optional(),
    seller,
    buyer,
  })
  .refine(({ net, tax, total }) => net + tax === total, { path: ['total'] })
  // Accurate to a cent (00421).
  .refine(({ net, tax, rate }) => Math.abs(tax - (net * rate) / 100) <= 1, { path: ['tax'] })
  .refine(({ rate, nature }) => (rate === 0) === (nature !== undefined), { path: ['nature'] });
export type InvoiceDocument = z.infer<typeof invoiceDocument>;
