import type { Impossible } from '../impossible.ts';
import type { Replaced } from '../replaced-acts.ts';
import type { Reference } from '../types.ts';

/** Something in a brief that is, or looks like, a citation. */
export type BriefCitation = {
  /** UTF-16 offsets in the brief as it was typed; `end` is exclusive. */
  start: number;
  end: number;
  kind: Reference['kind'];
  /** What it was understood as; null where it was not understood (`unread`). */
  reference: Reference | null;
  /** The earlier citation that this one repeats ("sent. cit."), as an index into the list: its reference is that one's. */
  again: number | null;
  impossible: Impossible | null;
  /** Of an act, or an article of one, in whose place another of the same name is in force today. */
  replaced: Replaced | null;
};

export type Brief = {
  /** In the order of the text. None overlaps another, except those of a range, which share a place. */
  citations: BriefCitation[];
  /** The text between quotation marks, in order; one that goes over several pages is one for each. */
  quotations: BriefQuotation[];
};

export type BriefQuotation = {
  /** UTF-16 offsets of the text between the marks, or of what one page has of it; `end` is exclusive. */
  start: number;
  end: number;
  /** The citations that it may be taken from, as indices into the list; none where none is near. */
  near: number[];
};
