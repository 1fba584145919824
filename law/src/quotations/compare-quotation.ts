import { type Aligned, alignPiece, type Difference } from './align-piece.ts';
import { type QuotedWords, type RulingWords, type Range, isSameWord } from './words.ts';

/** Result of comparing a quotation with its source. */
export type Comparison = {
  /** Offsets in the quotation. `original` is the wording of the text; empty for an addition. */
  differs: { start: number; end: number; original: string }[];
  /** Offsets in the text. */
  start: number;
  end: number;
  /** Share of matching words, 0 to 1. */
  share: number;
};

/** Minimum number of words. Shorter quotations occur in many texts by chance. */
export const fewestWords = 8;
/**
 * Minimum share for an altered quotation. It also prevents callers from extracting a text by
 * guessing.
 */
const changedFrom = 0.8;

/** Compares a quotation with a text; null if they share too little. */
export function compareQuotation(quoted: QuotedWords, text: RulingWords): Comparison | null {
  const aligned = alignPieces(quoted, text);
  const found = aligned.filter(({ same }) => same > 0).map(({ stretch }) => stretch);
  const original = sum(found.map(({ from, to }) => to - from));
  const differs = aligned.flatMap(({ differences }) => differences);
  const same = sum(aligned.map((alignment) => alignment.same));
  const share = differs.length === 0 ? 1 : same / Math.max(quoted.keys.length, original);
  if (found.length === 0 || share < changedFrom) return null;
  return {
    differs: differs.map((differ) => placed(quoted, text, differ)),
    start: Math.min(...found.map(({ from }) => text.places[from]?.start ?? 0)),
    end: Math.max(...found.map(({ to }) => text.places[to - 1]?.end ?? 0)),
    share,
  };
}

/** Aligns the longest piece first, then the others around it, in their order. */
function alignPieces(quoted: QuotedWords, text: RulingWords): Aligned[] {
  const { pieces } = quoted;
  const all = text.keys.length;
  const longest = pieces.reduce((best, piece) => (lengthOf(piece) > lengthOf(best) ? piece : best), nothing);
  const found = alignPiece(quoted, longest, text, { from: 0, to: all });
  if (!found) return [];
  const at = pieces.indexOf(longest);
  let { from, to } = found.stretch;
  const before = pieces
    .slice(0, at)
    .reverse()
    .map((piece) => {
      const alignment = alignOther(quoted, piece, text, { from: 0, to: from }, 'last');
      if (alignment.same > 0) from = alignment.stretch.from;
      return alignment;
    });
  const after = pieces.slice(at + 1).map((piece) => {
    const alignment = alignOther(quoted, piece, text, { from: to, to: all }, 'first');
    if (alignment.same > 0) to = alignment.stretch.to;
    return alignment;
  });
  return [...before.reverse(), found, ...after];
}

const nothing = { from: 0, to: 0 };

/** Maximum distance in words between a short piece and its neighbour. */
const nearby = 2000;

/** Aligns a piece next to an aligned piece. Without a match the author of the brief added it. */
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
  // An omission is shown after the preceding word.
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
