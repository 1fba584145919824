import type { HighlightedText } from './parse-highlights.ts';

/** A full stop after these, or after a single letter, ends no sentence. */
const abbreviations =
  /(?:^|[^\p{L}])(?:\p{L}|artt?|cass|civ|pen|proc|cod|sez|sent|ord|lett|cfr|cost|disp|att|trib|app|lgs|prof|dott|avv|cit|seg|segg|ss|nn|rv|est|pres|reg|cons|un|min)$/iu;
const end = /[.;!?]["»”)]*\s+(?=["«“(]?[\p{Lu}\d])/gu;

/**
 * The sentence that contains most different marked words, 1-based and end inclusive; of two alike the earlier one, and the
 * whole text when nothing is marked. Cut by ourselves: sentence iterators break at "v. Cass. civ., Sez. III".
 */
export function bestPassage({ text, positions }: HighlightedText): { start: number; end: number } {
  if (positions.length === 0) return { start: text.length > 0 ? 1 : 0, end: text.length };
  let best = { start: 1, end: text.length };
  let bestWorth = 0;
  for (const sentence of sentences(text)) {
    const words = positions
      .filter((p) => p.startPosition > sentence.from && p.endPosition <= sentence.to)
      .map((p) => text.slice(p.startPosition - 1, p.endPosition).toLowerCase());
    const worth = new Set(words).size + words.length / 1000;
    if (worth > bestWorth) {
      bestWorth = worth;
      best = { start: sentence.from + 1, end: sentence.to };
    }
  }
  return best;
}

/** 0-based, end exclusive, without the blanks between. */
function sentences(text: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  let from = 0;
  for (const match of text.matchAll(end)) {
    if (match[0].startsWith('.') && abbreviations.test(text.slice(Math.max(0, match.index - 8), match.index)))
      continue;
    found.push({ from, to: match.index + match[0].trimEnd().length });
    from = match.index + match[0].length;
  }
  found.push({ from, to: text.length });
  return found;
}
