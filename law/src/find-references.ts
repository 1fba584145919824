import { findProvisions } from './find-provisions.ts';
import { findRulings } from './find-rulings.ts';
import type { Court, Reference } from './types.ts';

/**
 * Rulings and articles of law named in a text, in order and not overlapping, for turning them into links.
 * `court` is whose text it is: the Constitutional Court writes "sentenza n. 5 del 1990" for its own. In a `question`
 * shorter forms are understood, which in a text could be anything.
 */
export function findReferences(
  text: string,
  { court, question = false }: { court?: Court | undefined; question?: boolean } = {},
): Reference[] {
  const all = [...findRulings(text, court), ...findProvisions(text, { question })].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  let end = 0;
  return all.filter((reference) => {
    if (reference.start < end) return false;
    end = reference.end;
    return true;
  });
}
