import type { SpellingSuggestion, TriedSpelling } from '../solr/read-spelling.ts';
import { isItalianWord } from './is-italian-word.ts';
import { slipCost } from './slip-cost.ts';

interface Ranked {
  word: string;
  cost: number;
}

/** How much ten times as many texts make up for, in slips. */
const perTenfold = 0.15;
/** By how much the best must be likelier than the next for it to be the only one meant. */
const evidentBy = 0.35;
/** More slips than that in a word are a guess: one in five letters. */
const lettersASlip = 5;

/**
 * The words of a question that are no words, neither in the collection nor Italian, each replaced by what was evidently meant; null where
 * there is none to replace. What is in either stays as it was typed, whatever it resembles.
 */
export function correctWords(typed: string, suggestions: readonly SpellingSuggestion[]): string | null {
  const corrected = suggestions
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, suggestion) => {
      const meant = evidentlyMeant(suggestion);
      return meant === null ? text : text.slice(0, suggestion.start) + meant + text.slice(suggestion.end);
    }, typed);
  return corrected === typed ? null : corrected;
}

/** Whether some of what was replaced is no Italian word. */
export const replacesNoWord = ({ replaced }: TriedSpelling): boolean =>
  replaced.some(([typed]) => !isItalianWord(typed));

/** How unlikely it is that the question was meant so. */
export const correctionCost = ({ replaced, count }: Pick<TriedSpelling, 'replaced' | 'count'>): number =>
  replaced.reduce((sum, [typed, meant]) => sum + slipCost(typed, meant), 0) -
  perTenfold * Math.log10(count + 1);

function evidentlyMeant({ word, texts, candidates }: SpellingSuggestion): string | null {
  if (texts > 0 || isItalianWord(word)) return null;
  const [best, ...others] = candidates
    .map((one): Ranked => ({
      word: one.word,
      cost: correctionCost({ replaced: [[word, one.word]], count: one.texts }),
    }))
    .toSorted((one, other) => one.cost - other.cost);
  if (best === undefined || slipCost(word, best.word) > word.length / lettersASlip) return null;
  const isClear = others.every(
    (other) => other.cost - best.cost >= evidentBy || isOtherForm(best.word, other.word),
  );
  return isClear ? best.word : null;
}

/** "Sentenza" and "sentenze": which of them was meant finds the same. */
const isOtherForm = (one: string, other: string): boolean =>
  one.length >= 6 && Math.abs(one.length - other.length) <= 1 && other.startsWith(one.slice(0, -1));
