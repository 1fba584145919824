import type { ParsedQuery } from '@massima/law/parse-query';
import { provisionSpellings } from '@massima/law/provision-keys';
import type { Reference } from '@massima/law/types';
import { questionWords } from './question-words.ts';

const anyOf = '{!edismax qf=text pf="" pf2="" bq="" mm=1 v=$other_words}';

/**
 * What to mark in the texts. The words of a reference are marked only where they stand together: "art. 2043 c.c."
 * must not mark every "art." of a text. Otherwise the handler's default is right: all words of the question.
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
  return {
    hl: 'true',
    'hl.q': `{!bool should=$marked_references${others ? ' should=$marked_words' : ''}}`,
    marked_references: '{!lucene df=text v=$reference_phrases}',
    // labels are ours: numbers, abbreviations and names of places; a phrase may span a list ("artt. 1218 e 1223 c.c.")
    reference_phrases: [...new Set(references.flatMap(spellings).map(phrase))].join(' '),
    ...(others ? { marked_words: anyOf, other_words: others } : {}),
  };
}

const spellings = (one: Reference) => (one.kind === 'provision' ? provisionSpellings(one) : [one.label]);

function phrase(label: string): string {
  return `"${label.replace(/["\\]/g, ' ')}"~10`;
}
