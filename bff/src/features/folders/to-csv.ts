import { setImmediate } from 'node:timers/promises';
import { csv, csvRows } from '@massima/contract/format/csv';
import { shortDate, type Locale } from '@massima/contract/format/dates';
import { inBatches } from '../../in-batches.ts';
import { exportTexts } from './export-texts.ts';
import type { ExportedElement } from './exported-element.ts';
import { elementBatchSize } from './element-batch-size.ts';

function headings(locale: Locale): string[] {
  const texts = exportTexts(locale);
  return [
    texts.export_citation,
    'ECLI',
    texts.export_subjects,
    texts.export_principle,
    texts.export_later,
    texts.export_query,
    texts.export_note,
    texts.export_saved,
  ];
}

export async function toCsv(elements: readonly ExportedElement[], locale: Locale): Promise<string> {
  let table = csv([headings(locale)], locale);
  for (const slice of inBatches(elements, elementBatchSize)) {
    const rows = slice.map((e) => [
      e.citation,
      e.ecli,
      e.subjects,
      e.principle,
      e.later.join('; '),
      e.query,
      e.note,
      e.savedAt && shortDate(e.savedAt, locale),
    ]);
    table += csvRows(rows, locale);
    await setImmediate();
  }
  return table;
}
