import { useApplied } from './use-applied.ts';

/** Sends the request while the article itself is loading; draws nothing. */
export function AppliedAhead({ provision }: { provision: string }) {
  useApplied(provision);
  return null;
}
