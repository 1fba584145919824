import type { ParsedQuery } from '@massima/law/parse-query';
import type { SearchQuery } from '../query/search-query.ts';
import { countContentWords, questionWords } from '../query/question-words.ts';

/**
 * How much of the order is what a principle means, and the rest what words it contains: 0 leaves the words alone. The weights and what
 * each wins on the sets of questions: docs/relevance.md, "Meaning".
 */
export const weightOfMeaning = 0.4;
/** Next to a reference the words say more: at the full weight the very article of a heading falls behind similar ones. */
const weightBesideReference = 0.2;
/** With fewer there is hardly a meaning to go by: "danno biologico" is a term, and anyone who types it wants it. */
const fewestWords = 3;

/**
 * Where words say little: no hit of the first `firstRead` contains more than half of the question's words, nor all of the courts' words
 * for them (`weak-match.ts`). There the nearest in meaning are hits too, and weigh more. Of thirty questions in users' own words that
 * may be tuned on it brings 17 an answer on the first page instead of 14; in the courts' own words hardly any question is one of these.
 */
export const firstRead = 10;
export const nearestBeside = 60;
export const weightWhereWordsSayLittle = 0.7;

/** Of the full texts that the words find, so many are compared by what their passages mean: 20, 100 and 200 rank alike. */
export const textsCompared = 50;

/** Whether the question was nothing but words, so that they may turn out to say little. */
export const isOfWordsAlone = (weight: number): boolean => weight === weightOfMeaning;

/** Where the order is that of the words: each of these asks for a word, a wording or a ruling, and not for what is meant. */
export function meaningWeight(
  { sort, wordsOnly }: Pick<SearchQuery, 'query' | 'sort' | 'wordsOnly'>,
  { references, onlyReferences, phrases, excluded, plain }: ParsedQuery,
): number {
  if (wordsOnly || sort === 'date' || onlyReferences) return 0;
  if (references.some(({ kind }) => kind === 'ruling')) return 0;
  if (phrases.length > 0 || excluded.length > 0) return 0;
  if (countContentWords(questionWords(plain).text) < fewestWords) return 0;
  return references.length > 0 ? weightBesideReference : weightOfMeaning;
}
