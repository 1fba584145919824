import { expect, test } from 'vitest';
import type { EngineDoc } from '../solr/engine-answer.ts';
import { likeClauses } from '../solr/similar-queries.ts';
import { citedByCandidates, oftenCited, orderSimilar } from './similar-order.ts';

const doc = (id: string, score: number, cites: string[] = []) =>
  ({ id: `${id}-m1`, ruling_id: id, score, keys: [id], cites }) as unknown as EngineDoc;

test('what the similar ones cite rises, once for each ruling', () => {
  const candidates = [doc('a', 10, ['z', 'a']), doc('b', 8, ['z']), doc('c', 5)];
  const cited = citedByCandidates(candidates);
  expect([...cited]).toEqual([['z', 1.8]]);
  expect(oftenCited(cited)).toEqual(['z']);
  const ordered = orderSimilar([...candidates, doc('z', 6), { ...doc('z', 1), id: 'z-m2' }], cited, 3);
  expect(ordered.map(({ id }) => id)).toEqual(['a-m1', 'z-m1', 'b-m1']);
});

test('nothing similar, nothing cited', () => {
  expect(orderSimilar([], citedByCandidates([]), 5)).toEqual([]);
  expect(likeClauses([])).toEqual({});
});

test('shared citations are asked for beside the words', () => {
  expect(likeClauses(['cost:1990:5'])).toMatchObject({
    q: '{!bool should=$like should=$coupled}',
    shared0: '{!term f=cites v=$cite0}',
    cite0: 'cost:1990:5',
  });
  expect(Object.keys(likeClauses(Array.from({ length: 99 }, (_, i) => `cost:1990:${i}`)))).toHaveLength(44);
});
