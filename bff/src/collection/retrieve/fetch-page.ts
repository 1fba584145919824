import type { EngineAnswer, EngineDoc } from '../solr/engine-answer.ts';
import { withoutCounts } from '../solr/count-only-query.ts';
import type { EngineCall, SearchQuery } from '../solr/engine-call.ts';
import { rankedRows } from './rerank-by-citations.ts';
import type { SimilarityScores } from './rerank-by-similarity.ts';
import { rerank } from './rerankers.ts';
import type { SolrParameters } from '../solr/solr-parameters.ts';
import { searchHandler } from '../solr/solr-query.ts';
import { resultFieldsWithText } from '../present/present-result.ts';
import { weakMatchProbe, isWeakMatch, type Hit } from './weak-match.ts';

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
  const marked = isAsked ? await ask(searchHandler, fetchMarked(parameters, shown, first)) : undefined;
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

/** What stands further down where the words are asked alone. */
function nearerOf(byWords: readonly Hit[], shown: readonly Hit[], end: number): ReadonlySet<string> {
  const above = new Set(byWords.slice(0, end).map(({ id }) => id));
  return new Set(shown.flatMap(({ id }) => (above.has(id) ? [] : [id])));
}

/**
 * These hits by their ids, with the marks of the question. Whether the first of all hits hold enough of its words is asked with them: a call of
 * its own takes the engine three times as long.
 */
function fetchMarked(
  parameters: SolrParameters,
  shown: readonly Hit[],
  first: readonly Hit[],
): SolrParameters {
  const { fq: _filters, sort: _sort, ...rest } = withoutCounts(parameters);
  return {
    ...rest,
    ...byIds(shown, first),
    ...(first.length > 0 && weakMatchProbe(parameters, first)),
    start: '0',
    rows: String(shown.length),
    fl: resultFieldsWithText,
  };
}

function byIds(shown: readonly Hit[], first: readonly Hit[]): SolrParameters {
  const ids = shown.map(({ id }) => id);
  if (first.length === 0) return { q: '{!terms f=id v=$shown}', shown: ids.join(',') };
  return {
    q: '{!terms f=id cache=false v=$read}',
    read: [...new Set([...ids, ...first.map(({ id }) => id)])].join(','),
    fq: '{!terms f=id cache=false tag=shown v=$shown}',
    shown: ids.join(','),
  };
}
