import { fewHits, modesOf, readQuestion, type ReadQuestion } from '../query/read-question.ts';
import type { SearchQuery } from '../query/search-query.ts';
import type { EngineCall } from '../solr/calls.ts';
import { addKnnHits, countPage, type FoundPage, fetchPage, type Fetched } from './fetch-page.ts';
import { inMode, makePlan, type ModePlan, type PlanOptions, recall, type Recalled } from './recall.ts';
import { rerankHits } from './rerank-hits.ts';
import { withPassages } from './with-passages.ts';

interface Options extends PlanOptions {
  /** The query, where it was read before. */
  parsed?: ReadQuestion | undefined;
}

/**
 * One page: plan → recall → rerank → fetch → passages → count. Where the match is weak, hits of kNN are added and the page is fetched once more.
 * Another mode is tried where quotes or the order by date leave too little. `year` is the present one.
 */
export async function retrievePage(
  ask: EngineCall,
  query: SearchQuery,
  year: number,
  { parsed = readQuestion(query.query, query.factsOff), ...options }: Options = {},
): Promise<FoundPage> {
  const plan = makePlan(ask, query, parsed, year, options);
  const [first, ...wider] = modesOf(query, parsed);
  const inFirst = await retrieveInMode(inMode(plan, first));
  let found = inFirst;
  for (const mode of wider) {
    if (found.answer.response.numFound >= fewHits) break;
    const next = await retrieveInMode(inMode(plan, mode));
    if (next.answer.response.numFound > found.answer.response.numFound) found = next;
  }
  // The other tab is asked by relevance and begins with the same mode, where it may find too little.
  const isWhole = found === inFirst && (wider.length === 0 || (found.otherKind ?? 0) >= fewHits);
  return query.sort !== 'date' && isWhole ? found : { ...found, otherKind: null };
}

async function retrieveInMode(plan: ModePlan): Promise<FoundPage> {
  const { recalled, counting } = recall(plan);
  // Together, so that a count that fails is not waited past.
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
  page: await withPassages(state.ask, state.page, state),
});

/** The page as the engine has put it in order, with its texts and marks. */
const asFound = (state: Recalled): Fetched => ({
  ...state,
  order: state.hits.response.docs,
  scores: undefined,
  first: [],
  page: state.hits,
  nearer: new Set(),
  isWeak: false,
});
