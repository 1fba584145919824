import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from './keyed-hash.ts';

/** Compares two strings in constant time. */
export function isSame(signature: string, right: string): boolean {
  const [a, b] = [Buffer.from(signature), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Signs an id for one purpose, without expiry: anyone with the signed id may act. The format
 * `id-signature` has no dot, because a path whose last segment has one is served as a file.
 */
export const signId = (secret: string, purpose: string, id: number): string =>
  `${id}-${keyedHash(secret, purpose, `${id}`)}`;

/** Returns the id, or null if the signature is invalid. Does not query the database. */
export function readSignedId(secrets: readonly string[], purpose: string, signed: string): number | null {
  const id = Number(/^(\d{1,9})-/.exec(signed)?.[1]);
  return secrets.some((secret) => isSame(signed, signId(secret, purpose, id))) ? id : null;
}
