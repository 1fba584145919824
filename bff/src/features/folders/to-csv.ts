import { csv } from '@massima/contract/format/csv';
import { shortDate, type Locale } from '@massima/contract/format/dates';
import type { ExportedElement } from './exported-element.ts';

const headings: Record<Locale, string[]> = {
  it: ['Estremi', 'ECLI', 'Principio', 'Ricerca', 'Nota', 'Salvato il'],
  en: ['Citation', 'ECLI', 'Principle', 'Question', 'Note', 'Saved on'],
};

export function toCsv(elements: ExportedElement[], locale: Locale): string {
  const rows = elements.map((e) => [
    e.citation,
    e.ecli,
    e.principle,
    e.query,
    e.note,
    shortDate(e.savedAt, locale),
  ]);
  return csv([headings[locale], ...rows], locale);
}
