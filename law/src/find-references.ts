import type { ReadAs } from './acts.ts';
import { readProvisions } from './find-provisions.ts';
import { readRulings } from './find-rulings.ts';
import { normaliseText } from './normalise-text.ts';
import type { Court, Reference } from './types.ts';

type Reading = ReadAs & { court?: Court | undefined };

/**
 * Rulings and articles of law named in a text, in order, for turning them into links. None overlaps another, but for those of a range,
 * which share a place. `court` is whose text it is: the Constitutional Court writes "sentenza n. 5 del 1990" for its own. In a `question`
 * shorter forms are understood, which in a text could be anything. `day` (YYYY-MM-DD) is the text's own, for names that several acts bore.
 */
export function findReferences(typed: string, as: Reading = {}): Reference[] {
  const { text, typed: back } = normaliseText(typed);
  return readReferences(text, as).map((one) => ({ ...one, ...back(one.start, one.end) }));
}

/** As `findReferences`, of a text that is normalised. */
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

/** Of "artt. 610-615" all but the first are placed at the last number. */
export const isSamePlace = (a: Reference, b: Reference): boolean => a.start === b.start && a.end === b.end;
