import type { ReadAs } from './acts.ts';
import { readProvisions } from './find-provisions.ts';
import { readRulings } from './find-rulings.ts';
import { normaliseText } from './normalise-text.ts';
import type { Court, Reference } from './types.ts';

type Reading = ReadAs & { court?: Court | undefined };

/**
 * Finds rulings and articles in a text, in order, for links. Only the references of a range
 * overlap.
 *
 * @param as `court`: author of the text, for citations such as "sentenza n. 5 del 1990" without a
 *   court; `question`: whether it is a query with short forms; `day`: date of the text (YYYY-MM-DD),
 *   for acts of the same name
 */
export function findReferences(input: string, as: Reading = {}): Reference[] {
  const { text, typed: back } = normaliseText(input);
  return readReferences(text, as).map((reference) => ({
    ...reference,
    ...back(reference.start, reference.end),
  }));
}

/** Like {@link findReferences}, for a normalised text. */
export function readReferences(text: string, { court, question, day }: Reading = {}): Reference[] {
  const all = [...readRulings(text, court), ...readProvisions(text, { question, day })].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  let last: Reference | undefined;
  return all.filter((reference) => {
    if (last && reference.start < last.end && !isSamePlace(reference, last)) return false;
    last = reference;
    return true;
  });
}

/**
 * Whether both belong to one range: the articles of "artt. 610-615" after the first share the
 * offset of the last number.
 */
export const isSamePlace = (a: Reference, b: Reference): boolean => a.start === b.start && a.end === b.end;
