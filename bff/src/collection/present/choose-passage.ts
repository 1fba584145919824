import { passagesOf, type Passage } from '@massima/law/full-text/passages';
import { statedPrinciples } from '@massima/law/full-text/stated-principles';
import type { HighlightedText } from './parse-highlights.ts';
import type { Place } from './place.ts';
import { placesOfQuotes } from './places-of-quotes.ts';

/** What a principle that the court states is worth, of the words that the best passage has. */
const worthOfStated = 0.5;
/** How much of a word is compared: "danno" and "danni" are one. */
const stem = 5;
/** A text that is longer is chosen from up to here. */
const longest = 400_000;

/**
 * The passage of a full text that shows why it was found: of those that say what the court holds (`passagesOf`) the one with most of the
 * question's words, the rarer in this text the more; the earliest where none is marked. One that states a principle comes first where it has
 * half as much. Where the text has wordings that the question quotes, it is one of the passages that have them. Undefined for a text without any
 * words.
 */
export function choosePassage(
  { text, positions }: HighlightedText,
  quotes: readonly string[] = [],
): Place | undefined {
  const head = text.slice(0, longest);
  const passages = withQuotes(passagesOf(head), placesOfQuotes(head, quotes));
  const shown = passages.filter(({ isShown }) => isShown);
  const candidates = shown.length > 0 ? shown : passages;
  const worth = worthIn({ text, positions });
  const stated = statedPrinciples(head);
  const ranked = candidates.map((passage) => ({
    passage,
    worth: worth(passage),
    isStated: stated.some((one) => one.start < passage.end && one.end > passage.start),
  }));
  const best = Math.max(0, ...ranked.map((one) => one.worth));
  const chosen =
    ranked.find((one) => one.isStated && one.worth >= best * worthOfStated) ??
    ranked.find((one) => one.worth === best);
  return chosen && { start: chosen.passage.start, end: chosen.passage.end };
}

/** Those in which one of the places lies; all of them where none does. */
function withQuotes(passages: readonly Passage[], places: readonly Place[]): readonly Passage[] {
  const inside = ({ start, end }: Passage) => places.some((one) => one.start >= start && one.end <= end);
  const quoting = passages.filter(inside);
  return quoting.length > 0 ? quoting : passages;
}

/** Each different word once, by how few of the text's marks are of it; of two passages alike the one with more marks. */
function worthIn({ text, positions }: HighlightedText): (passage: Passage) => number {
  const marks = positions.map(({ startPosition, endPosition }) => ({
    at: startPosition - 1,
    word: text
      .slice(startPosition - 1, endPosition)
      .toLowerCase()
      .slice(0, stem),
  }));
  const often = new Map<string, number>();
  for (const { word } of marks) often.set(word, (often.get(word) ?? 0) + 1);
  return ({ start, end }) => {
    const inside = marks.filter(({ at }) => at >= start && at < end);
    const words = new Set(inside.map(({ word }) => word));
    const sum = [...words].reduce((all, word) => all + 1 / (1 + Math.log(often.get(word) ?? 1)), 0);
    return sum + inside.length / 1000;
  };
}
