import type { CheckedQuotation } from '@massima/contract/citations';

export type Segment = { text: string; isChanged: boolean };
/** Quotation in the wording of the brief and of the ruling. */
export type Sides = { written: Segment[]; original: Segment[] };

/** Characters of identical text shown around a change. */
const around = 70;

/**
 * Returns both wordings of an altered quotation with identical text shortened; null if the ruling's
 * wording is unavailable.
 */
export function quotationSides(
  text: string,
  { start, end, differs }: Pick<CheckedQuotation, 'start' | 'end' | 'differs'>,
): Sides | null {
  if (differs.length === 0) return null;
  const written: Segment[] = [];
  const original: Segment[] = [];
  const both = (words: string) => {
    if (words === '') return;
    written.push({ text: words, isChanged: false });
    original.push({ text: words, isChanged: false });
  };
  let at = start;
  differs.forEach((one, i) => {
    both(shortened(text.slice(at, one.start), { first: i === 0, last: false }));
    if (one.end > one.start) written.push({ text: text.slice(one.start, one.end), isChanged: true });
    // An omission is shown after the preceding word.
    const gap = one.end === one.start ? ' ' : '';
    if (one.original !== '') original.push({ text: `${gap}${one.original}`, isChanged: true });
    at = one.end;
  });
  both(shortened(text.slice(at, end), { first: false, last: true }));
  return { written, original };
}

function shortened(words: string, { first, last }: { first: boolean; last: boolean }): string {
  const plain = words.replace(/\s+/g, ' ');
  if (plain.length <= 2 * around + 20) return plain;
  const before = first ? '' : plain.slice(0, around);
  const after = last ? '' : plain.slice(-around);
  return `${before} … ${after}`;
}
