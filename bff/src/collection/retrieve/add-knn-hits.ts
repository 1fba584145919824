import { countOnlyQuery } from '../solr/count-only-query.ts';
import type { SearchQuery } from '../query/search-query.ts';
import type { EngineCall } from '../solr/engine-call.ts';
import type { HowToOrder } from './fetch-page.ts';
import { nearestBeside, weightWhereWordsSayLittle } from './meaning-recipe.ts';
import type { SimilarityScores, EmbeddedQuery } from './rerank-by-similarity.ts';
import type { SolrParameters } from '../solr/solr-parameters.ts';
import { searchHandler } from '../solr/handlers.ts';
import { nearestHits } from '../solr/page-queries.ts';

interface Nearest {
  /** That of the usual order, which stays in the other tab. */
  weight: number;
  withNearest: (ids: readonly string[]) => SolrParameters;
  meant: EmbeddedQuery;
  ids: readonly string[];
  likeness: SimilarityScores | undefined;
}

/** What is nearest, and holds one of the words. Undefined where that cannot be told. */
export async function addKnnHits(
  ask: EngineCall,
  { kind }: SearchQuery,
  { meant, weight, withNearest, ids, likeness }: Nearest,
): Promise<HowToOrder | undefined> {
  const near = await meant.nearest(nearestBeside);
  if (!near) return undefined;
  const parameters = withNearest([...near.keys()]);
  const isTheirs = kind === 'principle';
  const [counted, found] = await Promise.all([
    ask(searchHandler, countOnlyQuery(parameters)),
    isTheirs ? ask(searchHandler, nearestHits(parameters, [...near.keys()])) : undefined,
  ]);
  const known = new Set(ids);
  return {
    likeness: new Map([...near, ...(likeness ?? [])]),
    weight: isTheirs ? weightWhereWordsSayLittle : weight,
    added: found?.response.docs.filter(({ id }) => !known.has(id)) ?? [],
    instead: { parameters, counted },
  };
}
