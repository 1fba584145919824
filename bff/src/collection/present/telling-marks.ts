import { findReferences } from '@massima/law/find-references';
import type { Reference } from '@massima/law/types';
import { saysNothing } from '../query/question-words.ts';
import { markReferences } from './mark-references.ts';
import { parseHighlights, type HighlightedText } from './parse-highlights.ts';

interface Asked {
  /** What the question names: each is marked as a whole. */
  references: readonly Reference[];
  /** What the text names, where it was read before. */
  named?: readonly Reference[];
}

/** A text with the marks that tell why it was found: the question's words, except those that say nothing, and its references. */
export function tellingMarks(marked: string, { references, named }: Asked): HighlightedText {
  const { text, positions } = parseHighlights(marked);
  const telling = positions.filter(
    ({ startPosition, endPosition }) => !saysNothing(text.slice(startPosition - 1, endPosition)),
  );
  if (references.length === 0) return { text, positions: telling };
  return markReferences({ text, positions: telling }, references, named ?? findReferences(text));
}
