import { suggestionsPerMinute } from '@massima/contract/constants';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { rememberServed } from '../../../models/served-rulings.ts';
import { consumeRateLimit } from '../../limits/index.ts';
import { sendOut } from '../../gate/index.ts';
import type { AskEngine, Suggestions, Typed } from './types.ts';
import { suggestActs } from './suggest-acts.ts';
import { suggestQuestions } from './suggest-questions.ts';
import { suggestRulings } from './suggest-rulings.ts';
import { suggestSubjects } from './suggest-subjects.ts';

/** Shorter beginnings fit half of the collection and help nobody. */
const shortest = 2;
/** Whoever types doesn't wait: what the engine has not said by then is left out. */
const patienceMs = 250;

/**
 * Completions of the text typed so far. Costs no query, and is for those who may search. Rulings open by their number, so many a
 * day. Acts and own questions also come while the
 * engine is away.
 */
export async function suggest(
  deps: Deps,
  actor: Actor,
  input: Typed,
  signal: AbortSignal,
): Promise<Suggestions> {
  const { receipt } = await sendOut(deps, actor, { of: 'facts' });
  await consumeRateLimit(deps, `suggest:${actor.id}`, { limit: suggestionsPerMinute, windowSeconds: 60 });
  const typed = { ...input, q: input.q.trim() };
  if (typed.q.length < shortest) return { suggestions: [], acts: [], rulings: [], questions: [], receipt };
  const ask = patient(deps, signal);
  const [suggestions, acts, rulings, questions] = await Promise.all([
    suggestSubjects(ask, typed),
    suggestActs(deps, ask, typed),
    suggestRulings(ask, typed),
    suggestQuestions(deps, actor, typed),
  ]);
  const named = rulings.map(({ ruling_id }) => ruling_id);
  await rememberServed(deps.db, actor.id, named, deps.clock.now(), true);
  return { suggestions, acts, rulings, questions, receipt };
}

/** We gave up, so this is no sign of an engine in trouble and must not count against it. */
function patient({ engine }: Pick<Deps, 'engine'>, signal: AbortSignal): AskEngine {
  const aside = engine.aside();
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
  return (handler, parameters) => aside.select(handler, parameters, inTime).catch(() => null);
}
