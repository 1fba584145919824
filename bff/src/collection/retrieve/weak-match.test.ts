import { expect, test } from 'vitest';
import { solrQuery } from '../solr/solr-query.ts';
import { isWeakMatch, weakMatchProbe } from '../solr/page-queries.ts';
import { isOfAll } from './rerank-hits.ts';

const question = { kind: 'principle', offset: 0, size: 10 } as const;

function queryFor(query: string) {
  const parameters = solrQuery({ ...question, query, mode: 'some' });
  return { ...parameters, ...weakMatchProbe(parameters, ['a-m1', 'b-m1']) };
}

test('is weak if no first hit contains more than half of the terms', () => {
  expect(queryFor('cane che abbaia tutta la notte')).toMatchObject({
    'facet.query': '{!bool ex=shown key=says_enough cache=false must=$of_first must=$says_enough}',
    first: 'a-m1,b-m1',
    words: 'cane che abbaia tutta la notte',
    says_enough: '{!bool should=$more_than_half}',
  });
  const found = (says_enough?: number) => ({
    response: { numFound: 2, docs: [] },
    facet_counts: { facet_queries: says_enough === undefined ? {} : { says_enough } },
  });
  expect([undefined, 0, 1].map((holding) => isWeakMatch(found(holding)))).toEqual([true, true, false]);
});

test('is not weak if a first hit contains a synonym', () => {
  expect(queryFor('cosa rischia chi viene trovato a guidare ubriaco')).toMatchObject({
    says_enough: '{!bool should=$more_than_half should=$also0}',
    also_term0: 'guida in stato di ebbrezza',
  });
});

test('depends on all first hits, not on the hits of a tab or filter', () => {
  const query = 'cane che abbaia';
  expect(isOfAll({ ...question, query })).toBe(true);
  expect(isOfAll({ ...question, query, yearDoc: [], selectedArea: 0 })).toBe(true);
  expect(isOfAll({ ...question, query, kind: 'verdict' })).toBe(false);
  expect(isOfAll({ ...question, query, yearDoc: [2020] })).toBe(false);
  expect(isOfAll({ ...question, query, selectedArea: 1 })).toBe(false);
});
