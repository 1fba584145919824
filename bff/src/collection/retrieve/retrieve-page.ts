import { fewHits, modesOf, readQuestion, type ReadQuestion } from '../query/read-question.ts';
import type { SearchQuery } from '../query/search-query.ts';
import type { EngineCall } from '../solr/calls.ts';
import { addKnnHits, countPage, type FoundPage, fetchPage, type Fetched } from './fetch-page.ts';
import { inMode, makePlan, type ModePlan, type PlanOptions, recall, type Recalled } from './recall.ts';
import { rerankHits } from './rerank-hits.ts';
import { withPassages } from './with-passages.ts';

interface Options extends PlanOptions {
  /** The query, if already parsed. */
  parsed?: ReadQuestion | undefined;
}

/**
 * Retrieves one page: plan → recall → rerank → fetch → passages → count.
 *
 * A weak match is extended by kNN search and fetched again. If phrases or sorting by date leave too
 * few results, the next mode is tried.
 *
 * @param year current year
 */
export async function retrievePage(
  select: EngineCall,
  query: SearchQuery,
  year: number,
  { parsed = readQuestion(query.query, query.factsOff), ...options }: Options = {},
): Promise<FoundPage> {
  const plan = makePlan(select, query, parsed, year, options);
  const [first, ...wider] = modesOf(query, parsed);
  const inFirst = await retrieveInMode(inMode(plan, first));
  let found = inFirst;
  for (const mode of wider) {
    if (found.engineAnswer.response.numFound >= fewHits) break;
    const next = await retrieveInMode(inMode(plan, mode));
    if (next.engineAnswer.response.numFound > found.engineAnswer.response.numFound) found = next;
  }
  // The count of the other tab is valid only if that tab would stop at the same mode.
  const isWhole = found === inFirst && (wider.length === 0 || (found.otherKind ?? 0) >= fewHits);
  return query.sort !== 'date' && isWhole ? found : { ...found, otherKind: null };
}

async function retrieveInMode(plan: ModePlan): Promise<FoundPage> {
  const { recalled, counting } = recall(plan);
  // Awaited together, so that a failing count rejects immediately.
  const [fetched, counts] = await Promise.all([recalled.then(rankAndFetch).then(withTexts), counting]);
  return countPage(fetched, counts);
}

async function rankAndFetch(state: Recalled): Promise<Fetched> {
  if (!state.isRanked) return asFound(state);
  const fetched = await fetchPage(await rerankHits(state));
  return fetched.isWeak ? fetchPage(await addKnnHits(fetched)) : fetched;
}

const withTexts = async (state: Fetched): Promise<Fetched> => ({
  ...state,
  page: await withPassages(state.select, state.page, state),
});

/** Wraps a page that keeps Solr's order. */
const asFound = (state: Recalled): Fetched => ({
  ...state,
  order: state.hits.response.docs,
  scores: undefined,
  first: [],
  page: state.hits,
  nearer: new Set(),
  isWeak: false,
});
