import { fold } from '@massima/law/fold';
import type { SpellingSuggestion, TriedSpelling } from '../solr/engine-answer.ts';
import { isItalianWord } from './is-italian-word.ts';

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

/** Pairs that are taken for each other by ear, or lie next to each other on the keyboard. */
const confused = new Set(
  'bp dt cg sz vf mn ck qc ck kq ie ou eo ao io oi op lr rt rf er we sa sd df fg gh hj jk kl cv vb bn nm zx xc yu ui ty'
    .split(' ')
    .flatMap(([one = '', other = '']) => [one + other, other + one]),
);

/**
 * How unlikely it is that this was typed for that: about 1 for a letter that is missing, too many or another, less for what happens more
 * often (an accent, a doubled letter, two letters in the other order), more for the first letter and for an ending, which makes another
 * word of it.
 */
export function slipCost(typed: string, meant: string): number {
  const [from, to] = [fold(typed), fold(meant)];
  if (from === to) return 0.1;
  const costs: number[][] = [Array.from({ length: to.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) row.push(cheapest(costs, row, { from, to, i, j }));
    costs.push(row);
  }
  return costs[from.length]![to.length]! + (from[0] === to[0] ? 0 : 0.5);
}

interface Place {
  from: string;
  to: string;
  i: number;
  j: number;
}

function cheapest(costs: number[][], row: number[], { from, to, i, j }: Place): number {
  const [typed, meant] = [from[i - 1]!, to[j - 1]!];
  const above = costs[i - 1]!;
  const isEnd = i === from.length && j === to.length;
  const swapped = i > 1 && j > 1 && typed === to[j - 2] && from[i - 2] === meant;
  return Math.min(
    above[j]! + (typed === from[i - 2] ? 0.5 : 1),
    row[j - 1]! + (meant === to[j - 2] ? 0.5 : 0.75),
    above[j - 1]! + substitution(typed, meant, isEnd),
    swapped ? costs[i - 2]![j - 2]! + 0.8 : Infinity,
  );
}

function substitution(typed: string, meant: string, isEnd: boolean): number {
  if (typed === meant) return 0;
  return (confused.has(typed + meant) ? 0.9 : 1.1) + (isEnd ? 0.3 : 0);
}
