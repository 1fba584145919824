import { shinglesOf } from '@massima/law/near-duplicates';
import { type Edition, fullTextOf, nameOf } from './edition.ts';

/** Shorter ones, such as an operative part alone, have no words of their own. */
export const leastText = 1500;
/** Texts of thirty million signs are told apart by their beginning. */
const compared = 200_000;
/** Of the shorter text's words in a row: two scans of one ruling have most of them in common, two rulings hardly any. */
const leastInCommon = 0.15;

/**
 * Why an edition can't be of the ruling that the index has under this number: its text is another one. Which of the two has the right number
 * no one can say, so what is there stays.
 */
export function whyOtherText(arriving: Edition, there: readonly Edition[]): string | undefined {
  const text = fullTextOf(arriving);
  if (text.length < leastText) return undefined;
  const other = there.find(
    (one) => fullTextOf(one).length >= leastText && inCommon(text, fullTextOf(one)) < leastInCommon,
  );
  if (!other) return undefined;
  const whole = other.documents.find(({ kind }) => kind === 'ruling');
  const from = nameOf(other) || `the corpus ${other.corpus}`;
  return `its number is that of another text in the index, n. ${String(whole?.['number'])}/${String(whole?.['year'])} from ${from}: the two have hardly a sentence in common`;
}

/** How much of the shorter text's words in a row the other one has, 0 to 1. */
export function inCommon(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => shinglesOf(text.slice(0, compared)));
  const [short, long] = a!.size < b!.size ? [a!, b!] : [b!, a!];
  let common = 0;
  for (const shingle of short) if (long.has(shingle)) common++;
  return short.size === 0 ? 1 : common / short.size;
}
