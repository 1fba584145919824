import type { FactKind } from '@massima/contract/search';
import { type ParsedQuery, parseQuery, withoutSpans } from '@massima/law/parse-query';
import { findSynonyms, type SynonymMatch } from '@massima/law/synonyms/find-synonyms';
import { countContentWords, optionalTerms, questionWords } from './question-words.ts';
import type { Mode, SearchQuery } from './search-query.ts';

/** A parsed query with its synonyms. */
export type ReadQuestion = ParsedQuery & {
  /** The courts' terms for everyday words of the query. */
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

/**
 * Returns whether the query only names the rulings: "sezioni unite 2023" lists all its rulings,
 * latest first.
 */
export const isOnlyFacts = ({ facts, references, plain }: ParsedQuery): boolean =>
  facts.length > 0 && references.length === 0 && optionalTerms(plain) === '';

/** Further articles of a query are searched as words. */
const maxArticles = 10;
/** Returns the references with a key: distinct ruling keys, and articles with their parts. */
export function namedIn({ references: found }: ParsedQuery) {
  const articles = found.filter((reference) => reference.kind === 'provision');
  return {
    rulings: [
      ...new Set(found.filter((reference) => reference.kind === 'ruling').map((reference) => reference.key)),
    ],
    articles: articles
      .filter((reference, i) => articles.findIndex(({ key }) => key === reference.key) === i)
      .slice(0, maxArticles),
  };
}

/**
 * Returns the words for ranking, without ruling references. The words "corte", "sez." and the
 * number do not describe the content.
 */
export function wordsToRank({ references: found, rest, onlyReferences }: ParsedQuery): string {
  if (onlyReferences) return rest;
  return withoutSpans(
    rest,
    found.filter(({ kind }) => kind === 'ruling'),
  );
}

/** Whether an article has a suffix that may be mistyped. */
const hasSuffix = (parsed: ParsedQuery): boolean =>
  namedIn(parsed).articles.some(({ key }) => wholeArticle(key) !== undefined);

/** Returns the article without its suffix; undefined if it has none. */
export const wholeArticle = (key: string) => /^(.+:\d+)[a-z.][\w.]*$/.exec(key)?.[1];

/** If a mode finds fewer, the next mode is tried. */
export const fewHits = 5;
/**
 * Longer queries are sentences or pasted headings. Hardly any document contains all their terms or
 * their phrases.
 */
const maxWordsWanted = 5;

/**
 * Returns the modes to try in order.
 *
 * Documents with every term rank first by relevance anyway. Sorted by date, documents with a single
 * term would come first, so every term is required.
 */
export function modesOf(
  { query, sort, factsOff }: Pick<SearchQuery, 'query' | 'sort' | 'factsOff'>,
  parsed = readQuestion(query, factsOff),
): [Mode, ...Mode[]] {
  const bound: [Mode, ...Mode[]] = sort === 'date' && !parsed.onlyReferences ? ['all', 'some'] : ['some'];
  if (!canRelaxPhrases(parsed)) return hasSuffix(parsed) ? [...bound, 'loose'] : bound;
  return countContentWords(parsed.rest) > maxWordsWanted ? ['loose'] : [...bound, 'loose'];
}

/**
 * Whether phrases may be relaxed: in a sentence or a pasted heading they are required only while
 * enough results remain.
 */
export const canRelaxPhrases = ({ rest, phrases }: ParsedQuery) =>
  phrases.length > 0 && countContentWords(rest) - countContentWords(phrases.join(' ')) >= 2;
