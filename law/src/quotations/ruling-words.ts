import { rowsOf, type Words, wordsOf } from './words.ts';

/** A text of a ruling, and where in it the requested rows of words are. */
export type RulingWords = Words & { rows: Map<number, number[]> };

/** A row that a text has more often tells nothing of where a quotation is from. */
const maxPlaces = 16;

/** `wanted` are the rows of all quotations that are to be compared with this text. */
export function rulingWords(text: string, wanted: ReadonlySet<number>): RulingWords {
  const words = wordsOf(text);
  const rows = new Map<number, number[]>();
  rowsOf(words).forEach((row, at) => {
    if (!wanted.has(row)) return;
    const places = rows.get(row);
    if (!places) rows.set(row, [at]);
    else if (places.length < maxPlaces) places.push(at);
  });
  return { ...words, rows };
}
