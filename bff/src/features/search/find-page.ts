import type { EngineAnswer } from './engine-answer.ts';
import {
  fewHits,
  modesOf,
  searchHandler,
  solrQuery,
  type Mode,
  type SolrParameters,
  type SolrQueryInput,
} from './solr-query.ts';

export type Question = Omit<SolrQueryInput, 'mode'>;
export type Ask = (handler: string, parameters: SolrParameters) => Promise<EngineAnswer>;

export interface FoundPage {
  answer: EngineAnswer;
  /** What the engine was asked, for what is asked after it. */
  parameters: SolrParameters;
  mode: Mode;
  /** How many of all hits hold every word. */
  everyWord: number;
}

/** One page of answers: one call of the engine, and a second one where quotes or the order by date leave too little. */
export async function findPage(ask: Ask, question: Question): Promise<FoundPage> {
  const [first, ...wider] = modesOf(question);
  let found = await askOnce(ask, question, first);
  for (const mode of wider) {
    if (found.answer.response.numFound >= fewHits) break;
    const next = await askOnce(ask, question, mode);
    if (next.answer.response.numFound > found.answer.response.numFound) found = next;
  }
  return found;
}

async function askOnce(ask: Ask, question: Question, mode: Mode): Promise<FoundPage> {
  const parameters = solrQuery({ ...question, mode });
  const answer = await ask(searchHandler, parameters);
  const { numFound } = answer.response;
  // what was not counted had nothing to count: references alone
  const everyWord = answer.facet_counts?.facet_queries?.['every_word'] ?? numFound;
  return { answer, parameters, mode, everyWord };
}
