import type { Ruling } from '../format.ts';

/** Result of reading a line: a ruling and its rejected parts, or the reason why there is none. */
type Read =
  { ruling: Ruling; left: { id: string; reason: string }[] } | { reason: string; id?: string | undefined };
export type Reader = (line: string) => Read;
