import { csv } from '@massima/contract/format/csv';
import { shortDate, type Locale } from '@massima/contract/format/dates';
import { exportTexts } from './export-texts.ts';
import type { ExportedElement } from './exported-element.ts';

function headings(locale: Locale): string[] {
  const texts = exportTexts(locale);
  return [
    texts.export_citation,
    'ECLI',
    texts.export_principle,
    texts.export_query,
    texts.export_note,
    texts.export_saved,
  ];
}

export function toCsv(elements: ExportedElement[], locale: Locale): string {
  const rows = elements.map((e) => [
    e.citation,
    e.ecli,
    e.principle,
    e.query,
    e.note,
    e.savedAt && shortDate(e.savedAt, locale),
  ]);
  return csv([headings(locale), ...rows], locale);
}
