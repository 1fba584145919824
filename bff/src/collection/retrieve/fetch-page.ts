import type { EngineAnswer } from '../solr/engine-answer.ts';
import { searchHandler } from '../solr/handlers.ts';
import { isWeakMatch, markedHits } from '../solr/page-queries.ts';
import type { Reranked } from './rerank-hits.ts';
import type { Hit } from './weak-match.ts';

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
