import type { Finding } from './finding.ts';

/** Milliseconds: limits, leases and signatures of the provider bear this and more. */
const tolerance = 5000;

/** @param aheadMs how far the other's clock is ahead of this machine's */
export function lookAtClock(other: string, aheadMs: number): Finding {
  const seconds = Math.round(aheadMs / 100) / 10;
  const measures = { clock_ahead_seconds: { [other]: seconds } };
  const what = `clock of the ${other}`;
  if (Math.abs(aheadMs) <= tolerance)
    return { what, state: 'well', said: 'agrees with this machine', measures };
  return {
    what,
    state: 'wrong',
    said: `is ${Math.abs(seconds)} s ${aheadMs > 0 ? 'ahead of' : 'behind'} this machine's: set both by NTP`,
    measures,
  };
}
