import { fold } from '../fold.ts';
import { synonymRules } from './index.ts';

/** A colloquial expression in a query and the courts' terms. */
export interface SynonymMatch {
  terms: string;
  start: number;
  end: number;
}

interface Saying {
  words: readonly string[];
  terms: string;
}
interface Token {
  word: string;
  start: number;
  end: number;
}

/** Maximum number of synonyms per query. */
const maxTerms = 4;
/**
 * Maximum number of words between two words of an expression: "guidare da ubriachi", "andare a
 * guidare ubriaco".
 */
const maxBetween = 2;
/** Number of characters by which expressions are grouped. */
const keyLength = 2;

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+\*?/gu) ?? [];

const sayings = bySayings();

/** Finds colloquial expressions in plain words, in order and without overlaps, in linear time. */
export function findSynonyms(text: string): SynonymMatch[] {
  const tokens = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: fold(word),
    start: index,
    end: index + word.length,
  }));
  const queryWords = new Set(tokens.map(({ word }) => word));
  const isInQuery = (terms: string) =>
    wordsOf(terms).every((word) => word.length < 4 || queryWords.has(word));
  const found: SynonymMatch[] = [];
  for (let at = 0; at < tokens.length && found.length < maxTerms; at++) {
    const hit = longestSaying(tokens, at);
    if (!hit) continue;
    const { terms } = hit.saying;
    if (!isInQuery(terms) && !found.some((match) => match.terms === terms))
      found.push({ terms, start: tokens[at]!.start, end: tokens[hit.last]!.end });
    at = hit.last;
  }
  return found;
}

/** Substitutes the courts' terms in a text. */
export function rewriteWithSynonyms(text: string, found: readonly SynonymMatch[]): string {
  let at = 0;
  let output = '';
  for (const { terms, start, end } of found) {
    output += `${text.slice(at, start)}${terms}`;
    at = end;
  }
  return output + text.slice(at);
}

function longestSaying(tokens: readonly Token[], at: number): { saying: Saying; last: number } | undefined {
  for (const saying of sayings.get(tokens[at]!.word.slice(0, keyLength)) ?? []) {
    const last = lastOf(saying.words, tokens, at);
    if (last !== undefined) return { saying, last };
  }
  return undefined;
}

/** Returns the position of the last word of an expression that starts at token `at`. */
function lastOf(expression: readonly string[], tokens: readonly Token[], at: number): number | undefined {
  let last = at;
  for (const [i, term] of expression.entries()) {
    const limit = i === 0 ? at : Math.min(tokens.length - 1, last + 1 + maxBetween);
    let next = i === 0 ? at : last + 1;
    while (next <= limit && !fits(term, tokens[next]!.word)) next++;
    if (next > limit) return undefined;
    last = next;
  }
  return last;
}

const fits = (term: string, word: string) =>
  term.endsWith('*') ? word.startsWith(term.slice(0, -1)) : word === term;

/** Sorts the longest first: "matrimonio gay" before "gay". */
function bySayings(): ReadonlyMap<string, readonly Saying[]> {
  const map = new Map<string, Saying[]>();
  for (const [ways, terms] of synonymRules)
    for (const way of ways.split(',')) {
      const expression = wordsOf(way);
      const key = expression[0]!.slice(0, keyLength);
      map.set(key, [...(map.get(key) ?? []), { words: expression, terms }]);
    }
  for (const list of map.values()) list.sort((a, b) => b.words.length - a.words.length);
  return map;
}
