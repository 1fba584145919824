import type { Court } from '../types.ts';

type Span = { start: number; end: number };

/** A candidate for a ruling citation, with the parts that were understood. */
export type LooseRuling = Span & {
  kind: 'ruling';
  court?: Court | undefined;
  /** For courts with several seats. */
  place?: string | undefined;
  joined?: boolean | undefined;
  number?: string | undefined;
  year?: number | undefined;
  /** A court and a date without a number, which cannot be resolved. */
  isIncomplete?: boolean;
  /** "Cass., Franzese, cit." */
  name?: string | undefined;
  /** "cit." */
  isBack: boolean;
  /** Ambiguous by itself: "la citata sentenza" may be the ruling under appeal. */
  isFaint: boolean;
};

/** A candidate for an article or act. */
export type LooseProvision = Span & {
  kind: 'provision';
  /** "2051", "18bis" */
  article?: string | undefined;
  /** Possible types of the act: "l", "code". */
  types: readonly string[];
  number?: number | undefined;
  isBack: boolean;
  isFaint: boolean;
};

export type CitationCandidate = LooseRuling | LooseProvision;

/** References that were already read. Calls must be in text order. */
export class Read {
  private next = 0;
  private readonly places: readonly { start: number; end: number }[];

  constructor(places: readonly { start: number; end: number }[]) {
    this.places = places;
  }

  /** Returns whether a reference covers this offset. */
  has(at: number): boolean {
    if ((this.places[this.next - 1]?.start ?? 0) > at) this.next = 0;
    while ((this.places[this.next]?.end ?? Infinity) <= at) this.next++;
    return (this.places[this.next]?.start ?? Infinity) <= at;
  }
}
