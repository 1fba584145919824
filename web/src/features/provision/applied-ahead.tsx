import { useApplied } from './use-applied.ts';

/** Asks while the article itself is on its way: shows nothing. */
export function AppliedAhead({ provision }: { provision: string }) {
  useApplied(provision);
  return null;
}
