import { searchHandler } from '../solr/calls.ts';
import type { EngineAnswer, EngineParameters } from '../solr/engine-answer.ts';
import { countOnlyQuery, isWeakMatch, markedHits, nearestHits } from '../solr/page-queries.ts';
import { solrQuery } from '../solr/solr-query.ts';
import { countEveryWord } from '../solr/text-clauses.ts';
import { nearestBeside, weightWhereWordsSayLittle } from './embedded-query.ts';
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
  const { ask, parameters, hits, order, scores, first, query } = state;
  const end = query.offset + query.size;
  const shown = order.slice(query.offset, end);
  const isAsked = shown.length + first.length > 0;
  const marked = isAsked
    ? await ask(
        searchHandler,
        markedHits(parameters, {
          shown: idsOf(shown),
          first: idsOf(first),
          hasReferences: state.parsed.references.length > 0,
        }),
      )
    : undefined;
  const byId = new Map(marked?.response.docs.map((doc) => [doc.id, doc]));
  return {
    ...state,
    isWeak: marked !== undefined && first.length > 0 && isWeakMatch(marked),
    nearer: scores ? nearerOf(hits.response.docs, shown, end) : none,
    page: {
      ...hits,
      ...(marked?.highlighting && { highlighting: marked.highlighting }),
      response: {
        ...hits.response,
        maxScore: order[0]?.score ?? 0,
        docs: shown.flatMap(({ id, score }) => {
          const doc = byId.get(id);
          // deleted since it was ranked
          return doc ? [{ ...doc, ...(score !== undefined && { score }) }] : [];
        }),
      },
    },
  };
}

/** Ids of shown hits that rank lower by words only. */
function nearerOf(byWords: readonly Hit[], shown: readonly Hit[], end: number): ReadonlySet<string> {
  const above = new Set(byWords.slice(0, end).map(({ id }) => id));
  return new Set(shown.flatMap(({ id }) => (above.has(id) ? [] : [id])));
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
  const { ask, query, mode, parsed, scores } = state;
  const near = await (await state.embedded)?.nearest(nearestBeside);
  if (!near) return undefined;
  const nearest = [...near.keys()];
  const parameters = solrQuery({ ...query, mode, nearest }, parsed);
  // The verdict tab keeps its order by words.
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

export interface FoundPage {
  answer: EngineAnswer;
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
    answer: {
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
