import { plainWords } from '../query/question-words.ts';
import type { EngineAnswer, EngineParameters } from './engine-answer.ts';

export interface WordCounts {
  /** How many results the collection has. */
  all: number;
  /** How many contain each word, in its forms; all of them for a word that the engine doesn't index ("il"). */
  words: number[];
  /** How many contain all words of each term. */
  terms: number[];
}

/**
 * How many results, of all kinds, contain each of these words, and all words of each of these terms. This parser leaves out a clause that
 * has no word, so that a stop word is told from one that no text contains.
 */
export const wordCountsQuery = (words: readonly string[], terms: readonly string[]): EngineParameters => ({
  q: '{!terms f=kind}principle,verdict,text',
  rows: '0',
  hl: 'false',
  facet: 'true',
  'facet.query': [
    ...words.map((_, i) => `{!lucene key=word${i}}+*:* +{!field f=text v=$word${i}}`),
    // and full texts, where the word is one that is indexed
    ...words.map(
      (_, i) => `{!edismax key=in_texts${i} qf=$fields_of_texts mm=100% pf="" pf2="" bq="" v=$word${i}}`,
    ),
    ...terms.map((_, i) => `{!edismax key=term${i} qf=$all_fields mm=100% pf="" pf2="" bq="" v=$term${i}}`),
  ],
  ...Object.fromEntries(words.map((word, i) => [`word${i}`, word])),
  ...Object.fromEntries(terms.map((term, i) => [`term${i}`, plainWords(term).text])),
});

/** Several shards leave out what none of them has. */
export function readWordCounts(
  { response, facet_counts: counts }: EngineAnswer,
  words: readonly string[],
  terms: readonly string[],
): WordCounts {
  const countOf = (key: string) => counts?.facet_queries?.[key] ?? 0;
  return {
    all: response.numFound,
    words: words.map((_, i) => countOf(`word${i}`) + countOf(`in_texts${i}`)),
    terms: terms.map((_, i) => countOf(`term${i}`)),
  };
}
