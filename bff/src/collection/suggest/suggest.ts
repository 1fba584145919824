import type { CollectionDeps } from '../collection-deps.ts';
import { plainWords } from '../query/question-words.ts';
import { kindOf } from '../query/search-query.ts';
import { suggestHandler } from '../solr/calls.ts';
import { readFacet } from '../solr/engine-answer.ts';
import { subjectCompletions } from '../solr/suggest-queries.ts';
import { readArticleInput, suggestActs, suggestArticles } from './suggest-provisions.ts';
import { suggestRulings } from './suggest-rulings.ts';
import type { PatientCall, Suggestions, SuggestInput } from './types.ts';

/** Suggestions that take longer are omitted. */
const timeoutMs = 250;

/** Completes the typed text. Acts are suggested even if Solr is unavailable. */
export async function suggest(
  deps: Pick<CollectionDeps, 'engine' | 'config'>,
  input: SuggestInput,
  signal: AbortSignal,
): Promise<Suggestions> {
  const select = patient(deps, signal);
  const articles = readArticleInput(input.q);
  const [suggestions, provisions, acts, rulings] = await Promise.all([
    suggestSubjects(select, input),
    suggestArticles(select, input, articles),
    suggestActs(deps, select, input, articles),
    suggestRulings(select, input),
  ]);
  return { suggestions, provisions, acts, rulings };
}

/** Not passed as a timeout: giving up early must not count as a failure of Solr. */
function patient({ engine }: Pick<CollectionDeps, 'engine'>, signal: AbortSignal): PatientCall {
  const aside = engine.aside();
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  return (handler, parameters) => aside.select(handler, parameters, inTime).catch(() => null);
}

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
 * Suggests subject headings that contain the typed words, of which the last is a prefix; most used
 * first.
 */
async function suggestSubjects(select: PatientCall, { q, selectedType }: SuggestInput): Promise<string[]> {
  const tokens = wordsOf(plainWords(q).text);
  const prefix = tokens.at(-1) ?? '';
  if (prefix.length < shortest || tokens.length > maxWords) return [];
  const completeWords = tokens.slice(0, -1);
  const response = await select(
    suggestHandler,
    subjectCompletions(completeWords, prefix, kindOf(selectedType)),
  );
  const fits = (subject: string) => {
    const subjectWords = wordsOf(subject);
    return tokens.every((token) => subjectWords.some((word) => word.startsWith(token)));
  };
  return readFacet(response?.facet_counts?.facet_fields?.['descriptors'])
    .map(({ value }) => value)
    .filter((subject) => subject.length <= longest && fits(subject))
    .slice(0, most);
}
