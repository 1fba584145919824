import type { ParsedQuery } from '@massima/law/parse-query';
import type { EngineAnswer, EngineParameters } from './engine-answer.ts';
import { requiredTerms, questionWords } from '../query/question-words.ts';
import { namedIn, wordsToRank } from '../query/named-in.ts';

const holds = (words: string) => `{!edismax qf=$all_fields mm=100% pf="" pf2="" bq="" v=$${words}}`;

/**
 * Which hits contain everything that was typed: every word, an article in whatever spelling, the ruling named or a citation
 * of it, and the quotes; or the same in the courts' words; `isBehind`: of a synthesis its full text may. By relevance they are counted, so that the page can say how
 * many they are; by date nothing else is listed.
 */
export function everyWord(
  parsed: ParsedQuery,
  also: readonly string[],
  isBehind: boolean,
): Record<string, string> {
  const { rulings, articles } = namedIn(parsed);
  const isSaidOtherwise = also.length > 0 && parsed.references.length === 0;
  const filters = [
    ...parsed.phrases.map((_, i) => `filter=$bound${i}`),
    ...(rulings.length > 0 ? ['filter=$by_ruling'] : []),
  ].join(' ');
  return {
    every_word: `{!bool should=$every_typed${articles.length > 0 ? ' should=$every_besides' : ''}${isSaidOtherwise ? ' should=$every_also' : ''}${isBehind ? ' should=$behind' : ''} ${filters}}`,
    ...demanded('every_typed', 'words', questionWords(wordsToRank(parsed)).text),
    ...(isSaidOtherwise && { every_also: holds('also_words') }),
    ...(articles.length > 0 && {
      every_besides: '{!bool must=$every_plain filter=$by_article}',
      ...demanded('every_plain', 'plain_words', questionWords(parsed.plain).text),
    }),
    ...(rulings.length > 0 && { by_ruling: '{!bool should=$named should=$citing}' }),
  };
}

/**
 * How many of all hits contain it, where it was counted. What was not had nothing to count: references alone. Several shards leave out what
 * none of them has.
 */
export const countEveryWord = (
  { facet_counts: counts, response }: EngineAnswer,
  { every_word: counted }: EngineParameters,
): number => (counted === undefined ? response.numFound : (counts?.facet_queries?.['every_word'] ?? 0));

/** The clause that finds what contains all of a parameter's words, except those that are not required ("non"). */
function demanded(clause: string, parameter: string, words: string): Record<string, string> {
  const left = requiredTerms(words);
  if (left === words) return { [clause]: holds(parameter) };
  return { [clause]: holds(`demanded_${parameter}`), [`demanded_${parameter}`]: left };
}
