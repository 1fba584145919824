/**
 * A run of words in both texts (`same`), or only in the earlier (`struck`) or later text (`added`).
 */
export type TextPart = { what: 'same' | 'struck' | 'added'; text: string };

/** With more changes the texts count as entirely different. */
const maxEdits = 600;
/**
 * Minimum length of an unchanged word between two changes. Shorter words ("e", "di") match by
 * chance.
 */
const shortest = 3;

/**
 * Compares two texts by word. `same` and `struck` form the earlier text, `same` and `added` the
 * later one, apart from white space.
 */
export function compareWords(oldText: string, later: string): TextPart[] {
  const [old, now] = [wordsOf(oldText), wordsOf(later)];
  let start = 0;
  while (start < old.length && start < now.length && bare(old[start]) === bare(now[start])) start += 1;
  let end = 0;
  const most = Math.min(old.length, now.length) - start;
  while (end < most && bare(old.at(-1 - end)) === bare(now.at(-1 - end))) end += 1;
  const [removed, added] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  return joined([
    ...now.slice(0, start).map(part('same')),
    ...withoutChance(partsBetween(removed, added)),
    ...now.slice(now.length - end).map(part('same')),
  ]);
}

/**
 * Splits a text into words and punctuation with trailing white space, so that moved punctuation
 * changes no word.
 */
const wordsOf = (text: string): string[] =>
  text.match(/[\p{L}\p{N}'’]+(?:[./-][\p{L}\p{N}]+)*\s*|[^\s\p{L}\p{N}'’]+\s*|\s+/gu) ?? [];
const bare = (word: string | undefined) => word?.trimEnd();
const part =
  (what: TextPart['what']) =>
  (text: string): TextPart => ({ what, text });

function partsBetween(old: readonly string[], now: readonly string[]): TextPart[] {
  const edits = shortestEdits(old.map(bare), now.map(bare), maxEdits);
  if (!edits) return [...old.map(part('struck')), ...now.map(part('added'))];
  return edits.map(({ what, at }) => ({ what, text: (what === 'struck' ? old : now)[at] ?? '' }));
}

/**
 * Marks short unchanged words between two changes as changed: from "la perdita" to "l'avaria" the
 * common "o" is meaningless.
 */
function withoutChance(parts: readonly TextPart[]): TextPart[] {
  return parts.flatMap((textPart, i) => {
    const isBetween = textPart.what === 'same' && isChange(parts[i - 1]) && isChange(parts[i + 1]);
    return isBetween && textPart.text.trimEnd().length < shortest
      ? [part('struck')(textPart.text), part('added')(textPart.text)]
      : [textPart];
  });
}

const isChange = (part: TextPart | undefined) => part !== undefined && part.what !== 'same';

/** Merges adjacent parts of the same kind. Within a change, deleted words come first. */
function joined(parts: readonly TextPart[]): TextPart[] {
  const runs: TextPart[] = [];
  let [removed, added] = ['', ''];
  const close = () => {
    if (removed !== '') runs.push({ what: 'struck', text: removed });
    if (added !== '') runs.push({ what: 'added', text: added });
    [removed, added] = ['', ''];
  };
  for (const { what, text } of parts) {
    if (what === 'struck') removed += gapBefore(text, removed) + text;
    else if (what === 'added') added += gapBefore(text, added) + text;
    else {
      close();
      const last = runs.at(-1);
      if (last?.what === 'same') last.text += text;
      else runs.push({ what, text });
    }
  }
  close();
  return runs.map((run, i) => ({ ...run, text: run.text + gapBefore(runs[i + 1]?.text, run.text) }));
}

/** Adds the space that the last word of a text lacks. */
const gapBefore = (next: string | undefined, text: string): string =>
  next !== undefined && /[\p{L}\p{N}.,;:!?)»”]$/u.test(text) && /^[\p{L}\p{N}]/u.test(next) ? ' ' : '';

/** Edit step: an item of both lists or of a single list, with its index. */
export type Edit = { what: 'same' | 'struck' | 'added'; at: number };

/**
 * Returns the shortest edit script; undefined if it needs more than `most` steps. `at` is an index
 * in the earlier list for deletions, otherwise in the later list.
 *
 * @see Myers, An O(ND) Difference Algorithm and Its Variations, 1986
 */
export function shortestEdits<T>(old: readonly T[], now: readonly T[], maxEdits: number): Edit[] | undefined {
  const most = Math.min(maxEdits, old.length + now.length);
  const reach = new Int32Array(2 * most + 3);
  const origin = most + 1;
  /** Furthest position per diagonal before each step. */
  const before: Int32Array[] = [];
  for (let edits = 0; edits <= most; edits++) {
    before.push(reach.slice(origin - edits - 1, origin + edits + 2));
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const [below, above] = [reach[origin + diagonal - 1] ?? 0, reach[origin + diagonal + 1] ?? 0];
      let x = isAddition(edits, diagonal, below, above) ? above : below + 1;
      while (x < old.length && x - diagonal < now.length && old[x] === now[x - diagonal]) x += 1;
      reach[origin + diagonal] = x;
      if (x >= old.length && x - diagonal >= now.length) return wayBack(before, old.length, now.length);
    }
  }
  return undefined;
}

const isAddition = (edits: number, diagonal: number, below: number, above: number) =>
  diagonal === -edits || (diagonal !== edits && below < above);

function wayBack(before: readonly Int32Array[], oldLength: number, nowLength: number): Edit[] {
  const way: Edit[] = [];
  let [x, y] = [oldLength, nowLength];
  const goBackTo = (start: number, least: number) => {
    while (x > start && y > least) {
      x -= 1;
      y -= 1;
      way.push({ what: 'same', at: y });
    }
  };
  for (let edits = before.length - 1; edits > 0; edits--) {
    const reach = before[edits]!;
    const diagonal = x - y;
    const [below, above] = [reach[edits + diagonal] ?? 0, reach[edits + diagonal + 2] ?? 0];
    const isAdded = isAddition(edits, diagonal, below, above);
    const [fromX, from] = isAdded ? [above, diagonal + 1] : [below, diagonal - 1];
    const fromY = fromX - from;
    goBackTo(isAdded ? fromX : fromX + 1, isAdded ? fromY + 1 : fromY);
    way.push(isAdded ? { what: 'added', at: fromY } : { what: 'struck', at: fromX });
    [x, y] = [fromX, fromY];
  }
  goBackTo(0, 0);
  return way.reverse();
}
