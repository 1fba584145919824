import type { Court } from '../types.ts';

type Place = { start: number; end: number };

/** What looks like the citation of a ruling: as much of it as could be told. */
export type LooseRuling = Place & {
  kind: 'ruling';
  court?: Court | undefined;
  /** Of those of which there are many. */
  place?: string | undefined;
  joined?: boolean | undefined;
  number?: string | undefined;
  year?: number | undefined;
  /** A court and a day without a number: it goes back to nothing. */
  isIncomplete?: boolean;
  /** "Cass., Franzese, cit." */
  name?: string | undefined;
  /** "cit." */
  isBack: boolean;
  /** Says nothing by itself: "la citata sentenza" may be the one that is appealed. */
  isFaint: boolean;
};

/** What looks like an article or an act. */
export type LooseProvision = Place & {
  kind: 'provision';
  /** "2051", "18bis" */
  article?: string | undefined;
  /** Types of acts that it may be of: "l", "code". */
  types: readonly string[];
  number?: number | undefined;
  isBack: boolean;
  isFaint: boolean;
};

export type CitationCandidate = LooseRuling | LooseProvision;

/** What was read already, by place; asked in the order of the text. */
export class Read {
  private next = 0;
  private readonly places: readonly { start: number; end: number }[];

  constructor(places: readonly { start: number; end: number }[]) {
    this.places = places;
  }

  /** Whether something was read where this begins. */
  has(at: number): boolean {
    if ((this.places[this.next - 1]?.start ?? 0) > at) this.next = 0;
    while ((this.places[this.next]?.end ?? Infinity) <= at) this.next++;
    return (this.places[this.next]?.start ?? Infinity) <= at;
  }
}
