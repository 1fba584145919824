import type { Range } from './words.ts';
import { isSameWord, type Words } from './words.ts';

type Pair = { at: number; in: number };

/** More is not one change of wording: all of it counts as different. */
const largest = 60_000;

/** The words that two stretches have in common, in order: as many as there are (the longest common subsequence). */
export function sharedWords(a: Words, from: Range, b: Words, within: Range): Pair[] {
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
