import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from './keyed-hash.ts';

/** Whether two texts are the same, in a time that says nothing of where they differ. */
export function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * An id that is good for one purpose and never ends: anyone who has it may do that. `id-signature`, without a dot: the last
 * part of an address with one is taken for a file.
 */
export const signId = (secret: string, purpose: string, id: number): string =>
  `${id}-${keyedHash(secret, purpose, `${id}`)}`;

/** Null for one that is not ours. Reads nothing, so that guessing costs the database nothing. */
export function readSignedId(secrets: readonly string[], purpose: string, signed: string): number | null {
  const id = Number(/^(\d{1,9})-/.exec(signed)?.[1]);
  return secrets.some((secret) => isSame(signed, signId(secret, purpose, id))) ? id : null;
}
