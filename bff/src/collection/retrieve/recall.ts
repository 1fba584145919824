import { isOnlyFacts, type ReadQuestion } from '../query/read-question.ts';
import type { Mode, SearchQuery } from '../query/search-query.ts';
import { type EngineCall, pageFields, rankedFields, searchHandler } from '../solr/calls.ts';
import type { EngineAnswer, EngineDoc, EngineParameters } from '../solr/engine-answer.ts';
import { countOnlyQuery, forBest, withoutCounts } from '../solr/page-queries.ts';
import { solrQuery } from '../solr/solr-query.ts';
import { withoutTexts } from '../solr/text-clauses.ts';
import { meaningWeight } from './embedded-query.ts';
import { type EmbeddedQuery, rankedRows } from './rerank.ts';

/**
 * Inputs of a search. Each step of the pipeline (retrieve-page.ts) extends the state of the step
 * before.
 */
export interface Plan {
  select: EngineCall;
  query: SearchQuery;
  parsed: ReadQuestion;
  /** Current year. */
  year: number;
  /**
   * Whether Solr is busy. Then hits and counts come from one request, which is slower but cheaper.
   */
  isBusy: boolean;
  /**
   * Whether the best hits are reranked. Sorting by date and queries that name a ruling or only an
   * article keep Solr's order.
   */
  isRanked: boolean;
  /** Weight of the similarity; 0 for ranking by words only. */
  weight: number;
  /** Never rejects. Undefined, or resolves to undefined, without an embedding. */
  embedded: Promise<EmbeddedQuery | undefined> | undefined;
}

export interface ModePlan extends Plan {
  mode: Mode;
  parameters: EngineParameters;
}

export interface PlanOptions {
  isBusy?: boolean;
  /** Embeds the query while its terms are searched. */
  embed?: ((query: string) => Promise<EmbeddedQuery | undefined>) | undefined;
  /** Overrides the weight, for benches. */
  weight?: number | undefined;
}

export function makePlan(
  select: EngineCall,
  query: SearchQuery,
  parsed: ReadQuestion,
  year: number,
  { isBusy = false, embed, weight: requestedWeight }: PlanOptions,
): Plan {
  const isRanked = needsRanking(query, parsed);
  const usual = embed && isRanked ? meaningWeight(query, parsed) : 0;
  const weight = usual > 0 ? (requestedWeight ?? usual) : 0;
  const embedded = weight > 0 ? embed?.(query.query).catch(() => undefined) : undefined;
  return { select, query, parsed, year, isBusy, isRanked, weight, embedded };
}

export const inMode = (plan: Plan, mode: Mode): ModePlan => ({
  ...plan,
  mode,
  parameters: solrQuery({ ...plan.query, mode }, plan.parsed),
});

function needsRanking({ sort }: SearchQuery, parsed: ReadQuestion): boolean {
  const { references, onlyReferences } = parsed;
  return (
    sort !== 'date' &&
    !onlyReferences &&
    !isOnlyFacts(parsed) &&
    !references.some(({ kind }) => kind === 'ruling')
  );
}

export interface Recalled extends ModePlan {
  /** Best hits by words, or the page itself if nothing is reranked. */
  hits: EngineAnswer;
  /** Counts of the matches; undefined if `hits` contains them. */
  counting: Promise<EngineAnswer> | undefined;
}

/**
 * Requests the best hits and, in parallel, the counts. The hits are sent first because they are
 * needed first.
 */
export function recall(plan: ModePlan): {
  recalled: Promise<Recalled>;
  counting: Promise<EngineAnswer> | undefined;
} {
  const { select, parameters, isBusy } = plan;
  const hits = bestHits(plan);
  const counting = isBusy ? undefined : select(searchHandler, countOnlyQuery(parameters));
  return { recalled: hits.then((found) => ({ ...plan, hits: found, counting })), counting };
}

function bestHits({ select, parameters, isBusy, isRanked, query, parsed }: ModePlan): Promise<EngineAnswer> {
  const { offset, size } = query;
  const alone = isBusy ? parameters : withoutCounts(parameters);
  const request = isBusy || query.kind === 'verdict' ? alone : withoutTexts(alone);
  if (isRanked)
    return fetchTopHits(select, request, { rows: Math.max(rankedRows, offset + size), fl: rankedFields });
  return select(searchHandler, {
    ...forBest(request, offset + size),
    fl: pageFields(parsed.references.length > 0),
  });
}

type SelectCall = (handler: string, parameters: EngineParameters) => Promise<EngineAnswer>;

/** Margin for hits with equal scores, so that ties at the last position are mostly included. */
const more = 40;

/**
 * Fetches the best hits, ordered by score and then by id.
 *
 * Solr sorts by score only, because a second sort key makes it compute all scores twice. If ties
 * may extend beyond the fetched rows, the request is repeated with both keys.
 */
export async function fetchTopHits(
  select: SelectCall,
  parameters: EngineParameters,
  { rows, fl }: { rows: number; fl: string },
): Promise<EngineAnswer> {
  const request = { ...forBest(parameters, rows + more), start: '0', fl, hl: 'false' };
  const best = await select(searchHandler, { ...request, rows: String(rows + more), sort: 'score desc' });
  const { docs } = best.response;
  if (docs.length === rows + more && docs.at(-1)?.score === docs[rows - 1]?.score)
    return select(searchHandler, { ...request, rows: String(rows) });
  return { ...best, response: { ...best.response, docs: docs.toSorted(byScore).slice(0, rows) } };
}

const byScore = (first: EngineDoc, other: EngineDoc): number =>
  (other.score ?? 0) - (first.score ?? 0) || (first.id < other.id ? -1 : 1);
