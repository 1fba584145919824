import type { SearchQuery } from '../query/search-query.ts';
import { type EngineCall, searchHandler } from '../solr/calls.ts';
import type { EngineAnswer, EngineDoc, EngineParameters } from '../solr/engine-answer.ts';
import { filterClauses } from '../solr/filter-clauses.ts';
import { forBest, holdingEveryWord, withoutCounts } from '../solr/page-queries.ts';
import { solrQuery } from '../solr/solr-query.ts';
import { countEveryWord, withoutTexts } from '../solr/text-clauses.ts';
import { firstRead, isOfWordsAlone } from './embedded-query.ts';
import type { Recalled } from './recall.ts';
import { rankedRows, rerank, type SimilarityScores } from './rerank.ts';

export interface Reranked extends Recalled {
  /** All hits in their final order. */
  order: readonly EngineDoc[];
  /** Undefined if the order is by words only. */
  scores: SimilarityScores | undefined;
  /**
   * First hits by words, which decide whether the match is weak. Empty if that is already known.
   */
  first: readonly Hit[];
  /** Parameters and counts of the search that added hits. */
  widened?: { parameters: EngineParameters; counted: EngineAnswer } | undefined;
}

interface Order {
  scores?: SimilarityScores | undefined;
  weight?: number;
  first?: readonly Hit[];
  added?: readonly EngineDoc[];
  widened?: Reranked['widened'];
}

/** Reranks the best hits, and the added ones, by similarity and citations. */
export function reranked(
  state: Recalled,
  { scores, weight = state.weight, first = [], added = [], widened }: Order = {},
): Reranked {
  const { docs } = state.hits.response;
  const candidates = [...docs.slice(0, rankedRows), ...added];
  const taken = new Set(candidates.map(({ id }) => id));
  const ranked = rerank(candidates, { year: state.year, weight, similarities: scores });
  const order = [...ranked, ...docs.filter(({ id }) => !taken.has(id))];
  return { ...state, order, scores, first, widened };
}

export async function rerankHits(state: Recalled): Promise<Reranked> {
  const embedded = await state.embedded;
  if (!embedded) return reranked(state);
  const ids = bestIds(state);
  const [scores, first] = await Promise.all([
    ids.length > 1 ? embedded.similarityOf(ids) : undefined,
    isOfWordsAlone(state.weight) ? firstToRead(state) : [],
  ]);
  return !first || (ids.length > 1 && !scores) ? reranked(state) : reranked(state, { scores, first });
}

export const bestIds = ({ hits }: Recalled): string[] =>
  hits.response.docs.slice(0, rankedRows).map(({ id }) => id);

/**
 * Returns the hits that decide about a weak match; empty if the counts exclude one, undefined if
 * the request failed.
 */
async function firstToRead({
  select,
  query,
  parameters,
  hits,
  counting,
}: Recalled): Promise<readonly Hit[] | undefined> {
  const isHeld = countEveryWord((await counting) ?? hits, parameters) > 0;
  if (isHeld && query.kind === 'principle') return [];
  if (isOfAll(query)) return hits.response.docs.slice(0, firstRead);
  return firstOfAll(select, query).catch(() => undefined);
}

export type Hit = Pick<EngineDoc, 'id'>;

/**
 * Returns the first principles of a query by words, regardless of tab and filters. Returns an empty
 * list if a principle contains every term.
 *
 * The decision holds for all pages and filters of a query, so that the number of results under a
 * filter equals its count.
 */
async function firstOfAll(select: EngineCall, question: SearchQuery): Promise<Hit[]> {
  const { query, sort, isVerbatim, factsOff } = question;
  const principleQuery = {
    query,
    sort,
    asTyped: isVerbatim,
    factsOff,
    kind: 'principle',
    offset: 0,
    size: firstRead,
  } as const;
  const parameters = withoutTexts(withoutCounts(solrQuery({ ...principleQuery, mode: 'some' })));
  // Solr has cached this filter since the first tab counted it.
  const complete = await select(searchHandler, holdingEveryWord(parameters));
  if (complete.response.numFound > 0) return [];
  const best = await select(searchHandler, { ...forBest(parameters, firstRead), fl: 'id', hl: 'false' });
  return best.response.docs;
}

/** Whether the search covers all principles, so that its first hits are the first of all. */
export const isOfAll = (question: SearchQuery): boolean =>
  question.kind === 'principle' && filterClauses(question).fq.length === 0;
