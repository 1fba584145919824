import type { CollectionDeps } from '../collection-deps.ts';
import { plainWords } from '../query/question-words.ts';
import { kindOf } from '../query/search-query.ts';
import { suggestHandler } from '../solr/calls.ts';
import { readFacet } from '../solr/engine-answer.ts';
import { subjectsBeginning } from '../solr/suggest-queries.ts';
import { readArticlesTyped, suggestActs, suggestArticles } from './suggest-provisions.ts';
import { suggestRulings } from './suggest-rulings.ts';
import type { PatientCall, Suggestions, Typed } from './types.ts';

/** A user who types doesn't wait: what the engine has not said by then is left out. */
const patienceMs = 250;

/** Completions of the text typed so far. Acts come also while the engine is down. */
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

/** We gave up, so this is no sign of an engine in trouble and must not count against it. */
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
 * Subject headings of the collection that contain the words typed so far, the last of them as a beginning; the most used first.
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
