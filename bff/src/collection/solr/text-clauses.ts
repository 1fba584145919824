import { fold } from '@massima/law/fold';
import type { ParsedQuery } from '@massima/law/parse-query';
import { rewriteWithSynonyms } from '@massima/law/synonyms/find-synonyms';
import { plainWords, questionWords, requiredTerms } from '../query/question-words.ts';
import { namedIn, type ReadQuestion, wordsToRank } from '../query/read-question.ts';
import type { EngineAnswer, EngineParameters } from './engine-answer.ts';
import { should } from './reference-clauses.ts';

/**
 * What finds rulings by the words of their full texts. The fields are named by the handler (solrconfig.xml): where its configset has no
 * such name, as the one of an index that was made before, `qf` is the handler's own, and these clauses find nothing else than the others.
 */

/** The kinds of documents that a tab shows: with the syntheses the texts that have none. */
export const kindsOf = { principle: 'principle', verdict: 'verdict,text' } as const;

const ofTexts = '{!term f=kind}text';

/** A long text has a third of the words of any question somewhere: a few more must be there. */
const wordsOfText = '40%';

const plainly = (fields: string, mm: string, parameter: string) =>
  `{!edismax qf=$${fields} mm=${mm} pf="" pf2="" bq="" v=$${parameter}}`;

/**
 * A synthesis whose full text contains every word is a hit by that, too. It earns a fifth of what the words would earn in the synthesis, so
 * that it comes after those.
 */
export const behind = { behind: `{!boost b=0.2}${plainly('fields_behind', '100%', 'words')}` };

/** Of full texts those that contain enough of the words, or what the courts say instead. `also`: the clauses of that. */
export const enoughOfTexts = (also: readonly string[]): { fq: string } & EngineParameters => ({
  fq: enough,
  enough: `{!bool ${should(['of_short', 'of_text', ...also]).join(' ')}}`,
  of_short: '{!terms f=kind}principle,verdict',
  of_text: plainly('fields_of_texts', wordsOfText, 'words'),
});
const enough = '{!bool cache=false filter=$enough}';

/** Where only principles are asked for and nothing is counted, no field of full texts is looked up. */
export const withoutTexts = ({ fq = [], ...rest }: EngineParameters): EngineParameters => ({
  ...rest,
  fq: [fq].flat().filter((clause) => clause !== enough),
  all_fields: 'text',
  exact_in_texts: nothing,
  ...(rest['behind'] !== undefined && { behind: nothing }),
});
export const nothing = '{!lucene}-*:*';

/** What of a wording may stand in a full text, as the parser takes it. */
const inTextOf = (said: string): string => plainWords(said).text.replaceAll('*', ' ').trim();

/**
 * What contains a quoted wording, word for word. The configset of an older index has no name for the field in which full texts have that:
 * there they are not found by it.
 */
export function bound(phrase: string, i: number): EngineParameters {
  const text = inTextOf(phrase);
  // "il" has no word that is indexed: this parser leaves such a clause out, where `bool` fails on it
  const short = `{!lucene}+*:* +{!field f=text_exact v=$phrase${i}}`;
  if (text === '') return { [`bound${i}`]: short, [`phrase${i}`]: phrase };
  return {
    [`bound${i}`]: `{!bool should=$bound_short${i} should=$bound_text${i}}`,
    [`bound_short${i}`]: short,
    [`phrase${i}`]: phrase,
    [`bound_text${i}`]: `{!bool filter=$of_texts filter=$in_text${i}}`,
    of_texts: ofTexts,
    [`in_text${i}`]: plainly('quotes_of_texts', '100%', `quoted${i}`),
    [`quoted${i}`]: `"${text}"`,
  };
}

/** What must not be there: words in a row, or the beginning of one. */
export function without({ words: left }: ParsedQuery['excluded'][number], i: number): EngineParameters {
  const isBeginning = left.endsWith('*');
  // As the engine has words: the beginning of one is not analysed there.
  const words = isBeginning ? fold(left.slice(0, -1)) : left;
  const text = inTextOf(words);
  const short = `-{!${isBeginning ? 'prefix f=text_exact' : 'field f=text'} v=$without${i}}`;
  const inText = plainly(isBeginning ? 'exact_of_texts' : 'fields_of_texts', '100%', `left${i}`);
  return {
    fq: `{!lucene}+*:* ${short}${text === '' ? '' : ` -${inText}`}`,
    [`without${i}`]: words,
    ...(text !== '' && { [`left${i}`]: isBeginning ? `${text}*` : `"${text}"` }),
  };
}

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

/** A text that contains all of the courts' words is a hit too, scored by those words. */
const term = (i: number) => `{!edismax qf=$all_fields mm="100%" pf2="" bq="" v=$also_term${i}}`;

export interface SynonymClauses {
  /** The clauses that find them, one for each. */
  names: string[];
  /** All of their words, to be marked. */
  words: string;
  clauses: Record<string, string>;
}

/** What the courts call otherwise is also searched in their words, but never where a wording is quoted. */
export function synonymClauses(parsed: ReadQuestion): SynonymClauses | undefined {
  const found = parsed.synonyms;
  if (found.length === 0) return undefined;
  const names = found.map((_, i) => `also${i}`);
  return {
    names,
    words: found.map(({ terms }) => plainWords(terms).text).join(' '),
    clauses: {
      ...Object.fromEntries(names.map((name, i) => [name, term(i)])),
      ...Object.fromEntries(found.map(({ terms }, i) => [`also_term${i}`, plainWords(terms).text])),
      // the whole question, in their words
      also_words: plainWords(rewriteWithSynonyms(parsed.plain, found)).text,
    },
  };
}

const anyOf = '{!edismax qf=text pf="" pf2="" bq="" mm=1 v=$other_words}';

/**
 * What the engine is to mark in the texts: words. References are marked by `markReferences`, for their words occur in others too:
 * "art. 2043 c.c." must not mark every "art." of a text. Otherwise the handler's default is right: all words of the question.
 */
export function highlights(
  { references, rest, plain, onlyReferences }: ParsedQuery,
  also = '',
): Record<string, string> {
  if (references.length === 0)
    return also
      ? { hl: 'true', 'hl.q': anyOf, other_words: `${questionWords(rest).text} ${also}` }
      : { hl: 'true' };
  const others = onlyReferences ? '' : `${questionWords(plain).text} ${also}`.trim();
  return others ? { hl: 'true', 'hl.q': anyOf, other_words: others } : { hl: 'false' };
}
