import { type Aligned, alignPiece, type Difference } from './align-piece.ts';
import { type QuotedWords, type RulingWords, type Range, isSameWord } from './words.ts';

/** A quotation compared with the text that it was taken from. */
export type Comparison = {
  /** Offsets in the quotation; `original` is what the text has there, empty where the quotation adds something. */
  differs: { start: number; end: number; original: string }[];
  /** Where the text has it, offsets in the text. */
  start: number;
  end: number;
  /** How much of the words match, 0 to 1. */
  share: number;
};

/** Shorter ones are in too many texts by chance. */
export const fewestWords = 8;
/** With less in common a quotation is not an altered one, and no one may fish for what a text really says. */
const changedFrom = 0.8;

/** Null where the text has nothing like it. */
export function compareQuotation(quoted: QuotedWords, text: RulingWords): Comparison | null {
  const aligned = alignPieces(quoted, text);
  const found = aligned.filter(({ same }) => same > 0).map(({ stretch }) => stretch);
  const original = sum(found.map(({ from, to }) => to - from));
  const differs = aligned.flatMap(({ differences }) => differences);
  const same = sum(aligned.map((one) => one.same));
  const share = differs.length === 0 ? 1 : same / Math.max(quoted.keys.length, original);
  if (found.length === 0 || share < changedFrom) return null;
  return {
    differs: differs.map((one) => placed(quoted, text, one)),
    start: Math.min(...found.map(({ from }) => text.places[from]?.start ?? 0)),
    end: Math.max(...found.map(({ to }) => text.places[to - 1]?.end ?? 0)),
    share,
  };
}

/** The longest piece first; the others around it, in the order in which they are quoted. */
function alignPieces(quoted: QuotedWords, text: RulingWords): Aligned[] {
  const { pieces } = quoted;
  const all = text.keys.length;
  const longest = pieces.reduce((best, one) => (lengthOf(one) > lengthOf(best) ? one : best), nothing);
  const found = alignPiece(quoted, longest, text, { from: 0, to: all });
  if (!found) return [];
  const at = pieces.indexOf(longest);
  let { from, to } = found.stretch;
  const before = pieces
    .slice(0, at)
    .reverse()
    .map((piece) => {
      const one = alignOther(quoted, piece, text, { from: 0, to: from }, 'last');
      if (one.same > 0) from = one.stretch.from;
      return one;
    });
  const after = pieces.slice(at + 1).map((piece) => {
    const one = alignOther(quoted, piece, text, { from: to, to: all }, 'first');
    if (one.same > 0) to = one.stretch.to;
    return one;
  });
  return [...before.reverse(), found, ...after];
}

const nothing = { from: 0, to: 0 };

/** Where a piece of few words is looked for, counted in words from the piece next to it. */
const nearby = 2000;

/** A piece before or after one that was found; where there is nothing like it, all of it was added by the author of the brief. */
function alignOther(
  quoted: QuotedWords,
  piece: Range,
  text: RulingWords,
  range: Range,
  side: 'first' | 'last',
): Aligned {
  const found = alignPiece(quoted, piece, text, range);
  if (found && found.same > 0) return found;
  const length = lengthOf(piece);
  const starts = Array.from(
    { length: Math.max(0, Math.min(nearby, lengthOf(range) - length + 1)) },
    (_, i) => (side === 'first' ? range.from + i : range.to - length - i),
  );
  const start = starts.find((at) => isThere(quoted, piece, text, at));
  return start === undefined
    ? { piece, stretch: nothing, differences: [{ quoted: piece, original: nothing }], same: 0 }
    : { piece, stretch: { from: start, to: start + length }, differences: [], same: length };
}

function isThere(quoted: QuotedWords, { from, to }: Range, text: RulingWords, at: number): boolean {
  for (let i = from; i < to; i++) if (!isSameWord(quoted, i, text, at + i - from)) return false;
  return true;
}

function placed(quoted: QuotedWords, text: RulingWords, { quoted: written, original }: Difference) {
  const [first, last] = [quoted.places[written.from], quoted.places[written.to - 1]];
  const isAdded = lengthOf(written) > 0;
  // What is left out is shown after the word before it.
  const between = quoted.places[written.from - 1]?.end ?? first?.start ?? 0;
  const [begin, finish] = [text.places[original.from], text.places[original.to - 1]];
  return {
    start: isAdded ? (first?.start ?? 0) : between,
    end: isAdded ? (last?.end ?? 0) : between,
    original: lengthOf(original) > 0 ? text.text.slice(begin?.start, finish?.end) : '',
  };
}

const lengthOf = ({ from, to }: Range) => to - from;
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
