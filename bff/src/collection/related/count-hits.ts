import { fewHits, modesOf } from '../query/modes.ts';
import { readQuestion } from '../query/read-question.ts';
import type { SearchQuery } from '../query/search-query.ts';
import { countOnlyQuery } from '../solr/count-only-query.ts';
import type { EngineCall } from '../solr/engine-call.ts';
import { searchHandler } from '../solr/handlers.ts';
import { solrQuery } from '../solr/solr-query.ts';

/** How many a page of this query would be one of: nothing is ranked, marked or fetched. */
export async function countHits(
  ask: EngineCall,
  question: Omit<SearchQuery, 'offset' | 'size'>,
): Promise<number> {
  const parsed = readQuestion(question.query, question.factsOff);
  let found = 0;
  for (const mode of modesOf(question, parsed)) {
    const parameters = solrQuery({ ...question, offset: 0, size: 0, mode }, parsed);
    const { response } = await ask(searchHandler, { ...countOnlyQuery(parameters), facet: 'false' });
    found = Math.max(found, response.numFound);
    if (found >= fewHits) break;
  }
  return found;
}
