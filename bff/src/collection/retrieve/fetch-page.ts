import { searchHandler } from '../solr/calls.ts';
import type { EngineAnswer, EngineParameters } from '../solr/engine-answer.ts';
import { countOnlyQuery, isWeakMatch, markedHits, nearestHits } from '../solr/page-queries.ts';
import { solrQuery } from '../solr/solr-query.ts';
import { countEveryWord } from '../solr/text-clauses.ts';
import { nearestBeside, weightWhereWordsSayLittle } from './embedded-query.ts';
import { bestIds, type Hit, type Reranked, reranked } from './rerank-hits.ts';

export interface Fetched extends Reranked {
  /** The hits of the page, with their texts and marks. */
  page: EngineAnswer;
  /** Those of the page that their words alone would not have brought as far up. */
  nearer: ReadonlySet<string>;
  /** The words say little: what is nearest in meaning is a hit, too. */
  isWeak: boolean;
}

const none: ReadonlySet<string> = new Set();
const idsOf = (hits: readonly Hit[]) => hits.map(({ id }) => id);

/** The page of the hits in their order, and whether the match is weak, going by the first hits. */
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
          // one that was deleted in the meantime is gone
          return doc ? [{ ...doc, ...(score !== undefined && { score }) }] : [];
        }),
      },
    },
  };
}

/** What ranks lower where the words are asked alone. */
function nearerOf(byWords: readonly Hit[], shown: readonly Hit[], end: number): ReadonlySet<string> {
  const above = new Set(byWords.slice(0, end).map(({ id }) => id));
  return new Set(shown.flatMap(({ id }) => (above.has(id) ? [] : [id])));
}

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

export interface FoundPage {
  answer: EngineAnswer;
  /** What the engine was asked, for what is asked after it. */
  parameters: EngineParameters;
  /** How many of all hits contain every word. */
  everyWord: number;
  /** How many the other kind has under the same filters; null where the other tab may be searched in another mode. */
  otherKind: number | null;
  /** The hits were also put in order by what they mean. */
  byMeaning: boolean;
  /** What it means should have taken part in the order. */
  wantsMeaning: boolean;
  /** Those of the page that their words alone would not have brought as far up. */
  nearer: ReadonlySet<string>;
}

/** The page with the count of all matches: of what was sent with the added hits, where there are any. */
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
