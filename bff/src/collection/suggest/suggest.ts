import type { CollectionDeps } from '../collection-deps.ts';
import { plainWords } from '../query/question-words.ts';
import { kindOf } from '../query/search-query.ts';
import { suggestHandler } from '../solr/calls.ts';
import { readFacet } from '../solr/engine-answer.ts';
import { subjectsBeginning } from '../solr/suggest-queries.ts';
import { readArticlesTyped, suggestActs, suggestArticles } from './suggest-provisions.ts';
import { suggestRulings } from './suggest-rulings.ts';
import type { PatientCall, Suggestions, Typed } from './types.ts';

/** Suggestions that take longer are omitted. */
const patienceMs = 250;

/** Completes the typed text. Acts are suggested even if Solr is unavailable. */
export async function suggest(
  deps: Pick<CollectionDeps, 'engine' | 'config'>,
  typed: Typed,
  signal: AbortSignal,
): Promise<Suggestions> {
  const ask = patient(deps, signal);
  const articles = readArticlesTyped(typed.q);
  const [suggestions, provisions, acts, rulings] = await Promise.all([
    suggestSubjects(ask, typed),
    suggestArticles(ask, typed, articles),
    suggestActs(deps, ask, typed, articles),
    suggestRulings(ask, typed),
  ]);
  return { suggestions, provisions, acts, rulings };
}

/** Not passed as a timeout: giving up early must not count as a failure of Solr. */
function patient({ engine }: Pick<CollectionDeps, 'engine'>, signal: AbortSignal): PatientCall {
  const aside = engine.aside();
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
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
async function suggestSubjects(ask: PatientCall, { q, selectedType }: Typed): Promise<string[]> {
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
