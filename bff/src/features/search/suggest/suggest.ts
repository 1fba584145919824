import type { z } from 'zod';
import { suggestionsPerMinute } from '@massima/contract/constants';
import type { suggestInput, suggestOutput } from '@massima/contract/suggestions';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { rememberServed } from '../../../models/served-rulings.ts';
import { consumeRateLimit } from '../../limits/index.ts';
import { sendOut } from '../../gate/index.ts';
import { suggest as complete } from '../../../collection/index.ts';
import { suggestQuestions } from './suggest-questions.ts';

/** Shorter beginnings fit half of the collection and help no one. */
const shortest = 2;

/**
 * Completions of the text typed so far. Costs no query, and is for those who may search. Rulings open by their number, a
 * limited number a day. Acts and own questions also come while the engine is down.
 */
export async function suggest(
  deps: Deps,
  actor: Actor,
  input: z.infer<typeof suggestInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof suggestOutput>> {
  const { receipt } = await sendOut(deps, actor, { of: 'facts' });
  await consumeRateLimit(deps, `suggest:${actor.id}`, { limit: suggestionsPerMinute, windowSeconds: 60 });
  const typed = { ...input, q: input.q.trim() };
  if (typed.q.length < shortest)
    return { suggestions: [], provisions: [], acts: [], rulings: [], questions: [], receipt };
  const [{ suggestions, provisions, acts, rulings }, questions] = await Promise.all([
    complete(deps, typed, signal),
    suggestQuestions(deps, actor, typed),
  ]);
  const named = rulings.map(({ ruling_id }) => ruling_id);
  await rememberServed(deps.db, actor.id, named, deps.clock.now(), true);
  return { suggestions, provisions, acts, rulings, questions, receipt };
}
