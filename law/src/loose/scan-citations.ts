import { readReferences } from '../find-references.ts';
import { normaliseText } from '../normalise-text.ts';
import type { Reference } from '../types.ts';
import { looseProvisions } from './loose-provisions.ts';
import { looseRulings } from './loose-rulings.ts';
import { Read } from './read.ts';
import { strayNumbers } from './stray-numbers.ts';
import type { CitationCandidate } from './types.ts';

export type CitationScan = { references: Reference[]; loose: CitationCandidate[] };

/**
 * The references of a text, and whatever else looks like one to a careless reader, both in order: silence about what was not
 * understood would be the worst fault of a check.
 */
export function scanCitations(typed: string): CitationScan {
  const { text, typed: back } = normaliseText(typed);
  const references = readReferences(text);
  const read = new Read(references);
  const loose = [
    ...looseRulings(text, read),
    ...strayNumbers(text, read),
    ...looseProvisions(text, read),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  const placed = <T extends { start: number; end: number }>(one: T): T => ({
    ...one,
    ...back(one.start, one.end),
  });
  return { references: references.map(placed), loose: loose.map(placed) };
}
