import type { Ruling } from '../format.ts';

/** Result of reading a line: a ruling with its rejected parts, or the reason for the rejection. */
type Read =
  { ruling: Ruling; left: { id: string; reason: string }[] } | { reason: string; id?: string | undefined };
export type Reader = (line: string) => Read;
