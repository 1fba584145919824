import type { EngineAnswer, EngineDoc } from '../solr/engine-answer.ts';
import type { SearchQuery } from '../query/search-query.ts';
import type { EngineCall } from '../solr/engine-call.ts';
import { rankedRows } from './rerank-by-citations.ts';
import type { SimilarityScores } from './rerank-by-similarity.ts';
import { rerank } from './rerankers.ts';
import type { SolrParameters } from '../solr/solr-parameters.ts';
import { searchHandler } from '../solr/handlers.ts';
import { isWeakMatch, markedHits } from '../solr/page-queries.ts';
import type { Hit } from './weak-match.ts';

export interface ByMeaning {
  /** The hits were also put in order by what they mean. */
  byMeaning: boolean;
  /** Those of the page that their words alone would not have brought as far up. */
  nearer: ReadonlySet<string>;
}

export type RankedPage = EngineAnswer &
  ByMeaning & {
    /** Where hits were added: what is to be asked instead, and the count of its matches. */
    instead?: { parameters: SolrParameters; counted: EngineAnswer } | undefined;
  };

/** How the words' hits are put in order, and what is put among them. */
export interface HowToOrder {
  likeness?: SimilarityScores | undefined;
  weight: number;
  added?: EngineDoc[];
  instead?: RankedPage['instead'];
}

export interface Hits extends Pick<SearchQuery, 'offset' | 'size'> {
  /** The present one. */
  year: number;
  ranking: EngineAnswer;
  parameters: SolrParameters;
}

/** The page of the hits in that order, and whether the words say little, going by the first hits that are given. */
export async function fetchPage(
  ask: EngineCall,
  { ranking, parameters, offset, size, year }: Hits,
  { likeness, weight, added = [], instead }: HowToOrder,
  first: readonly Hit[] = [],
): Promise<RankedPage & { wordsSayLittle: boolean }> {
  const { docs } = ranking.response;
  const candidates = [...docs.slice(0, rankedRows), ...added];
  const taken = new Set(candidates.map(({ id }) => id));
  const ranked = rerank(candidates, { year, weight, likeness });
  const order = [...ranked, ...docs.filter(({ id }) => !taken.has(id))];
  const shown = order.slice(offset, offset + size);
  const isAsked = shown.length + first.length > 0;
  const marked = isAsked
    ? await ask(searchHandler, markedHits(parameters, idsOf(shown), idsOf(first)))
    : undefined;
  const byId = new Map(marked?.response.docs.map((doc) => [doc.id, doc]));
  return {
    ...ranking,
    wordsSayLittle: marked !== undefined && first.length > 0 && isWeakMatch(marked),
    byMeaning: likeness !== undefined,
    nearer: likeness ? nearerOf(docs, shown, offset + size) : none,
    instead,
    ...(marked?.highlighting && { highlighting: marked.highlighting }),
    response: {
      ...ranking.response,
      maxScore: order[0]?.score ?? 0,
      docs: shown.flatMap(({ id, score }) => {
        const doc = byId.get(id);
        // one that was deleted meanwhile is gone
        return doc ? [{ ...doc, ...(score !== undefined && { score }) }] : [];
      }),
    },
  };
}

const none: ReadonlySet<string> = new Set();
const idsOf = (hits: readonly Hit[]) => hits.map(({ id }) => id);

/** What stands further down where the words are asked alone. */
function nearerOf(byWords: readonly Hit[], shown: readonly Hit[], end: number): ReadonlySet<string> {
  const above = new Set(byWords.slice(0, end).map(({ id }) => id));
  return new Set(shown.flatMap(({ id }) => (above.has(id) ? [] : [id])));
}
