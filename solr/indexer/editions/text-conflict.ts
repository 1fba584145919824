import { shinglesOf } from '@massima/law/near-duplicates';
import { type Edition, fullTextOf, nameOf } from './edition.ts';

/**
 * Minimum length in characters. Shorter texts, such as an operative part, have too little text to
 * compare.
 */
export const leastText = 1500;
/** Number of characters compared, because a text can have thirty million. */
const compared = 200_000;
/**
 * Minimum share of common word sequences, 0 to 1. Two scans of the same ruling have most sequences
 * in common, two rulings hardly any.
 */
const leastInCommon = 0.15;

/**
 * Returns the reason why an edition cannot be the indexed ruling of the same number, or undefined.
 *
 * The texts differ, and neither number can be verified, so the indexed ruling stays.
 */
export function describeTextConflict(arriving: Edition, indexed: readonly Edition[]): string | undefined {
  const text = fullTextOf(arriving);
  if (text.length < leastText) return undefined;
  const other = indexed.find(
    (edition) =>
      fullTextOf(edition).length >= leastText && inCommon(text, fullTextOf(edition)) < leastInCommon,
  );
  if (!other) return undefined;
  const rulingDocument = other.documents.find(({ kind }) => kind === 'ruling');
  const from = nameOf(other) || `the corpus ${other.corpus}`;
  return `its number is that of another text in the index, n. ${String(rulingDocument?.['number'])}/${String(rulingDocument?.['year'])} from ${from}: the two have hardly a sentence in common`;
}

/** Returns the share of the shorter text's word sequences that the other text contains, 0 to 1. */
export function inCommon(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => shinglesOf(text.slice(0, compared)));
  const [short, long] = a!.size < b!.size ? [a!, b!] : [b!, a!];
  let common = 0;
  for (const shingle of short) if (long.has(shingle)) common++;
  return short.size === 0 ? 1 : common / short.size;
}
