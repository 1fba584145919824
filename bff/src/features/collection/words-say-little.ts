import type { EngineDoc } from '../../adapters/engine-answer.ts';
import { forBest, withoutCounts } from './ask-counts.ts';
import type { Ask, Question } from './asked.ts';
import { firstRead } from './meaning-recipe.ts';
import { should } from './reference-clauses.ts';
import type { SolrParameters } from './solr-parameters.ts';
import { searchHandler, solrQuery } from './solr-query.ts';

type Hit = Pick<EngineDoc, 'id'>;

/**
 * The first principles for a question in the order of its words, whatever the tab and the filters: what is told by them holds for all of
 * its pages, so that each filter leaves as many as it says.
 */
export async function firstOfAll(ask: Ask, question: Question): Promise<Hit[]> {
  const { query, sort, asTyped, factsOff } = question;
  const asked = { query, sort, asTyped, factsOff, kind: 'principle', offset: 0, size: firstRead } as const;
  const parameters = withoutCounts(solrQuery({ ...asked, mode: 'some' }));
  const { response } = await ask(searchHandler, { ...forBest(parameters, firstRead), fl: 'id', hl: 'false' });
  return response.docs;
}

/** Whether a page is all of the question's principles, so that its first hits are the first of all. */
export const isOfAll = ({ kind, yearDoc, selectedArea, issuerTypes, areas, sections }: Question): boolean =>
  kind === 'principle' &&
  !selectedArea &&
  [yearDoc, issuerTypes, areas, sections].every((chosen) => (chosen?.length ?? 0) === 0);

/** More than half of the words: so many of 100 may be missing at most, and the engine rounds down. */
const moreThanHalf = '{!edismax mm=-49% pf="" pf2="" bq="" v=$words}';

/**
 * Whether the words of a question, asked with these parameters, say little: some texts hold a few of them, and none of the first hits more
 * than half, nor all of what the courts say instead. Where no text holds any, there is nothing to be near to.
 */
export async function wordsSayLittle(
  ask: Ask,
  parameters: SolrParameters,
  first: readonly Hit[],
): Promise<boolean> {
  if (first.length === 0) return false;
  const also = Object.keys(parameters).filter((name) => /^also\d+$/.test(name));
  const { fq: _filters, sort: _sort, ...asked } = withoutCounts(parameters);
  const { response } = await ask(searchHandler, {
    ...asked,
    q: '{!terms f=id v=$first}',
    first: first.map(({ id }) => id).join(','),
    fq: `{!bool cache=false ${should(['more_than_half', ...also]).join(' ')}}`,
    more_than_half: moreThanHalf,
    start: '0',
    rows: '0',
    hl: 'false',
  });
  return response.numFound === 0;
}
