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

/** Minimum length of the input, in characters. Shorter prefixes match half of the collection. */
const shortest = 2;

/**
 * Completes the input of the search field. Uses no query, and requires permission to search. The
 * suggested rulings open by their number, a limited number a day. Acts and past queries are
 * suggested even while Solr is unavailable.
 */
export async function suggest(
  deps: Deps,
  actor: Actor,
  input: z.infer<typeof suggestInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof suggestOutput>> {
  const { receipt } = await sendOut(deps, actor, { of: 'facts' });
  await consumeRateLimit(deps, `suggest:${actor.id}`, { limit: suggestionsPerMinute, windowSeconds: 60 });
  const trimmedInput = { ...input, q: input.q.trim() };
  if (trimmedInput.q.length < shortest)
    return { suggestions: [], provisions: [], acts: [], rulings: [], questions: [], receipt };
  const [{ suggestions, provisions, acts, rulings }, questions] = await Promise.all([
    complete(deps, trimmedInput, signal),
    suggestQuestions(deps, actor, trimmedInput),
  ]);
  const named = rulings.map(({ ruling_id }) => ruling_id);
  await rememberServed(deps.db, actor.id, named, deps.clock.now(), true);
  return { suggestions, provisions, acts, rulings, questions, receipt };
}
