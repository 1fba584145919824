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
export function correctWords(query: string, suggestions: readonly SpellingSuggestion[]): string | null {
  const corrected = suggestions
    .toSorted((first, other) => other.start - first.start)
    .reduce((text, suggestion) => {
      const correction = chooseCorrection(suggestion);
      return correction === null
        ? text
        : text.slice(0, suggestion.start) + correction + text.slice(suggestion.end);
    }, query);
  return corrected === query ? null : corrected;
}

/** Returns whether a replaced word is not Italian. */
export const replacesNoWord = ({ replaced }: TriedSpelling): boolean =>
  replaced.some(([original]) => !isItalianWord(original));

/** Returns how unlikely the spelling is as the intended one. */
export const correctionCost = ({ replaced, count }: Pick<TriedSpelling, 'replaced' | 'count'>): number =>
  replaced.reduce((sum, [original, corrected]) => sum + typoCost(original, corrected), 0) -
  perTenfold * Math.log10(count + 1);

function chooseCorrection({ word, texts, candidates }: SpellingSuggestion): string | null {
  if (texts > 0 || isItalianWord(word)) return null;
  const [best, ...rest] = candidates
    .map((candidate): Ranked => ({
      word: candidate.word,
      cost: correctionCost({ replaced: [[word, candidate.word]], count: candidate.texts }),
    }))
    .toSorted((first, other) => first.cost - other.cost);
  if (best === undefined || typoCost(word, best.word) > word.length / lettersASlip) return null;
  const isClear = rest.every(
    (other) => other.cost - best.cost >= evidentBy || isOtherForm(best.word, other.word),
  );
  return isClear ? best.word : null;
}

/** Whether two words are forms such as "sentenza" and "sentenze", which find the same documents. */
const isOtherForm = (first: string, other: string): boolean =>
  first.length >= 6 && Math.abs(first.length - other.length) <= 1 && other.startsWith(first.slice(0, -1));

/** Pairs of letters that sound alike or are neighbours on the keyboard. */
const confused = new Set(
  'bp dt cg sz vf mn ck qc ck kq ie ou eo ao io oi op lr rt rf er we sa sd df fg gh hj jk kl cv vb bn nm zx xc yu ui ty'
    .split(' ')
    .flatMap(([first = '', other = '']) => [first + other, other + first]),
);

/**
 * Returns the cost of typing one word instead of the other.
 *
 * A missing, additional or different letter costs about 1. Frequent errors cost less: accents,
 * doubled letters, transposed letters. Errors in the first letter and in the ending cost more.
 */
export function typoCost(original: string, intended: string): number {
  const [from, to] = [fold(original), fold(intended)];
  if (from === to) return 0.1;
  const costs: number[][] = [Array.from({ length: to.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) row.push(cheapest(costs, row, { from, to, i, j }));
    costs.push(row);
  }
  return costs[from.length]![to.length]! + (from[0] === to[0] ? 0 : 0.5);
}

interface EditCell {
  from: string;
  to: string;
  i: number;
  j: number;
}

function cheapest(costs: number[][], row: number[], { from, to, i, j }: EditCell): number {
  const [originalChar, intendedChar] = [from[i - 1]!, to[j - 1]!];
  const above = costs[i - 1]!;
  const isEnd = i === from.length && j === to.length;
  const swapped = i > 1 && j > 1 && originalChar === to[j - 2] && from[i - 2] === intendedChar;
  return Math.min(
    above[j]! + (originalChar === from[i - 2] ? 0.5 : 1),
    row[j - 1]! + (intendedChar === to[j - 2] ? 0.5 : 0.75),
    above[j - 1]! + substitution(originalChar, intendedChar, isEnd),
    swapped ? costs[i - 2]![j - 2]! + 0.8 : Infinity,
  );
}

function substitution(originalChar: string, intendedChar: string, isEnd: boolean): number {
  if (originalChar === intendedChar) return 0;
  return (confused.has(originalChar + intendedChar) ? 0.9 : 1.1) + (isEnd ? 0.3 : 0);
}
