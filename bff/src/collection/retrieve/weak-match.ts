import type { EngineAnswer, EngineDoc } from '../solr/engine-answer.ts';
import { countOnlyQuery, forBest, withoutCounts } from '../solr/count-only-query.ts';
import type { EngineCall, SearchQuery } from '../solr/engine-call.ts';
import { filterClauses } from '../solr/filter-clauses.ts';
import { firstRead } from './meaning-recipe.ts';
import { should } from '../solr/reference-clauses.ts';
import type { SolrParameters } from '../solr/solr-parameters.ts';
import { searchHandler, solrQuery } from '../solr/solr-query.ts';

export type Hit = Pick<EngineDoc, 'id'>;

/**
 * The first principles for a question in the order of its words, whatever the tab and the filters, or none where some principle holds every
 * word: what is told by them holds for all of its pages, so that each filter leaves as many as it says.
 */
export async function firstOfAll(ask: EngineCall, question: SearchQuery): Promise<Hit[]> {
  const { query, sort, asTyped, factsOff } = question;
  const asked = { query, sort, asTyped, factsOff, kind: 'principle', offset: 0, size: firstRead } as const;
  const parameters = withoutCounts(solrQuery({ ...asked, mode: 'some' }));
  // Kept by the engine since the first tab counted it, and mostly the answer.
  const whole = await ask(searchHandler, countOnlyQuery({ ...parameters, q: '{!bool filter=$every_word}' }));
  if (whole.response.numFound > 0) return [];
  const best = await ask(searchHandler, { ...forBest(parameters, firstRead), fl: 'id', hl: 'false' });
  return best.response.docs;
}

/** Whether a page is all of the question's principles, so that its first hits are the first of all. */
export const isOfAll = (question: SearchQuery): boolean =>
  question.kind === 'principle' && filterClauses(question).fq.length === 0;

/** More than half of the words: so many of 100 may be missing at most, and the engine rounds down. */
const moreThanHalf = '{!edismax mm=-49% pf="" pf2="" bq="" v=$words}';

/**
 * What is asked besides where hits are fetched by these parameters: how many of the first say enough, which are those that hold more than
 * half of the words, or all of what the courts say instead.
 */
export function weakMatchProbe(parameters: SolrParameters, first: readonly Hit[]): SolrParameters {
  const also = Object.keys(parameters).filter((name) => /^also\d+$/.test(name));
  return {
    facet: 'true',
    'facet.query': '{!bool ex=shown key=says_enough cache=false must=$of_first must=$says_enough}',
    of_first: '{!terms f=id v=$first}',
    first: first.map(({ id }) => id).join(','),
    says_enough: `{!bool ${should(['more_than_half', ...also]).join(' ')}}`,
    more_than_half: moreThanHalf,
  };
}

/** Whether none of them does, so that the words say little. Several shards leave out what none of them has. */
export const isWeakMatch = ({ facet_counts: counts }: EngineAnswer): boolean =>
  (counts?.facet_queries?.['says_enough'] ?? 0) === 0;
