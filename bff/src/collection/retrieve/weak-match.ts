import type { EngineDoc } from '../solr/engine-answer.ts';
import { forBest, withoutCounts } from '../solr/count-only-query.ts';
import type { SearchQuery } from '../query/search-query.ts';
import type { EngineCall } from '../solr/engine-call.ts';
import { filterClauses } from '../solr/filter-clauses.ts';
import { firstRead } from './meaning-recipe.ts';
import { searchHandler } from '../solr/handlers.ts';
import { holdingEveryWord } from '../solr/page-queries.ts';
import { solrQuery } from '../solr/solr-query.ts';
import { withoutTexts } from '../solr/text-clauses.ts';

export type Hit = Pick<EngineDoc, 'id'>;

/**
 * The first principles for a question in the order of its words, whatever the tab and the filters, or none where some principle contains
 * every word: what they decide applies to all of its pages, so that each filter leaves as many as it says.
 */
export async function firstOfAll(ask: EngineCall, question: SearchQuery): Promise<Hit[]> {
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
