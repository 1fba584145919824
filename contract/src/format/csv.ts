import type { Locale } from './dates.ts';

/**
 * RFC 4180 with a byte order mark, which Excel needs to read UTF-8; semicolons where commas are decimal. A leading
 * = + - @ or control character would be run as a formula (OWASP, CSV injection), so it gets an apostrophe before it.
 */
export function csv(rows: readonly (readonly string[])[], locale: Locale): string {
  const separator = locale === 'it' ? ';' : ',';
  return `\uFEFF${rows.map((row) => row.map(cell).join(separator)).join('\r\n')}\r\n`;
}

const cell = (value: string) =>
  `"${(/^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
