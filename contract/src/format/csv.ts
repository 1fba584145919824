import type { Locale } from './dates.ts';
import { printable } from './printable.ts';

/**
 * RFC 4180 with a byte order mark, which Excel needs to read UTF-8; semicolons where commas are decimal. A leading
 * = + - @ or control character would be run as a formula (OWASP, CSV injection), so it gets an apostrophe before it.
 */
export const csv = (rows: readonly (readonly string[])[], locale: Locale): string =>
  `\uFEFF${csvRows(rows, locale)}`;

/** Rows alone, for a table that is written bit by bit behind the mark. */
export function csvRows(rows: readonly (readonly string[])[], locale: Locale): string {
  const separator = locale === 'it' ? ';' : ',';
  return rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('');
}

/**
 * What a spreadsheet would take for a number or a day and write otherwise: "1/2020" as the first of January, "00123" as 123. As the
 * result of a formula it stays text; the formula contains these signs and nothing else.
 */
const mistaken = /^(?:0\d+|\d{12,}|\d{1,6}[/-]\d{1,6}|\d+e\d+)$/i;

function cell(value: string): string {
  const text = printable(value);
  if (mistaken.test(text)) return `"=""${text}"""`;
  return `"${(/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
