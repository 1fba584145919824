import type { ParsedQuery } from '@massima/law/parse-query';
import { questionWords } from '../query/question-words.ts';

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
