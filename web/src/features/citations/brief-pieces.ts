import type { CheckedReference } from '@massima/contract/citations';

export type Piece = { start: number; text: string; reference?: CheckedReference & { number: number } };

/** A brief cut where its references begin and end, to be drawn as text nodes. */
export function briefPieces(text: string, references: readonly CheckedReference[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  references.forEach((reference, number) => {
    const { start, end } = reference;
    // Articles of a range share a place: it is drawn once.
    if (start < at) return;
    if (start > at) pieces.push({ start: at, text: text.slice(at, start) });
    pieces.push({ start, text: text.slice(start, end), reference: { ...reference, number } });
    at = end;
  });
  if (at < text.length) pieces.push({ start: at, text: text.slice(at) });
  return pieces;
}
