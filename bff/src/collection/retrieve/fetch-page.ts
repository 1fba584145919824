import { searchHandler } from '../solr/calls.ts';
import type { EngineAnswer, EngineParameters } from '../solr/engine-answer.ts';
import { countOnlyQuery, isWeakMatch, markedHits, nearestHits } from '../solr/page-queries.ts';
import { solrQuery } from '../solr/solr-query.ts';
import { countEveryWord } from '../solr/text-clauses.ts';
import { maxNearest, weightWhereWordsSayLittle } from './embedded-query.ts';
import { bestIds, type Hit, type Reranked, reranked } from './rerank-hits.ts';

export interface Fetched extends Reranked {
  /** Hits of the page with texts and highlights. */
  page: EngineAnswer;
  /** Ids of hits that rank higher than by words only. */
  nearer: ReadonlySet<string>;
  /** Whether the match is weak, so that the nearest documents become hits. */
  isWeak: boolean;
}

const none: ReadonlySet<string> = new Set();
const idsOf = (hits: readonly Hit[]) => hits.map(({ id }) => id);

/** Fetches the hits of the page and checks whether the match is weak. */
export async function fetchPage(state: Reranked): Promise<Fetched> {
  const { select, parameters, hits, order, scores, first, query } = state;
  const end = query.offset + query.size;
  const pageDocs = order.slice(query.offset, end);
  const needsText = pageDocs.length + first.length > 0;
  const highlighted = needsText
    ? await select(
        searchHandler,
        markedHits(parameters, {
          pageIds: idsOf(pageDocs),
          first: idsOf(first),
          hasReferences: state.parsed.references.length > 0,
        }),
      )
    : undefined;
  const byId = new Map(highlighted?.response.docs.map((doc) => [doc.id, doc]));
  return {
    ...state,
    isWeak: highlighted !== undefined && first.length > 0 && isWeakMatch(highlighted),
    nearer: scores ? nearerOf(hits.response.docs, pageDocs, end) : none,
    page: {
      ...hits,
      ...(highlighted?.highlighting && { highlighting: highlighted.highlighting }),
      response: {
        ...hits.response,
        maxScore: order[0]?.score ?? 0,
        docs: pageDocs.flatMap(({ id, score }) => {
          const doc = byId.get(id);
          // deleted since it was ranked
          return doc ? [{ ...doc, ...(score !== undefined && { score }) }] : [];
        }),
      },
    },
  };
}

/** Ids of shown hits that rank lower by words only. */
function nearerOf(byWords: readonly Hit[], pageHits: readonly Hit[], end: number): ReadonlySet<string> {
  const above = new Set(byWords.slice(0, end).map(({ id }) => id));
  return new Set(pageHits.flatMap(({ id }) => (above.has(id) ? [] : [id])));
}

/**
 * Adds the nearest documents that contain at least one term to a weak match. Keeps the order by
 * words if they are unavailable.
 */
export async function addKnnHits(state: Fetched): Promise<Reranked> {
  // Further pages continue the list of the first. A first page skips the kNN search while Solr is
  // busy.
  if (state.isBusy && state.query.offset === 0) return reranked(state);
  return (await withNearest(state).catch(() => undefined)) ?? reranked(state);
}

async function withNearest(state: Fetched): Promise<Reranked | undefined> {
  const { select, query, mode, parsed, scores } = state;
  const near = await (await state.embedded)?.nearest(maxNearest);
  if (!near) return undefined;
  const nearest = [...near.keys()];
  const parameters = solrQuery({ ...query, mode, nearest }, parsed);
  // The verdict tab keeps its order by words.
  const isTheirs = query.kind === 'principle';
  const [counted, found] = await Promise.all([
    select(searchHandler, countOnlyQuery(parameters)),
    isTheirs ? select(searchHandler, nearestHits(parameters, nearest)) : undefined,
  ]);
  const alreadyListed = new Set(bestIds(state));
  return reranked(state, {
    scores: new Map([...near, ...(scores ?? [])]),
    ...(isTheirs && { weight: weightWhereWordsSayLittle }),
    added: found?.response.docs.filter(({ id }) => !alreadyListed.has(id)) ?? [],
    widened: { parameters, counted },
  });
}

export interface FoundPage {
  engineAnswer: EngineAnswer;
  /** Parameters of the search, which later requests reuse. */
  parameters: EngineParameters;
  /** Number of results that contain every term. */
  everyWord: number;
  /** Number of results of the other kind; null if the other tab may use another mode. */
  otherKind: number | null;
  /** Whether the embedding was part of the ranking. */
  byMeaning: boolean;
  /** Whether the embedding should have been part of the ranking. */
  wantsMeaning: boolean;
  /** Ids of hits that rank higher than by words only. */
  nearer: ReadonlySet<string>;
}

/** Adds the counts to the page. If hits were added, the widened search provides the counts. */
export function countPage(
  { page, widened, hits, scores, nearer, ...state }: Fetched,
  counts: EngineAnswer | undefined,
): FoundPage {
  const parameters = widened?.parameters ?? state.parameters;
  const counted = widened?.counted ?? counts ?? hits;
  const { facet_counts, response } = counted;
  return {
    engineAnswer: {
      ...page,
      ...(facet_counts && { facet_counts }),
      response: { ...page.response, numFound: response.numFound },
    },
    parameters,
    everyWord: countEveryWord(counted, parameters),
    otherKind: facet_counts?.facet_queries?.['other_kind'] ?? 0,
    byMeaning: scores !== undefined,
    wantsMeaning: state.weight > 0,
    nearer,
  };
}
