import type { Locale } from './dates.ts';
import { printable } from './printable.ts';

/**
 * RFC 4180 with a byte order mark, which Excel needs to read UTF-8; semicolons where commas are decimal. A leading
 * = + - @ or control character would be run as a formula (OWASP, CSV injection), so it gets an apostrophe before it.
 */
export const csv = (rows: readonly (readonly string[])[], locale: Locale): string =>
  `\uFEFF${csvRows(rows, locale)}`;

/** Formats rows for a table that is written in parts after the byte order mark. */
export function csvRows(rows: readonly (readonly string[])[], locale: Locale): string {
  const separator = locale === 'it' ? ';' : ',';
  return rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('');
}

/**
 * Values that a spreadsheet would convert to numbers or dates: "1/2020" to the first of January,
 * "00123" to 123. Written as a formula's result they stay text; the formula contains only these
 * characters.
 */
const mistaken = /^(?:0\d+|\d{12,}|\d{1,6}[/-]\d{1,6}|\d+e\d+)$/i;

function cell(value: string): string {
  const text = printable(value);
  if (mistaken.test(text)) return `"=""${text}"""`;
  return `"${(/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
