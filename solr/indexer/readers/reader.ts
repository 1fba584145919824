import type { Ruling } from '../format.ts';

/** What a reader makes of one line: a ruling, and parts of it that had to be left out, or a reason why there is none. */
type Read =
  { ruling: Ruling; left: { id: string; reason: string }[] } | { reason: string; id?: string | undefined };
export type Reader = (line: string) => Read;
