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
