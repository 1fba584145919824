import { type Checked, isListed } from './checked.ts';
import { withAmendments } from './reference-amendments.ts';
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
  highlightId?: string;
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
    withAmendments(references).map(({ start, end, displayState }, i) => ({
      start,
      end,
      state: displayState,
      entry: entries[i] ?? '',
      mark: `r${i}`,
    })),
  );
  const listed = quotations
    .map((quotation, i) => ({ ...quotation, entry: `q${i}`, mark: `q${i}` }))
    .filter((quotation) => isListed(text, quotation));
  const changed = listed.flatMap(({ differs }) => differs.filter(({ start, end }) => end > start));
  const cuts = [
    ...new Set([
      0,
      text.length,
      ...[cited, listed, changed].flat().flatMap((stretch) => [stretch.start, stretch.end]),
    ]),
  ];
  cuts.sort((a, b) => a - b);
  const [citation, quotation, change] = [new Lookup(cited), new Lookup(listed), new Lookup(changed)];
  const seen = new Set<string>();
  return cuts.slice(0, -1).map((start, i): Piece => {
    const piece = text.slice(start, cuts[i + 1]);
    const at = citation.at(start) ?? quotation.at(start);
    if (!at) return { start, text: piece };
    const isFirst = !seen.has(at.mark);
    seen.add(at.mark);
    return {
      start,
      text: piece,
      entry: at.entry,
      state: at.state,
      highlightId: at.mark,
      isFirst,
      isChanged: change.at(start) !== undefined,
    };
  });
}

/** Articles of a range share a position, which gets a single highlight. */
function withoutOverlap(all: readonly Stretch[]): Stretch[] {
  let end = 0;
  return all.filter((stretch) => {
    if (stretch.start < end) return false;
    end = stretch.end;
    return true;
  });
}

/** Lookup of non-overlapping stretches by increasing positions. */
class Lookup<T extends { start: number; end: number }> {
  private next = 0;
  private readonly all: readonly T[];

  constructor(all: readonly T[]) {
    this.all = all;
  }

  at(position: number): T | undefined {
    while ((this.all[this.next]?.end ?? Infinity) <= position) this.next += 1;
    const stretch = this.all[this.next];
    return stretch && stretch.start <= position ? stretch : undefined;
  }
}
