import type { Finding } from './finding.ts';

/** Milliseconds. Limits, leases and the provider's signatures tolerate at least this difference. */
const tolerance = 5000;

/** @param aheadMs how far the other clock is ahead of this machine's */
export function checkClock(other: string, aheadMs: number): Finding {
  const seconds = Math.round(aheadMs / 100) / 10;
  const measures = { clock_ahead_seconds: { [other]: seconds } };
  const what = `clock of the ${other}`;
  if (Math.abs(aheadMs) <= tolerance)
    return { what, state: 'well', said: 'agrees with this machine', measures };
  return {
    what,
    state: 'wrong',
    said: `is ${Math.abs(seconds)} s ${aheadMs > 0 ? 'ahead of' : 'behind'} this machine's: set both by NTP`,
    next: 'timedatectl set-ntp true',
    measures,
  };
}
