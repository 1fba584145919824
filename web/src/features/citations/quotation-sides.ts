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
  const both = (segment: string) => {
    if (segment === '') return;
    written.push({ text: segment, isChanged: false });
    original.push({ text: segment, isChanged: false });
  };
  let at = start;
  differs.forEach((change, i) => {
    both(shortened(text.slice(at, change.start), { first: i === 0, last: false }));
    if (change.end > change.start)
      written.push({ text: text.slice(change.start, change.end), isChanged: true });
    // An omission is shown after the preceding word.
    const gap = change.end === change.start ? ' ' : '';
    if (change.original !== '') original.push({ text: `${gap}${change.original}`, isChanged: true });
    at = change.end;
  });
  both(shortened(text.slice(at, end), { first: false, last: true }));
  return { written, original };
}

function shortened(wording: string, { first, last }: { first: boolean; last: boolean }): string {
  const plain = wording.replace(/\s+/g, ' ');
  if (plain.length <= 2 * around + 20) return plain;
  const before = first ? '' : plain.slice(0, around);
  const after = last ? '' : plain.slice(-around);
  return `${before} … ${after}`;
}
