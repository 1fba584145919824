import { fold } from '@massima/law/fold';
import type { SpellingSuggestion, TriedSpelling } from '../solr/engine-answer.ts';
import { isItalianWord } from './is-italian-word.ts';

interface Ranked {
  word: string;
  cost: number;
}

/** Cost that a tenfold number of documents compensates. */
const perTenfold = 0.15;
/** Minimum difference in cost between the best and the second candidate. */
const evidentBy = 0.35;
/** Letters of a word per allowed error. */
const lettersASlip = 5;

/**
 * Replaces misspelt words by the evidently intended ones. Returns null if nothing is replaced.
 *
 * A word that is in the collection or in the Italian dictionary is never replaced.
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

/** Returns whether a replaced word is not Italian. */
export const replacesNoWord = ({ replaced }: TriedSpelling): boolean =>
  replaced.some(([typed]) => !isItalianWord(typed));

/** Returns how unlikely the spelling is as the intended one. */
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

/** Whether two words are forms such as "sentenza" and "sentenze", which find the same documents. */
const isOtherForm = (one: string, other: string): boolean =>
  one.length >= 6 && Math.abs(one.length - other.length) <= 1 && other.startsWith(one.slice(0, -1));

/** Pairs of letters that sound alike or are neighbours on the keyboard. */
const confused = new Set(
  'bp dt cg sz vf mn ck qc ck kq ie ou eo ao io oi op lr rt rf er we sa sd df fg gh hj jk kl cv vb bn nm zx xc yu ui ty'
    .split(' ')
    .flatMap(([one = '', other = '']) => [one + other, other + one]),
);

/**
 * Returns the cost of typing one word instead of the other.
 *
 * A missing, additional or different letter costs about 1. Frequent errors cost less: accents,
 * doubled letters, transposed letters. Errors in the first letter and in the ending cost more.
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
