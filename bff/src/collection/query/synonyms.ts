import type { ParsedQuery } from '@massima/law/parse-query';
import { findSynonyms } from '@massima/law/synonyms/find-synonyms';
import { countContentWords } from './question-words.ts';

/** Longer ones are mostly pasted headings, which are in the courts' words already. */
const maxMeaningfulWords = 8;

const lookUp = ({ plain, phrases, onlyReferences }: ParsedQuery) =>
  onlyReferences || phrases.length > 0 || countContentWords(plain) > maxMeaningfulWords
    ? []
    : findSynonyms(plain);

/** Looked up once for each question: the query needs it, and so does the list of what was also searched. */
const known = new WeakMap<ParsedQuery, ReturnType<typeof lookUp>>();

export function synonymsFor(parsed: ParsedQuery): ReturnType<typeof lookUp> {
  const found = known.get(parsed) ?? lookUp(parsed);
  known.set(parsed, found);
  return found;
}
