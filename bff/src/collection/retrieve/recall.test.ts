import { expect, test } from 'vitest';
import type { EngineAnswer, EngineDoc, EngineParameters } from '../solr/engine-answer.ts';
import { fetchTopHits } from './recall.ts';

const asDoc = (hit: { id: string; score: number }): EngineDoc => ({
  ...hit,
  ...{ ruling_id: hit.id, issuer_type_id: 1, issuer: '', number: '1', year: 2020, date: '', area: 1 },
});

/** An engine with these hits, which orders hits of the same score as it likes unless an order is requested. */
function engineWith(hits: readonly { id: string; score: number }[]) {
  const calls: EngineParameters[] = [];
  const select = (_: string, parameters: EngineParameters): Promise<EngineAnswer> => {
    calls.push(parameters);
    const direction = parameters['sort'] === undefined ? 1 : -1;
    const docs = hits
      .toSorted((a, b) => b.score - a.score || direction * (a.id < b.id ? -1 : 1))
      .slice(0, Number(parameters['rows']));
    return Promise.resolve({ response: { numFound: hits.length, docs: docs.map(asDoc) } });
  };
  return { select, calls };
}
const best = async (hits: readonly { id: string; score: number }[]) => {
  const { select, calls } = engineWith(hits);
  const { response } = await fetchTopHits(select, { q: 'danno' }, { rows: 3, fl: 'id,score' });
  return { ids: response.docs.map(({ id }) => id).join(''), calls: calls.length };
};

const many = (score: number, n: number): number[] => Array<number>(n).fill(score);

test.each([
  ['every score is another', [9, 8, 7, 6], { ids: 'abc', calls: 1 }],
  ['hits of one score are put by id', [9, 9, 9, 6], { ids: 'abc', calls: 1 }],
  ['there are fewer', [9, 9], { ids: 'ab', calls: 1 }],
  ['the last place is one of several with its score', [9, 8, 8, 8, 8], { ids: 'abc', calls: 1 }],
  ['it is one of so many that they are not all there', [9, ...many(8, 50)], { ids: 'abc', calls: 2 }],
  ['nothing is there', [], { ids: '', calls: 1 }],
])('%s', async (_, scores, expected) => {
  const hits = scores.map((score, i) => ({ id: String.fromCharCode(97 + i), score }));
  expect(await best(hits)).toEqual(expected);
});
