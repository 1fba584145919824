import { type QuotedWords, type RulingWords, type Range, wordsInRow } from './words.ts';

/** `length` words of the quotation from `at` on are those of the text from `in` on. */
export type Run = { at: number; in: number; length: number };

/** The runs of words that a piece of a quotation shares with a range of the text, those of one place together, the likeliest place first. */
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
    return inOneOrder(runs.filter((run) => Math.abs(run.in - run.at - shift) <= slack));
  });
}

/** A text may say a thing twice, and once in other words. */
const maxPlaces = 4;

function sharedRuns(rows: Int32Array, piece: Range, text: RulingWords, range: Range): Run[] {
  const runs: Run[] = [];
  /** The run that continues at this place of the text with the next word of the quotation. */
  let open = new Map<number, Run>();
  for (let at = piece.from; at <= piece.to - wordsInRow; at++) {
    const next = new Map<number, Run>();
    for (const place of text.rows.get(rows[at] ?? 0) ?? []) {
      if (place < range.from || place > range.to - wordsInRow) continue;
      const run = open.get(place) ?? { at, in: place, length: wordsInRow - 1 };
      if (run.length < wordsInRow) runs.push(run);
      run.length += 1;
      next.set(place + 1, run);
    }
    open = next;
  }
  return runs;
}

/** Of runs that are sorted by length, as many as go together in the order of both texts; where two overlap the shorter one is cut. */
function inOneOrder(runs: readonly Run[]): Run[] {
  const chosen: Run[] = [];
  for (const run of runs) {
    const place = placeAmong(chosen, run.at);
    const [before, after] = [chosen[place - 1], chosen[place]];
    const over = before
      ? Math.max(0, before.at + before.length - run.at, before.in + before.length - run.in)
      : 0;
    const [at, start] = [run.at + over, run.in + over];
    const length = Math.min(run.length - over, (after?.at ?? Infinity) - at, (after?.in ?? Infinity) - start);
    if (length > 0) chosen.splice(place, 0, { at, in: start, length });
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
