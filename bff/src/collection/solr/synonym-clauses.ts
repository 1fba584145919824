import type { ParsedQuery } from '@massima/law/parse-query';
import { plainWords } from '../query/question-words.ts';
import { synonymsFor } from '../query/synonyms.ts';
import { rewriteWithSynonyms } from '@massima/law/synonyms/find-synonyms';

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
export function synonymClauses(parsed: ParsedQuery): SynonymClauses | undefined {
  const found = synonymsFor(parsed);
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
