import { type Checked, isTold } from './checked.ts';
import { withFates } from './fated.ts';
import type { State } from './report-states.ts';

export type Piece = {
  start: number;
  text: string;
  /** Id of the report entry. */
  entry?: string;
  state?: State;
  /** True for words that differ from the ruling. */
  isChanged?: boolean;
  /** True for the first piece of a reference or quotation, the link target. */
  isFirst?: boolean;
  /** Id of the reference or quotation that the piece belongs to. */
  mark?: string;
};
type Stretch = { start: number; end: number; entry: string; state: State; mark: string };

/**
 * Cuts a brief at the bounds of its references and quotations, to draw it as text nodes.
 *
 * @param entries report entry of each reference
 */
export function briefPieces(checked: Checked, entries: readonly string[]): Piece[] {
  const { text, references, quotations } = checked;
  const cited = withoutOverlap(
    withFates(references).map(({ start, end, shown }, i) => ({
      start,
      end,
      state: shown,
      entry: entries[i] ?? '',
      mark: `r${i}`,
    })),
  );
  const told = quotations
    .map((one, i) => ({ ...one, entry: `q${i}`, mark: `q${i}` }))
    .filter((one) => isTold(text, one));
  const changed = told.flatMap(({ differs }) => differs.filter(({ start, end }) => end > start));
  const cuts = [
    ...new Set([0, text.length, ...[cited, told, changed].flat().flatMap((one) => [one.start, one.end])]),
  ];
  cuts.sort((a, b) => a - b);
  const [citation, quotation, change] = [new Places(cited), new Places(told), new Places(changed)];
  const seen = new Set<string>();
  return cuts.slice(0, -1).map((start, i): Piece => {
    const words = text.slice(start, cuts[i + 1]);
    const at = citation.at(start) ?? quotation.at(start);
    if (!at) return { start, text: words };
    const isFirst = !seen.has(at.mark);
    seen.add(at.mark);
    return {
      start,
      text: words,
      entry: at.entry,
      state: at.state,
      mark: at.mark,
      isFirst,
      isChanged: change.at(start) !== undefined,
    };
  });
}

/** Articles of a range share a position, which gets a single highlight. */
function withoutOverlap(all: readonly Stretch[]): Stretch[] {
  let end = 0;
  return all.filter((one) => {
    if (one.start < end) return false;
    end = one.end;
    return true;
  });
}

/** Lookup of non-overlapping stretches by increasing positions. */
class Places<T extends { start: number; end: number }> {
  private next = 0;
  private readonly all: readonly T[];

  constructor(all: readonly T[]) {
    this.all = all;
  }

  at(place: number): T | undefined {
    while ((this.all[this.next]?.end ?? Infinity) <= place) this.next += 1;
    const one = this.all[this.next];
    return one && one.start <= place ? one : undefined;
  }
}
