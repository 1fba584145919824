import { shortDate, type Locale } from '@massima/contract/format/dates';
import type { ExportedElement } from './exported-element.ts';

const headings: Record<Locale, string[]> = {
  it: ['Estremi', 'ECLI', 'Principio', 'Ricerca', 'Nota', 'Salvato il'],
  en: ['Citation', 'ECLI', 'Principle', 'Question', 'Note', 'Saved on'],
};

/** RFC 4180 with a byte order mark, which Excel needs to read UTF-8; semicolons where commas are decimal. */
export function toCsv(elements: ExportedElement[], locale: Locale): string {
  const separator = locale === 'it' ? ';' : ',';
  const rows = elements.map((e) => [
    e.citation,
    e.ecli,
    e.principle,
    e.query,
    e.note,
    shortDate(e.savedAt, locale),
  ]);
  return `\uFEFF${[headings[locale], ...rows].map((row) => row.map(cell).join(separator)).join('\r\n')}\r\n`;
}

/** A leading = + - @ or control character would be run as a formula (OWASP, CSV injection). */
const cell = (value: string) =>
  `"${(/^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
