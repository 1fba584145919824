import { countOnlyQuery } from '../solr/count-only-query.ts';
import { searchHandler } from '../solr/handlers.ts';
import { nearestHits } from '../solr/page-queries.ts';
import { solrQuery } from '../solr/solr-query.ts';
import type { Fetched } from './fetch-page.ts';
import { nearestBeside, weightWhereWordsSayLittle } from './meaning-recipe.ts';
import { bestIds, reranked, type Reranked } from './rerank-hits.ts';

/**
 * The hits of a weak match, and what is nearest in meaning among them, as far as it contains one of the words. In the order of the words
 * where that is not known.
 */
export async function addKnnHits(state: Fetched): Promise<Reranked> {
  // What was begun with the nearest continues with them; nothing is begun while others wait.
  if (state.isBusy && state.query.offset === 0) return reranked(state);
  return (await withNearest(state).catch(() => undefined)) ?? reranked(state);
}

async function withNearest(state: Fetched): Promise<Reranked | undefined> {
  const { ask, query, mode, parsed, scores } = state;
  const near = await (await state.embedded)?.nearest(nearestBeside);
  if (!near) return undefined;
  const nearest = [...near.keys()];
  const parameters = solrQuery({ ...query, mode, nearest }, parsed);
  // The other tab keeps its usual order.
  const isTheirs = query.kind === 'principle';
  const [counted, found] = await Promise.all([
    ask(searchHandler, countOnlyQuery(parameters)),
    isTheirs ? ask(searchHandler, nearestHits(parameters, nearest)) : undefined,
  ]);
  const known = new Set(bestIds(state));
  return reranked(state, {
    scores: new Map([...near, ...(scores ?? [])]),
    ...(isTheirs && { weight: weightWhereWordsSayLittle }),
    added: found?.response.docs.filter(({ id }) => !known.has(id)) ?? [],
    widened: { parameters, counted },
  });
}
