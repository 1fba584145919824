import type { Around } from '@massima/contract/around';
import type { SelectedType } from '@massima/contract/search';
import type { CollectionDeps } from '../collection-deps.ts';
import { optionalTerms } from '../query/question-words.ts';
import { readQuestion } from '../query/read-question.ts';
import { kindOf } from '../query/search-query.ts';
import { toFilters } from '../query/to-query.ts';
import type { EngineCall } from '../solr/engine-call.ts';
import { countHits } from './count-hits.ts';
import { nearestSubjects } from './nearest-subjects.ts';
import { alternativeQueries } from './alternative-queries.ts';
import { citingRulings } from './citing-rulings.ts';
import type { Asked, Count } from './types.ts';

const nothing: Around = { total: null, instead: [], citing: { total: 0, list: [] } };
/** No one waits for it: the results are there already. */
const patienceMs = 2000;

/** How many results the other tab has and, where nothing was found, what can be asked instead. Shows no result. */
export async function related(
  deps: Pick<CollectionDeps, 'engine' | 'meaning'>,
  asked: Asked,
  signal: AbortSignal,
): Promise<Around> {
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
    // Anyone who named a ruling or an article wants that one, not what resembles its name: the words around it say what is meant.
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
  return { total, instead: others, citing };
}
