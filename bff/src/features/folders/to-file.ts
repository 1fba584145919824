import type { z } from 'zod';
import type { exportFolderInput, fileOutput } from '@massima/contract/folders';
import type { ExportedElement } from './exported-element.ts';
import { toCsv } from './to-csv.ts';
import { toDocx } from './to-docx.ts';

type Choice = Pick<z.infer<typeof exportFolderInput>, 'format' | 'locale'>;

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Rulings under a heading as one file, named after the heading as far as a file's name can be. */
export async function toFile(
  heading: { name: string; description: string },
  elements: ExportedElement[],
  { format, locale }: Choice,
  now: Date,
): Promise<Omit<z.infer<typeof fileOutput>, 'receipt'>> {
  const name = heading.name.replace(/[^\p{L}\p{N} _’–—-]+/gu, '').trim() || 'massime';
  const content =
    format === 'csv'
      ? Buffer.from(await toCsv(elements, locale), 'utf8')
      : await toDocx(heading, elements, locale, now);
  return {
    filename: `${name.slice(0, 100)}.${format}`,
    media_type: mediaTypes[format],
    content: content.toString('base64'),
  };
}
