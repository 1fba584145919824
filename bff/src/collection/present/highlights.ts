import { findReferences } from '@massima/law/find-references';
import { isSameReference } from '@massima/law/same-reference';
import type { Reference } from '@massima/law/types';
import { isStopWord } from '../query/question-words.ts';

export interface HighlightedText {
  text: string;
  /** 1-based, end inclusive, in UTF-16 units; sorted, without overlaps. */
  positions: { startPosition: number; endPosition: number }[];
}

const opening = '\ue000';
const closing = '\ue001';

export const withoutMarks = (text: string): string => text.replace(/[\ue000\ue001]/g, '');

/**
 * Separates a text from its highlights. Solr returns no offsets, but surrounds each match with a
 * pair of private-use characters.
 */
export function parseHighlights(source: string): HighlightedText {
  if (!source.includes(opening)) return { text: source.replaceAll(closing, ''), positions: [] };
  const positions: HighlightedText['positions'] = [];
  let text = '';
  let from = 0;
  let start = -1;
  for (let at = 0; at < source.length; at++) {
    const character = source[at];
    if (character !== opening && character !== closing) continue;
    text += source.slice(from, at);
    from = at + 1;
    if (character === opening) {
      if (start < 0) start = text.length;
    } else {
      if (start >= 0 && text.length > start)
        positions.push({ startPosition: start + 1, endPosition: text.length });
      start = -1;
    }
  }
  return { text: text + source.slice(from), positions };
}

/** Inserts the highlight characters into a text; the inverse of {@link parseHighlights}. */
export function withMarks({ text, positions }: HighlightedText): string {
  let highlighted = '';
  let from = 0;
  for (const { startPosition, endPosition } of positions) {
    highlighted += `${text.slice(from, startPosition - 1)}${opening}${text.slice(startPosition - 1, endPosition)}${closing}`;
    from = endPosition;
  }
  return highlighted + text.slice(from);
}

interface RequestedReferences {
  /** References of the query, each highlighted as a whole. */
  references: readonly Reference[];
  /** References of the text, if they were already read. */
  named?: readonly Reference[];
}

/**
 * Returns a text with the highlights that explain the match. Function words and interrogatives are
 * not highlighted.
 */
export function tellingMarks(source: string, { references, named }: RequestedReferences): HighlightedText {
  const { text, positions } = parseHighlights(source);
  const telling = positions.filter(
    ({ startPosition, endPosition }) => !isStopWord(text.slice(startPosition - 1, endPosition)),
  );
  if (references.length === 0) return { text, positions: telling };
  return markReferences({ text, positions: telling }, references, named ?? findReferences(text));
}

/**
 * Adds highlights for the references of the query. The text is parsed for references, because a
 * term search would also highlight "art." and "c.c." of other articles.
 *
 * @param named all references of the text
 */
export function markReferences(
  { text, positions }: HighlightedText,
  references: readonly Reference[],
  named: readonly Reference[],
): HighlightedText {
  const requested = named
    .filter((reference) => references.some((other) => isSameReference(other, reference)))
    .map(({ start, end }) => ({ startPosition: start + 1, endPosition: end }));
  if (requested.length === 0) return { text, positions };
  const merged: HighlightedText['positions'] = [];
  for (const position of [...positions, ...requested].sort((a, b) => a.startPosition - b.startPosition)) {
    const last = merged.at(-1);
    if (last && position.startPosition <= last.endPosition)
      last.endPosition = Math.max(last.endPosition, position.endPosition);
    else merged.push({ ...position });
  }
  return { text, positions: merged };
}

type Position = HighlightedText['positions'][number];

/** Abbreviations whose full stop ends no sentence: "art. 2043", "cod. civ.". */
const abbreviation =
  /(?:^|[^\p{L}])(?:artt?|cod|civ|pen|proc|co|lett|cass|sez|disp|att|prel|cost|trib|app|lgs|n|l|d|c|p)$/iu;

/** Returns whether only a space, or the full stop of an abbreviation, separates two highlights. */
function areAdjacent(text: string, before: Position, after: Position): boolean {
  const between = text.slice(before.endPosition, after.startPosition - 1);
  if (/^[^\S\n]*$/.test(between)) return true;
  return (
    /^\.[^\S\n]?$/.test(between) &&
    abbreviation.test(text.slice(Math.max(0, before.endPosition - 8), before.endPosition))
  );
}

/**
 * Merges adjacent highlights: consecutive words ("danno biologico") and abbreviations including
 * their last full stop ("c.c.").
 */
export function mergeHighlights({ text, positions }: HighlightedText): Position[] {
  const merged: Position[] = [];
  for (const position of positions) {
    const last = merged.at(-1);
    if (last && areAdjacent(text, last, position)) last.endPosition = position.endPosition;
    else merged.push({ ...position });
  }
  for (const position of merged) {
    const word = text.slice(position.startPosition - 1, position.endPosition);
    if (text[position.endPosition] === '.' && /(?:^|[^\p{L}])\p{L}\.\p{L}$/u.test(word))
      position.endPosition += 1;
  }
  return merged;
}
