import type { ParsedQuery } from '@massima/law/parse-query';
import { isOnlyFacts } from '../query/read-question.ts';
import type { Mode, SearchQuery } from '../query/search-query.ts';
import type { EngineCall } from '../solr/engine-call.ts';
import type { EngineParameters } from '../solr/engine-answer.ts';
import { solrQuery } from '../solr/solr-query.ts';
import { meaningWeight } from './meaning-recipe.ts';
import type { EmbeddedQuery } from './rerank-by-similarity.ts';

/** What a page is retrieved by. Each step of the pipeline (retrieve-page.ts) takes the state of the one before and adds to it. */
export interface Plan {
  ask: EngineCall;
  query: SearchQuery;
  parsed: ParsedQuery;
  /** The present one. */
  year: number;
  /** The engine has no processor to spare: ranked and counted in one call, which takes longer and costs less. */
  isBusy: boolean;
  /**
   * Whether the best hits are reranked; by date, and where a ruling is named or nothing but an article, the engine's order is kept.
   */
  isRanked: boolean;
  /** How much of the order is what the query means; 0 where its words alone rank. */
  weight: number;
  /** Undefined, or a promise of that, where it is not known what it means. It never fails. */
  embedded: Promise<EmbeddedQuery | undefined> | undefined;
}

/** A plan with what is sent in one mode. */
export interface ModePlan extends Plan {
  mode: Mode;
  parameters: EngineParameters;
}

export interface PlanOptions {
  isBusy?: boolean;
  /** Works out what a query means, while its words are searched for; undefined where nothing can. */
  embed?: ((query: string) => Promise<EmbeddedQuery | undefined>) | undefined;
  /** Another weight than the recipe's, to see what it would win. */
  weight?: number | undefined;
}

export function makePlan(
  ask: EngineCall,
  query: SearchQuery,
  parsed: ParsedQuery,
  year: number,
  { isBusy = false, embed, weight: tried }: PlanOptions,
): Plan {
  const isRanked = needsRanking(query, parsed);
  const usual = embed && isRanked ? meaningWeight(query, parsed) : 0;
  const weight = usual > 0 ? (tried ?? usual) : 0;
  const embedded = weight > 0 ? embed?.(query.query).catch(() => undefined) : undefined;
  return { ask, query, parsed, year, isBusy, isRanked, weight, embedded };
}

export const inMode = (plan: Plan, mode: Mode): ModePlan => ({
  ...plan,
  mode,
  parameters: solrQuery({ ...plan.query, mode }, plan.parsed),
});

function needsRanking({ sort }: SearchQuery, parsed: ParsedQuery): boolean {
  const { references, onlyReferences } = parsed;
  return (
    sort !== 'date' &&
    !onlyReferences &&
    !isOnlyFacts(parsed) &&
    !references.some(({ kind }) => kind === 'ruling')
  );
}
