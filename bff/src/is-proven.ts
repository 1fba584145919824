import { longestProofSeconds } from '@massima/contract/effects';
import type { Actor } from './actor.ts';

interface Demand {
  /** How old the proof may be. */
  seconds: number;
  /** Each use prolongs the proof. */
  isProlonged?: boolean;
  now: Date;
}

/**
 * Whether the session's last proof counts: a factor where the account has one, else the password. Going by the distance also refuses a
 * proof from long before the clock was put back.
 */
export function isProven(
  { provenAt, provenBy, proofUsedAt, hasSecondFactor }: Actor,
  { seconds, isProlonged = false, now }: Demand,
): boolean {
  const counts = hasSecondFactor ? provenBy === 'young' || provenBy === 'trusted' : provenBy === 'password';
  const isWithin = (at: Date | null, most: number) =>
    at !== null && Math.abs(now.getTime() - at.getTime()) <= most * 1000;
  if (!counts) return false;
  if (isWithin(provenAt, seconds)) return true;
  return isProlonged && isWithin(provenAt, longestProofSeconds) && isWithin(proofUsedAt, seconds);
}
