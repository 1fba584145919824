import type { CollectionDeps } from '../collection-deps.ts';
import { readArticlesTyped } from './read-articles-typed.ts';
import { suggestActs } from './suggest-acts.ts';
import { suggestArticles } from './suggest-articles.ts';
import { suggestRulings } from './suggest-rulings.ts';
import { suggestSubjects } from './suggest-subjects.ts';
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
