import type { checkTextOutput } from '@massima/contract/assistants';
import type { z } from 'zod';

type Checked = z.infer<typeof checkTextOutput>;

/** Formats the findings on a citation as one line. */
export function lineOfCitation({
  written,
  label,
  state,
  differs,
  ruling,
  impossible,
  coverage,
  fate,
}: Checked['citations'][number]): string {
  const reasons = [
    ...(differs.length > 0 ? [`differs in ${differs.join(', ')}`] : []),
    ...(impossible
      ? [`${impossible.what}${impossible.limit === '' ? '' : ` (possible: ${impossible.limit})`}`]
      : []),
    ...(ruling && state !== 'found' ? [`the collection has ${ruling.citation} (id ${ruling.id})`] : []),
    ...(ruling && state === 'found' ? [`id ${ruling.id}${ruling.fictional ? ', fictional' : ''}`] : []),
    ...(state === 'missing'
      ? coverage.map((entry) => `of ${entry.label} ${entry.year ?? ''} the collection has ${entry.count}`)
      : []),
    ...fate,
  ];
  const understood = label === written ? '' : ` [${label}]`;
  return `- ${written}${understood}: ${state}${reasons.length > 0 ? `; ${reasons.join('; ')}` : ''}`;
}

/** Formats the findings on a quotation as one line. */
export function lineOfQuotation({
  written,
  state,
  citation,
  differs,
}: Checked['quotations'][number]): string {
  const excerpt = written.length > 80 ? `${written.slice(0, 80)}…` : written;
  const from = citation === null ? '' : `, of ${citation}`;
  const originals = differs.map(({ original }) => `"${original}"`).join(', ');
  return `- "${excerpt}"${from}: ${state}${originals === '' ? '' : `; the ruling has ${originals}`}`;
}
