import { placesOf, type Run } from './runs.ts';
import { isSameWord, type QuotedWords, type Range, type RulingWords, type Tokens } from './words.ts';

/** Words of the quotation and the corresponding words of the text. One of the two may be empty. */
export type Difference = { quoted: Range; original: Range };
/** A piece of a quotation and its source in the text. */
export type Aligned = { piece: Range; stretch: Range; differences: Difference[]; same: number };

/** Number of words around a run in which the ends of a piece are searched. */
const around = 3;

/** Aligns a piece of a quotation with a range of the text; null if they share too little. */
export function alignPiece(
  quoted: QuotedWords,
  piece: Range,
  text: RulingWords,
  range: Range,
): Aligned | null {
  let best: Aligned | null = null;
  for (const runs of placesOf(quoted, piece, text, range)) {
    const found = alignRuns(quoted, piece, text, range, runs);
    if (!best || found.same > best.same || (found.same === best.same && lengthOf(found) < lengthOf(best)))
      best = found;
  }
  return best;
}

const lengthOf = ({ stretch }: Aligned) => stretch.to - stretch.from;

function alignRuns(
  quoted: QuotedWords,
  piece: Range,
  text: RulingWords,
  range: Range,
  runs: readonly Run[],
): Aligned {
  const [first, last] = [runs[0], runs.at(-1)];
  const head = first ? first.at - piece.from : 0;
  const tail = last ? piece.to - last.at - last.length : 0;
  const from = Math.max(range.from, (first?.in ?? 0) - head - around);
  const to = Math.min(range.to, (last ? last.in + last.length : 0) + tail + around);
  const pairs: { at: number; in: number }[] = [];
  let [at, within] = [piece.from, from];
  for (const run of [...runs, { at: piece.to, in: to, length: 0 }]) {
    pairs.push(...sharedWords(quoted, { from: at, to: run.at }, text, { from: within, to: run.in }));
    for (let k = 0; k < run.length; k++)
      if (isSameWord(quoted, run.at + k, text, run.in + k)) pairs.push({ at: run.at + k, in: run.in + k });
    [at, within] = [run.at + run.length, run.in + run.length];
  }
  return between(quoted, piece, text, range, pairs);
}

/** Returns the differences between, before and after the shared words. */
function between(
  quoted: QuotedWords,
  piece: Range,
  text: RulingWords,
  range: Range,
  pairs: readonly { at: number; in: number }[],
): Aligned {
  const [first, last] = [pairs[0], pairs.at(-1)];
  if (!first || !last) return { piece, stretch: { from: 0, to: 0 }, differences: [], same: 0 };
  const head = { from: piece.from, to: first.at };
  const tail = { from: last.at + 1, to: piece.to };
  const stretch = {
    from: first.in - matchLength(quoted, head, text, (length) => within(range, first.in - length, first.in)),
    to:
      last.in +
      1 +
      matchLength(quoted, tail, text, (length) => within(range, last.in + 1, last.in + 1 + length)),
  };
  const differences: Difference[] = [];
  let same = pairs.length;
  let [at, originalAt] = [piece.from, stretch.from];
  for (const pair of [...pairs, { at: piece.to, in: stretch.to }]) {
    const difference = { quoted: { from: at, to: pair.at }, original: { from: originalAt, to: pair.in } };
    if (difference.quoted.to > difference.quoted.from || difference.original.to > difference.original.from) {
      // "extra contrattuale", "custo dia": the same letters with different spaces.
      if (lettersOf(quoted.keys, difference.quoted) === lettersOf(text.keys, difference.original))
        same += difference.quoted.to - difference.quoted.from;
      else differences.push(difference);
    }
    [at, originalAt] = [pair.at + 1, pair.in + 1];
  }
  return { piece, stretch, differences, same };
}

const within = (range: Range, from: number, to: number): Range => ({
  from: Math.max(range.from, from),
  to: Math.min(range.to, to),
});

/** Returns the number of words that match an end of the quotation, by number or by letters. */
function matchLength(
  quoted: QuotedWords,
  words: Range,
  text: RulingWords,
  rangeOf: (length: number) => Range,
): number {
  const length = words.to - words.from;
  if (length === 0) return 0;
  const letters = lettersOf(quoted.keys, words);
  const same = [length + 1, length - 1, length + 2].find(
    (other) => other > 0 && lettersOf(text.keys, rangeOf(other)) === letters,
  );
  const { from, to } = rangeOf(same ?? length);
  return to - from;
}

const lettersOf = (keys: readonly string[], { from, to }: Range) => keys.slice(from, to).join('');

type Pair = { at: number; in: number };

/** Maximum product of the lengths. Larger gaps count as entirely different. */
const largest = 60_000;

/** Returns the longest common subsequence of two ranges of words. */
function sharedWords(a: Tokens, from: Range, b: Tokens, within: Range): Pair[] {
  const [height, width] = [from.to - from.from, within.to - within.from];
  if (height <= 0 || width <= 0 || height * width > largest) return [];
  const most = new Uint16Array((height + 1) * (width + 1));
  const cell = (i: number, j: number) => most[i * (width + 1) + j] ?? 0;
  const isShared = (i: number, j: number) => isSameWord(a, from.from + i, b, within.from + j);
  for (let i = height - 1; i >= 0; i--)
    for (let j = width - 1; j >= 0; j--)
      most[i * (width + 1) + j] = isShared(i, j)
        ? cell(i + 1, j + 1) + 1
        : Math.max(cell(i + 1, j), cell(i, j + 1));
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  while (i < height && j < width) {
    if (isShared(i, j)) pairs.push({ at: from.from + i++, in: within.from + j++ });
    else if (cell(i + 1, j) >= cell(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}
