import { fold } from '@massima/law/fold';
import type { ParsedQuery } from '@massima/law/parse-query';
import { rewriteWithSynonyms } from '@massima/law/synonyms/find-synonyms';
import { plainWords, questionWords, requiredTerms } from '../query/question-words.ts';
import { namedIn, type ReadQuestion, wordsToRank } from '../query/read-question.ts';
import type { EngineAnswer, EngineParameters } from './engine-answer.ts';
import { should } from './reference-clauses.ts';

/**
 * Clauses for full texts. The handler (solrconfig.xml) names their fields. If the configset of an
 * older index lacks the names, the handler's default fields apply and the clauses match nothing
 * more.
 */

/** Document kinds of each tab. The verdict tab includes full texts of rulings without syntheses. */
export const kindsOf = { principle: 'principle', verdict: 'verdict,text' } as const;

const ofTexts = '{!term f=kind}text';

/**
 * Minimum share of terms in a full text. A long text contains a third of the terms of any query by
 * chance.
 */
const wordsOfText = '40%';

const plainly = (fields: string, mm: string, parameter: string) =>
  `{!edismax qf=$${fields} mm=${mm} pf="" pf2="" bq="" v=$${parameter}}`;

/**
 * A synthesis is also a hit if its full text contains every term. The low boost ranks it after
 * syntheses that contain the terms themselves.
 */
export const lowFieldsClause = { behind: `{!boost b=0.2}${plainly('fields_behind', '100%', 'words')}` };

/**
 * Requires that full texts contain enough terms or a synonym.
 *
 * @param also names of the synonym clauses
 */
export const enoughOfTexts = (also: readonly string[]): { fq: string } & EngineParameters => ({
  fq: minimumMatch,
  enough: `{!bool ${should(['of_short', 'of_text', ...also]).join(' ')}}`,
  of_short: '{!terms f=kind}principle,verdict',
  of_text: plainly('fields_of_texts', wordsOfText, 'words'),
});
const minimumMatch = '{!bool cache=false filter=$enough}';

/** Excludes full texts from a query for principles that counts nothing. */
export const withoutTexts = ({ fq = [], ...rest }: EngineParameters): EngineParameters => ({
  ...rest,
  fq: [fq].flat().filter((clause) => clause !== minimumMatch),
  all_fields: 'text',
  exact_in_texts: nothing,
  ...(rest['behind'] !== undefined && { behind: nothing }),
});
export const nothing = '{!lucene}-*:*';

/** Returns a phrase as the parser of full texts accepts it. */
const inTextOf = (phrase: string): string => plainWords(phrase).text.replaceAll('*', ' ').trim();

/**
 * Requires a quoted phrase verbatim. In an older index, whose configset lacks the field, full texts
 * do not match.
 */
export function bound(phrase: string, i: number): EngineParameters {
  const text = inTextOf(phrase);
  // "il" has no indexed word: this parser drops such a clause, while `bool` fails on it
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

/** Excludes a phrase or a prefix. */
export function without({ words: left }: ParsedQuery['excluded'][number], i: number): EngineParameters {
  const isPrefix = left.endsWith('*');
  // Prefixes are not analysed, so they are folded here.
  const terms = isPrefix ? fold(left.slice(0, -1)) : left;
  const text = inTextOf(terms);
  const short = `-{!${isPrefix ? 'prefix f=text_exact' : 'field f=text'} v=$without${i}}`;
  const inText = plainly(isPrefix ? 'exact_of_texts' : 'fields_of_texts', '100%', `left${i}`);
  return {
    fq: `{!lucene}+*:* ${short}${text === '' ? '' : ` -${inText}`}`,
    [`without${i}`]: terms,
    ...(text !== '' && { [`left${i}`]: isPrefix ? `${text}*` : `"${text}"` }),
  };
}

const containsAll = (parameter: string) =>
  `{!edismax qf=$all_fields mm=100% pf="" pf2="" bq="" v=$${parameter}}`;

/**
 * Builds the clause for documents that match the whole query: every term or its synonyms, articles
 * in any spelling, the named or a citing ruling, and the phrases. It counts results by relevance
 * and filters results by date.
 *
 * @param isBehind whether a synthesis may match by its full text
 */
export function everyWord(
  parsed: ParsedQuery,
  also: readonly string[],
  isBehind: boolean,
): Record<string, string> {
  const { rulings, articles } = namedIn(parsed);
  const hasSynonyms = also.length > 0 && parsed.references.length === 0;
  const filters = [
    ...parsed.phrases.map((_, i) => `filter=$bound${i}`),
    ...(rulings.length > 0 ? ['filter=$by_ruling'] : []),
  ].join(' ');
  return {
    every_word: `{!bool should=$every_typed${articles.length > 0 ? ' should=$every_besides' : ''}${hasSynonyms ? ' should=$every_also' : ''}${isBehind ? ' should=$behind' : ''} ${filters}}`,
    ...demanded('every_typed', 'words', questionWords(wordsToRank(parsed)).text),
    ...(hasSynonyms && { every_also: containsAll('also_words') }),
    ...(articles.length > 0 && {
      every_besides: '{!bool must=$every_plain filter=$by_article}',
      ...demanded('every_plain', 'plain_words', questionWords(parsed.plain).text),
    }),
    ...(rulings.length > 0 && { by_ruling: '{!bool should=$named should=$citing}' }),
  };
}

/**
 * Returns the number of results that match the whole query. If nothing was counted, the query is
 * only references and all results match. With several shards a count of 0 is omitted.
 */
export const countEveryWord = (
  { facet_counts: counts, response }: EngineAnswer,
  { every_word: counted }: EngineParameters,
): number => (counted === undefined ? response.numFound : (counts?.facet_queries?.['every_word'] ?? 0));

/** Builds the clause for documents with all required terms of a parameter. */
function demanded(clause: string, parameter: string, text: string): Record<string, string> {
  const left = requiredTerms(text);
  if (left === text) return { [clause]: containsAll(parameter) };
  return { [clause]: containsAll(`demanded_${parameter}`), [`demanded_${parameter}`]: left };
}

/** A document with all words of the synonym is a hit, scored by these words. */
const term = (i: number) => `{!edismax qf=$all_fields mm="100%" pf2="" bq="" v=$also_term${i}}`;

export interface SynonymClauses {
  /** Clause names, one per synonym. */
  names: string[];
  /** All words, for highlighting. */
  words: string;
  clauses: Record<string, string>;
}

/** Builds the clauses for the synonyms of a query; undefined if it has none. */
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
      // the whole query with its synonyms substituted
      also_words: plainWords(rewriteWithSynonyms(parsed.plain, found)).text,
    },
  };
}

const anyOf = '{!edismax qf=text pf="" pf2="" bq="" mm=1 v=$other_words}';

/**
 * Returns the parameters for highlighting.
 *
 * References are highlighted by `markReferences`, because "art. 2043 c.c." must not highlight every
 * "art." of a text. Without references the handler highlights all terms by default.
 */
export function highlights(
  { references, rest, plain, onlyReferences }: ParsedQuery,
  also = '',
): Record<string, string> {
  if (references.length === 0)
    return also
      ? { hl: 'true', 'hl.q': anyOf, other_words: `${questionWords(rest).text} ${also}` }
      : { hl: 'true' };
  const allTerms = onlyReferences ? '' : `${questionWords(plain).text} ${also}`.trim();
  return allTerms ? { hl: 'true', 'hl.q': anyOf, other_words: allTerms } : { hl: 'false' };
}
