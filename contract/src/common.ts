import { z } from 'zod';
import { unsignedMax } from './constants.ts';
import { emailMax, emailPattern, normalEmail } from './format/email.ts';
import { printable } from './format/printable.ts';
import { isStorable } from './format/rome-time.ts';
import { type FieldKey, messageKey } from './message-keys.ts';

/** A row's id as it appears in paths: the range of the database's id columns. */
export const id = z.int().positive().max(unsignedMax);
/** ISO 8601 in UTC, as every date that the wire gives. */
export const isoDate = z.iso.datetime();
/** ISO 8601 with any offset, as every instant that the wire takes, in the years that can be stored. */
export const instant = z.iso.datetime({ offset: true }).refine(isStorable);
/** NUL cannot be stored or searched, and half a surrogate pair is not text. */
export const isCleanText = (s: string): boolean => !s.includes('\0') && s.isWellFormed();
/**
 * Text without characters that documents cannot contain. Pasted texts often have them, invisibly.
 */
export const text = (max: number) => z.string().max(max).refine(isCleanText).overwrite(printable);
/** Trimmed text without a limit, for schemas that measure it later. */
export const trimmedText = z.string().refine(isCleanText).overwrite(printable).trim();
/** Trimmed, not empty. */
export const requiredText = (max: number, message?: FieldKey) => trimmedText.min(1, message).max(max);

/** Stored and compared in lower case. */
export const email = z
  .string()
  .overwrite(normalEmail)
  .max(emailMax, 'wrong_email_format')
  .regex(emailPattern, 'wrong_email_format')
  .meta({ format: 'email' });

export const outcome = z.object({ success: z.boolean(), message: messageKey });
export const sortOrder = z.enum(['ASC', 'DESC']);

/** The card provider's list shape, kept on the wire. */
export const providerList = <T extends z.ZodType>(item: T) =>
  z.object({ object: z.literal('list'), data: z.array(item), has_more: z.boolean() });
