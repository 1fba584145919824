import { findReferences } from '@massima/law/find-references';
import { isAskedFor } from '@massima/law/same-reference';
import type { Reference } from '@massima/law/types';
import { saysNothing } from '../query/question-words.ts';

export interface HighlightedText {
  text: string;
  /** 1-based, end inclusive, in UTF-16 units; sorted, not overlapping. */
  positions: { startPosition: number; endPosition: number }[];
}

const opening = '\ue000';
const closing = '\ue001';

export const withoutMarks = (marked: string): string => marked.replace(/[\ue000\ue001]/g, '');

/**
 * The engine gives a text back with private-use signs around what matched (its answer has no offsets). Their removal
 * gives the text as it was stored, and the places.
 */
export function parseHighlights(marked: string): HighlightedText {
  if (!marked.includes(opening)) return { text: marked.replaceAll(closing, ''), positions: [] };
  const positions: HighlightedText['positions'] = [];
  let text = '';
  let from = 0;
  let start = -1;
  for (let at = 0; at < marked.length; at++) {
    const sign = marked[at];
    if (sign !== opening && sign !== closing) continue;
    text += marked.slice(from, at);
    from = at + 1;
    if (sign === opening) {
      if (start < 0) start = text.length;
    } else {
      if (start >= 0 && text.length > start)
        positions.push({ startPosition: start + 1, endPosition: text.length });
      start = -1;
    }
  }
  return { text: text + marked.slice(from), positions };
}

/** The other way round: a text with the engine's signs around its marks. */
export function withMarks({ text, positions }: HighlightedText): string {
  let marked = '';
  let from = 0;
  for (const { startPosition, endPosition } of positions) {
    marked += `${text.slice(from, startPosition - 1)}${opening}${text.slice(startPosition - 1, endPosition)}${closing}`;
    from = endPosition;
  }
  return marked + text.slice(from);
}

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

/**
 * The articles and rulings that were requested, marked in addition to what the engine marked: read and not looked for as words,
 * which would mark "art." and "c.c." of another article, and none that is written otherwise. `named`: all that the text names.
 */
export function markReferences(
  { text, positions }: HighlightedText,
  asked: readonly Reference[],
  named: readonly Reference[],
): HighlightedText {
  const requested = named
    .filter((one) => asked.some((other) => isAskedFor(other, one)))
    .map(({ start, end }) => ({ startPosition: start + 1, endPosition: end }));
  if (requested.length === 0) return { text, positions };
  const merged: HighlightedText['positions'] = [];
  for (const one of [...positions, ...requested].sort((a, b) => a.startPosition - b.startPosition)) {
    const last = merged.at(-1);
    if (last && one.startPosition <= last.endPosition)
      last.endPosition = Math.max(last.endPosition, one.endPosition);
    else merged.push({ ...one });
  }
  return { text, positions: merged };
}

type Position = HighlightedText['positions'][number];

/** A full stop after these ends no sentence: "art. 2043", "cod. civ.". */
const abbreviation =
  /(?:^|[^\p{L}])(?:artt?|cod|civ|pen|proc|co|lett|cass|sez|disp|att|prel|cost|trib|app|lgs|n|l|d|c|p)$/iu;

/** Whether nothing but a blank, or the full stop of an abbreviation, is between two marks. */
function areOne(text: string, before: Position, after: Position): boolean {
  const between = text.slice(before.endPosition, after.startPosition - 1);
  if (/^[^\S\n]*$/.test(between)) return true;
  return (
    /^\.[^\S\n]?$/.test(between) &&
    abbreviation.test(text.slice(Math.max(0, before.endPosition - 8), before.endPosition))
  );
}

/**
 * The engine marks word by word. What reads as one is one mark: neighbouring words ("danno biologico"), an abbreviation down to
 * its last full stop ("c.c.").
 */
export function mergeHighlights({ text, positions }: HighlightedText): Position[] {
  const merged: Position[] = [];
  for (const position of positions) {
    const last = merged.at(-1);
    if (last && areOne(text, last, position)) last.endPosition = position.endPosition;
    else merged.push({ ...position });
  }
  for (const mark of merged) {
    const word = text.slice(mark.startPosition - 1, mark.endPosition);
    if (text[mark.endPosition] === '.' && /(?:^|[^\p{L}])\p{L}\.\p{L}$/u.test(word)) mark.endPosition += 1;
  }
  return merged;
}
