import { parseQuery, type ParsedQuery } from '@massima/law/parse-query';
import type { FactKind } from '@massima/contract/search';
import { optionalTerms, questionWords } from './question-words.ts';

/** A question taken apart, as the engine will see it: "art. 2043 c.c. AND" is nothing but its reference. */
export function readQuestion(query: string, factsOff?: readonly FactKind[]): ParsedQuery {
  const parsed = parseQuery(query, { factsOff });
  const { references, plain, onlyReferences } = parsed;
  return {
    ...parsed,
    onlyReferences: onlyReferences || (references.length > 0 && questionWords(plain).text === ''),
  };
}

/** Nothing but what rulings are wanted was said: "sezioni unite 2023" is all of them, the latest first. */
export const isOnlyFacts = ({ facts, references, plain }: ParsedQuery): boolean =>
  facts.length > 0 && references.length === 0 && optionalTerms(plain) === '';
