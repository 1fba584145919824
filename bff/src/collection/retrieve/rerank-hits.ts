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
  /** All hits that were read, in the order that they are shown in. */
  order: readonly EngineDoc[];
  /** How near they are in meaning; undefined where the order is that of the words. */
  scores: SimilarityScores | undefined;
  /** The first hits of the words, which tell whether the match is weak; none where that is known. */
  first: readonly Hit[];
  /** Where hits were added: what they were sent with, and the count of its matches. */
  widened?: { parameters: EngineParameters; counted: EngineAnswer } | undefined;
}

interface Order {
  scores?: SimilarityScores | undefined;
  weight?: number;
  first?: readonly Hit[];
  added?: readonly EngineDoc[];
  widened?: Reranked['widened'];
}

/** The best hits in order of what they mean and of their citations (rerank.ts), with these that were added among them. */
export function reranked(
  state: Recalled,
  { scores, weight = state.weight, first = [], added = [], widened }: Order = {},
): Reranked {
  const { docs } = state.hits.response;
  const candidates = [...docs.slice(0, rankedRows), ...added];
  const taken = new Set(candidates.map(({ id }) => id));
  const ranked = rerank(candidates, { year: state.year, weight, likeness: scores });
  const order = [...ranked, ...docs.filter(({ id }) => !taken.has(id))];
  return { ...state, order, scores, first, widened };
}

export async function rerankHits(state: Recalled): Promise<Reranked> {
  const embedded = await state.embedded;
  if (!embedded) return reranked(state);
  const ids = bestIds(state);
  const [scores, first] = await Promise.all([
    ids.length > 1 ? embedded.likenessOf(ids) : undefined,
    isOfWordsAlone(state.weight) ? firstToRead(state) : [],
  ]);
  return !first || (ids.length > 1 && !scores) ? reranked(state) : reranked(state, { scores, first });
}

export const bestIds = ({ hits }: Recalled): string[] =>
  hits.response.docs.slice(0, rankedRows).map(({ id }) => id);

/** The first hits: none where the count tells whether the match is weak, undefined where they cannot be had. */
async function firstToRead({
  ask,
  query,
  parameters,
  hits,
  counting,
}: Recalled): Promise<readonly Hit[] | undefined> {
  const isHeld = countEveryWord((await counting) ?? hits, parameters) > 0;
  if (isHeld && query.kind === 'principle') return [];
  if (isOfAll(query)) return hits.response.docs.slice(0, firstRead);
  return firstOfAll(ask, query).catch(() => undefined);
}

export type Hit = Pick<EngineDoc, 'id'>;

/**
 * The first principles for a question in the order of its words, whatever the tab and the filters, or none where some principle contains
 * every word: what they decide applies to all of its pages, so that each filter leaves as many as it says.
 */
async function firstOfAll(ask: EngineCall, question: SearchQuery): Promise<Hit[]> {
  const { query, sort, asTyped, factsOff } = question;
  const asked = { query, sort, asTyped, factsOff, kind: 'principle', offset: 0, size: firstRead } as const;
  const parameters = withoutTexts(withoutCounts(solrQuery({ ...asked, mode: 'some' })));
  // Kept by the engine since the first tab counted it, and mostly the answer.
  const whole = await ask(searchHandler, holdingEveryWord(parameters));
  if (whole.response.numFound > 0) return [];
  const best = await ask(searchHandler, { ...forBest(parameters, firstRead), fl: 'id', hl: 'false' });
  return best.response.docs;
}

/** Whether a page is all of the question's principles, so that its first hits are the first of all. */
export const isOfAll = (question: SearchQuery): boolean =>
  question.kind === 'principle' && filterClauses(question).fq.length === 0;
