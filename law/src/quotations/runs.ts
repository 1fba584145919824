import { type QuotedWords, type RulingWords, type Range, wordsInRow } from './words.ts';

/** Equal words: `length` words of the quotation from `at` and of the text from `in`. */
export type Run = { at: number; in: number; length: number };

/**
 * Returns the runs of words that a piece shares with a range of the text, grouped by position,
 * likeliest position first.
 */
export function placesOf(
  { rows }: QuotedWords,
  piece: Range,
  text: RulingWords,
  range: Range,
): readonly Run[][] {
  const runs = sharedRuns(rows, piece, text, range).sort((a, b) => b.length - a.length);
  const slack = Math.max(12, (piece.to - piece.from) >> 1);
  return runs.slice(0, maxPlaces).map((longest) => {
    const shift = longest.in - longest.at;
    return inSameOrder(runs.filter((run) => Math.abs(run.in - run.at - shift) <= slack));
  });
}

/** Maximum number of positions. A text may repeat a passage. */
const maxPlaces = 4;

function sharedRuns(rows: Int32Array, piece: Range, text: RulingWords, range: Range): Run[] {
  const runs: Run[] = [];
  /** Runs that the next word may continue, by position in the text. */
  let open = new Map<number, Run>();
  for (let at = piece.from; at <= piece.to - wordsInRow; at++) {
    const next = new Map<number, Run>();
    for (const originalAt of text.rows.get(rows[at] ?? 0) ?? []) {
      if (originalAt < range.from || originalAt > range.to - wordsInRow) continue;
      const run = open.get(originalAt) ?? { at, in: originalAt, length: wordsInRow - 1 };
      if (run.length < wordsInRow) runs.push(run);
      run.length += 1;
      next.set(originalAt + 1, run);
    }
    open = next;
  }
  return runs;
}

/**
 * Selects runs in decreasing length that are in the same order in both texts. Overlapping shorter
 * runs are cut.
 */
function inSameOrder(runs: readonly Run[]): Run[] {
  const chosen: Run[] = [];
  for (const run of runs) {
    const index = placeAmong(chosen, run.at);
    const [before, after] = [chosen[index - 1], chosen[index]];
    const over = before
      ? Math.max(0, before.at + before.length - run.at, before.in + before.length - run.in)
      : 0;
    const [at, start] = [run.at + over, run.in + over];
    const length = Math.min(run.length - over, (after?.at ?? Infinity) - at, (after?.in ?? Infinity) - start);
    if (length > 0) chosen.splice(index, 0, { at, in: start, length });
  }
  return chosen;
}

function placeAmong(chosen: readonly Run[], at: number): number {
  let [low, high] = [0, chosen.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((chosen[middle]?.at ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}
