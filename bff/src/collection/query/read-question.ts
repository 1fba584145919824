import type { FactKind } from '@massima/contract/search';
import { type ParsedQuery, parseQuery, withoutSpans } from '@massima/law/parse-query';
import { findSynonyms, type SynonymMatch } from '@massima/law/synonyms/find-synonyms';
import { countContentWords, optionalTerms, questionWords } from './question-words.ts';
import type { Mode, SearchQuery } from './search-query.ts';

/** A query taken apart, with what Solr will not search for as words. */
export type ReadQuestion = ParsedQuery & {
  /** Terms of the courts for everyday words in it. */
  synonyms: readonly SynonymMatch[];
};

/** Longer queries are mostly pasted headings, which use the courts' terms already. */
const maxSynonymWords = 8;

/** Parses a query as Solr will see it: "art. 2043 c.c. AND" is only a reference. */
export function readQuestion(query: string, factsOff?: readonly FactKind[]): ReadQuestion {
  const parsed = parseQuery(query, { factsOff });
  const { references, plain, phrases } = parsed;
  const onlyReferences = parsed.onlyReferences || (references.length > 0 && questionWords(plain).text === '');
  const isLiteral = onlyReferences || phrases.length > 0 || countContentWords(plain) > maxSynonymWords;
  return { ...parsed, onlyReferences, synonyms: isLiteral ? [] : findSynonyms(plain) };
}

/** Nothing but what rulings are wanted was said: "sezioni unite 2023" is all of them, the latest first. */
export const isOnlyFacts = ({ facts, references, plain }: ParsedQuery): boolean =>
  facts.length > 0 && references.length === 0 && optionalTerms(plain) === '';

/** More articles than this in one question are searched as words only. */
const maxArticles = 10;
/** What can be looked up by key: rulings as keys, articles with their parts. */
export function namedIn({ references: found }: ParsedQuery) {
  const articles = found.filter((one) => one.kind === 'provision');
  return {
    rulings: [...new Set(found.filter((one) => one.kind === 'ruling').map((one) => one.key))],
    articles: articles
      .filter((one, i) => articles.findIndex(({ key }) => key === one.key) === i)
      .slice(0, maxArticles),
  };
}

/** The words to rank by: the name of a ruling is looked up as such, and its "corte", "sez." and number mean nothing else. */
export function wordsToRank({ references: found, rest, onlyReferences }: ParsedQuery): string {
  if (onlyReferences) return rest;
  return withoutSpans(
    rest,
    found.filter(({ kind }) => kind === 'ruling'),
  );
}

/** Whether an article has a suffix that may be wrong. */
const hasSuffix = (parsed: ParsedQuery): boolean =>
  namedIn(parsed).articles.some(({ key }) => wholeArticle(key) !== undefined);

/** The article without its suffix; undefined where it has none. */
export const wholeArticle = (key: string) => /^(.+:\d+)[a-z.][\w.]*$/.exec(key)?.[1];

/** Where a mode finds fewer, the next one is asked. */
export const fewHits = 5;
/**
 * Longer questions are whole sentences or pasted headings: hardly anything contains their quotes or all of their words.
 */
const maxWordsWanted = 5;

/**
 * What to ask, in turn. By relevance the rulings that contain every word come to the top by themselves, and to ask for
 * them alone would hide answers that say it otherwise; by date those that contain one word would come first.
 */
export function modesOf(
  { query, sort, factsOff }: Pick<SearchQuery, 'query' | 'sort' | 'factsOff'>,
  parsed = readQuestion(query, factsOff),
): [Mode, ...Mode[]] {
  const bound: [Mode, ...Mode[]] = sort === 'date' && !parsed.onlyReferences ? ['all', 'some'] : ['some'];
  if (!quotesMayGo(parsed)) return hasSuffix(parsed) ? [...bound, 'loose'] : bound;
  return countContentWords(parsed.rest) > maxWordsWanted ? ['loose'] : [...bound, 'loose'];
}

/** Quotes inside a sentence or a pasted heading bind only until too little is found. */
export const quotesMayGo = ({ rest, phrases }: ParsedQuery) =>
  phrases.length > 0 && countContentWords(rest) - countContentWords(phrases.join(' ')) >= 2;
