import { plainWords } from '../query/question-words.ts';
import { kindOf } from '../query/search-query.ts';
import { readFacet } from '../solr/engine-answer.ts';
import { suggestHandler } from '../solr/handlers.ts';
import { subjectsBeginning } from '../solr/suggest-queries.ts';
import type { PatientCall, Typed } from './types.ts';

const most = 8;
const shortest = 2;
const maxWords = 12;
const longest = 120;

const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Subject headings of the collection that contain the words typed so far, the last of them as a beginning; the most used first.
 */
export async function suggestSubjects(ask: PatientCall, { q, selectedType }: Typed): Promise<string[]> {
  const typed = wordsOf(plainWords(q).text);
  const begun = typed.at(-1) ?? '';
  if (begun.length < shortest || typed.length > maxWords) return [];
  const whole = typed.slice(0, -1);
  const answer = await ask(suggestHandler, subjectsBeginning(whole, begun, kindOf(selectedType)));
  const fits = (subject: string) => {
    const words = wordsOf(subject);
    return typed.every((one) => words.some((word) => word.startsWith(one)));
  };
  return readFacet(answer?.facet_counts?.facet_fields?.['descriptors'])
    .map(({ value }) => value)
    .filter((subject) => subject.length <= longest && fits(subject))
    .slice(0, most);
}
