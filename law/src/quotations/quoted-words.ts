import type { Range } from './words.ts';
import { rowsOf, type Words, wordsOf } from './words.ts';

/** A quotation, ready to be compared with many texts. */
export type QuotedWords = Words & {
  /** Words from `from` to `to` (exclusive) that are in one piece: between two pieces the brief says that it leaves something out. */
  pieces: Range[];
  rows: Int32Array;
};

/** "[…]", "(...)", "omissis". */
const gap = /[[(]? ?(?:…|\.(?: ?\.){2,8}|\bomissis\b) ?[\])]?/giu;
/** What the author of a brief adds about the quotation: "(enfasi aggiunta)", "[sic]". */
const note =
  /[[(] ?(?:sic ?!?|n\. ?d\. ?[rae]\.?|ndr|(?:enfasi|corsivo|grassetto|neretto|sottolineatur[ae]|sottolineat[oi]|evidenziazion[ei]|maiuscol[oe])[^\])\n]{0,60})[\])]/giu;

export function quotedWords(typed: string): QuotedWords {
  const gaps: number[] = [];
  const words = wordsOf(typed, (text) =>
    text
      .replace(note, (found) => ' '.repeat(found.length))
      .replace(gap, (found, at: number) => {
        gaps.push(at);
        return ' '.repeat(found.length);
      }),
  );
  return { ...words, pieces: piecesOf(words, gaps), rows: rowsOf(words) };
}

function piecesOf({ read }: Words, gaps: readonly number[]): Range[] {
  const pieces: Range[] = [];
  let [from, next] = [0, 0];
  for (let i = 0; i <= read.length; i++) {
    const at = read[i] ?? Infinity;
    const isCut = (gaps[next] ?? Infinity) < at;
    while ((gaps[next] ?? Infinity) < at) next += 1;
    if ((isCut || i === read.length) && i > from) pieces.push({ from, to: i });
    if (isCut || i === read.length) from = i;
  }
  return pieces;
}
