import { searchesPerMinute } from '@massima/contract/constants';
import type { Around, aroundOutput } from '@massima/contract/around';
import type { z } from 'zod';
import type { SelectedType } from '@massima/contract/search';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { wasAsked } from '../../../models/open-questions.ts';
import { consumeRateLimit } from '../../limits/index.ts';
import {
  type EngineCall,
  countHits,
  kindOf,
  optionalTerms,
  nearestSubjects,
  readQuestion,
  toFilters,
} from '../../../collection/index.ts';
import { openSince, questionKey, sendOut } from '../../gate/index.ts';
import type { Asked, Count } from './types.ts';
import { citingRulings } from './citing-rulings.ts';
import { alternativeQueries } from './alternative-queries.ts';

const nothing: Around = { total: null, instead: [], citing: { total: 0, list: [] } };
/** Nobody waits for it: the results stand there already. */
const patienceMs = 2000;

/**
 * What stands around an answer: how many results the other tab has and, where nothing was found, what can be asked instead. Costs no query
 * and shows no result; answered only for a question that the account asked within the last half hour, so that nobody counts hits for free.
 */
export async function searchAround(
  deps: Deps,
  actor: Actor,
  asked: Asked,
  signal: AbortSignal,
): Promise<z.infer<typeof aroundOutput>> {
  const now = deps.clock.now();
  const { receipt } = await sendOut(deps, actor, { of: 'facts' });
  await consumeRateLimit(deps, `around:${actor.id}`, { limit: searchesPerMinute, windowSeconds: 60 });
  if (!(await wasAsked(deps.db, actor.id, questionKey(asked.query), openSince(now))))
    return { ...nothing, receipt };
  const engine = deps.engine.aside();
  const ask: EngineCall = (handler, parameters) => engine.select(handler, parameters, signal, patienceMs);
  const inTab = (query: string, type: SelectedType) => ({
    query,
    kind: kindOf(type),
    asTyped: asked.as_typed,
  });
  const count: Count = (query, type) => countHits(ask, inTab(query, type));
  const parsed = readQuestion(asked.query, asked.facts_off);
  const other = asked.selectedType === 'sentenza' ? 'massima' : 'sentenza';
  async function instead() {
    // Whoever named a ruling or an article wants that one, and not what is like its name: what stands around it says what is meant.
    const meant = parsed.references.length === 0 ? asked.query : parsed.plain;
    const isMeant = optionalTerms(meant) !== '';
    const nearest = isMeant ? await nearestSubjects(deps, ask, meant).catch(() => []) : [];
    return alternativeQueries(ask, count, asked, parsed, nearest);
  }
  const [total, others, citing] = await Promise.all([
    countHits(ask, { ...inTab(asked.query, other), ...toFilters(asked) }),
    asked.nothing_found || asked.few_words ? instead() : nothing.instead,
    asked.nothing_found ? citingRulings(ask, parsed) : nothing.citing,
  ]);
  return { total, instead: others, citing, receipt };
}
