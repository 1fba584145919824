import type { Locale } from './dates.ts';
import { printable } from './printable.ts';

/**
 * RFC 4180 with a byte order mark, which Excel needs to read UTF-8; semicolons where commas are decimal. A leading
 * = + - @ or control character would be run as a formula (OWASP, CSV injection), so it gets an apostrophe before it.
 */
export function csv(rows: readonly (readonly string[])[], locale: Locale): string {
  const separator = locale === 'it' ? ';' : ',';
  return `\uFEFF${rows.map((row) => row.map(cell).join(separator)).join('\r\n')}\r\n`;
}

function cell(value: string): string {
  const text = printable(value);
  return `"${(/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
