/** One step of turning a list into another: both have it, or one of them alone, by its place there. */
export type Edit = { what: 'same' | 'struck' | 'added'; at: number };

/**
 * The shortest way from one list to another, where it takes no more than so many steps; else undefined (Myers, An O(ND) Difference
 * Algorithm and Its Variations, 1986). `at` is a place in the earlier list for what is struck, in the later one for the others.
 */
export function shortestEdits<T>(old: readonly T[], now: readonly T[], maxEdits: number): Edit[] | undefined {
  const most = Math.min(maxEdits, old.length + now.length);
  const reach = new Int32Array(2 * most + 3);
  const origin = most + 1;
  /** How far each diagonal had come before each step. */
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
