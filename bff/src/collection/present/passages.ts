import { fold } from '@massima/law/fold';
import { type Passage, passagesOf } from '@massima/law/full-text/passages';
import { statedPrinciples } from '@massima/law/full-text/stated-principles';
import type { HighlightedText } from './highlights.ts';

/** UTF-16 offsets in a full text; the end is exclusive. */
export interface PassageSpan {
  start: number;
  end: number;
}

/** Minimum share of the best passage's score with which a stated principle is preferred. */
const minStatedShare = 0.5;
/** Number of compared characters of a word, so that "danno" and "danni" are equal. */
const stem = 5;
/** Number of characters of a full text that are considered. */
const longest = 400_000;

/**
 * Chooses the passage of a full text that best explains the match.
 *
 * Only passages with the court's reasoning qualify (`passagesOf`). The passage with most query
 * terms wins, weighted by their rarity in the text. A stated principle wins with half of that
 * score. If the text contains quoted phrases of the query, only passages with a phrase qualify.
 * Returns undefined for a text without words.
 */
export function choosePassage(
  { text, positions }: HighlightedText,
  quotes: readonly string[] = [],
): PassageSpan | undefined {
  const head = text.slice(0, longest);
  const passages = withQuotes(passagesOf(head), placesOfQuotes(head, quotes));
  const visible = passages.filter(({ isShown }) => isShown);
  const candidates = visible.length > 0 ? visible : passages;
  const weightOf = weightIn({ text, positions });
  const stated = statedPrinciples(head);
  const ranked = candidates.map((passage) => ({
    passage,
    worth: weightOf(passage),
    isStated: stated.some((span) => span.start < passage.end && span.end > passage.start),
  }));
  const best = Math.max(0, ...ranked.map((candidate) => candidate.worth));
  const chosen =
    ranked.find((candidate) => candidate.isStated && candidate.worth >= best * minStatedShare) ??
    ranked.find((candidate) => candidate.worth === best);
  return chosen && { start: chosen.passage.start, end: chosen.passage.end };
}

/** Returns the passages that contain a place, or all passages if none does. */
function withQuotes(passages: readonly Passage[], spans: readonly PassageSpan[]): readonly Passage[] {
  const inside = ({ start, end }: Passage) => spans.some((span) => span.start >= start && span.end <= end);
  const quoting = passages.filter(inside);
  return quoting.length > 0 ? quoting : passages;
}

/**
 * Scores passages by their distinct terms, weighted by rarity. Ties are decided by the number of
 * highlights.
 */
function weightIn({ text, positions }: HighlightedText): (passage: Passage) => number {
  const highlightedWords = positions.map(({ startPosition, endPosition }) => ({
    at: startPosition - 1,
    word: text
      .slice(startPosition - 1, endPosition)
      .toLowerCase()
      .slice(0, stem),
  }));
  const often = new Map<string, number>();
  for (const { word } of highlightedWords) often.set(word, (often.get(word) ?? 0) + 1);
  return ({ start, end }) => {
    const inside = highlightedWords.filter(({ at }) => at >= start && at < end);
    const distinctWords = new Set(inside.map(({ word }) => word));
    const sum = [...distinctWords].reduce((all, word) => all + 1 / (1 + Math.log(often.get(word) ?? 1)), 0);
    return sum + inside.length / 1000;
  };
}

interface Word extends PassageSpan {
  folded: string;
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    folded: fold(word),
  }));

/** Finds quoted phrases in a text, ignoring punctuation, case and accents. */
export function placesOfQuotes(text: string, quotes: readonly string[]): PassageSpan[] {
  const quotedWords = quotes.map(wordsOf).filter((quote) => quote.length > 0);
  if (quotedWords.length === 0) return [];
  const textWords = wordsOf(text);
  return quotedWords.flatMap((quote) =>
    textWords.flatMap(({ start }, at): PassageSpan[] =>
      quote.every(({ folded }, i) => textWords[at + i]?.folded === folded)
        ? [{ start, end: textWords[at + quote.length - 1]?.end ?? start }]
        : [],
    ),
  );
}

/** Abbreviations whose full stop ends no sentence. The same holds for single letters. */
const abbreviations =
  /(?:^|[^\p{L}])(?:\p{L}|artt?|cass|civ|pen|proc|cod|sez|sent|ord|lett|cfr|cost|disp|att|trib|app|lgs|prof|dott|avv|cit|seg|segg|ss|nn|rv|est|pres|reg|cons|un|min)$/iu;
const end = /[.;!?]["»”)]*\s+(?=["«“(]?[\p{Lu}\d])/gu;

/**
 * Returns the sentence with most distinct highlighted words, 1-based and end inclusive; the
 * earliest if several tie, the whole text if nothing is highlighted.
 *
 * `Intl.Segmenter` is not used because it breaks at "v. Cass. civ., Sez. III".
 */
export function bestPassage({ text, positions }: HighlightedText): { start: number; end: number } {
  if (positions.length === 0) return { start: text.length > 0 ? 1 : 0, end: text.length };
  let best = { start: 1, end: text.length };
  let bestWeight = 0;
  for (const sentence of sentences(text)) {
    const matched = positions
      .filter((p) => p.startPosition > sentence.from && p.endPosition <= sentence.to)
      .map((p) => text.slice(p.startPosition - 1, p.endPosition).toLowerCase());
    const weight = new Set(matched).size + matched.length / 1000;
    if (weight > bestWeight) {
      bestWeight = weight;
      best = { start: sentence.from + 1, end: sentence.to };
    }
  }
  return best;
}

/** 0-based, end exclusive, without surrounding spaces. */
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
