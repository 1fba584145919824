import { findProvisions } from './find-provisions.ts';
import { findRulings } from './find-rulings.ts';
import type { Court, Reference } from './types.ts';

/**
 * Rulings and articles of law named in a text, in order and not overlapping, for turning them into links.
 * `court` is whose text it is: the Constitutional Court writes "sentenza n. 5 del 1990" for its own.
 */
export function findReferences(text: string, { court }: { court?: Court | undefined } = {}): Reference[] {
  const rulings = findRulings(text, court);
  const provisions = findProvisions(text);
  const all = [...rulings, ...provisions].sort((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return all.filter((reference) => {
    if (reference.start < end) return false;
    end = reference.end;
    return true;
  });
}
