import { fold } from '@massima/law/fold';
import type { ParsedQuery } from '@massima/law/parse-query';
import { plainWords } from '../query/question-words.ts';
import type { EngineParameters } from './engine-answer.ts';
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
