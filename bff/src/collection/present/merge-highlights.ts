import type { HighlightedText } from './parse-highlights.ts';

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
