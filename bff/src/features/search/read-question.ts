import { parseQuery, type ParsedQuery } from '@massima/law/parse-query';
import { questionWords } from './question-words.ts';

/** A question taken apart, as the engine will see it: "art. 2043 c.c. AND" is nothing but its reference. */
export function readQuestion(query: string): ParsedQuery {
  const parsed = parseQuery(query);
  const { references, plain, onlyReferences } = parsed;
  return {
    ...parsed,
    onlyReferences: onlyReferences || (references.length > 0 && questionWords(plain).text === ''),
  };
}
