import type { z } from 'zod';
import type { exportFolderInput, fileOutput } from '@massima/contract/folders';
import type { CitableElement } from './exported-element.ts';
import { toCsv } from './to-csv.ts';
import { referenceOf, toBibtex, toCslJson, toRis } from './to-references.ts';
import { toDocx } from './to-docx.ts';

type Choice = Pick<z.infer<typeof exportFolderInput>, 'format' | 'locale'>;

const kinds: Record<Choice['format'], { mediaType: string; extension: string }> = {
  csv: { mediaType: 'text/csv; charset=utf-8', extension: 'csv' },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
  },
  csl: { mediaType: 'application/vnd.citationstyles.csl+json', extension: 'json' },
  ris: { mediaType: 'application/x-research-info-systems', extension: 'ris' },
  bibtex: { mediaType: 'application/x-bibtex', extension: 'bib' },
};
const referenceWriters = { csl: toCslJson, ris: toRis, bibtex: toBibtex };

/** Writes rulings under a heading as one file, named after the heading. */
export async function toFile(
  heading: { name: string; description: string },
  elements: CitableElement[],
  { format, locale }: Choice,
  now: Date,
): Promise<Omit<z.infer<typeof fileOutput>, 'receipt'>> {
  const name = heading.name.replace(/[^\p{L}\p{N} _’–—-]+/gu, '').trim() || 'massime';
  const { mediaType, extension } = kinds[format];
  const content = await contentOf(heading, elements, { format, locale }, now);
  return {
    filename: `${name.slice(0, 100)}.${extension}`,
    media_type: mediaType,
    content: content.toString('base64'),
  };
}

async function contentOf(
  heading: { name: string; description: string },
  elements: CitableElement[],
  { format, locale }: Choice,
  now: Date,
): Promise<Buffer> {
  if (format === 'docx') return toDocx(heading, elements, locale, now);
  if (format === 'csv') return Buffer.from(await toCsv(elements, locale), 'utf8');
  return Buffer.from(referenceWriters[format](elements.map(referenceOf)), 'utf8');
}
