import { expect, test } from 'vitest';
import type { EngineDoc } from '../solr/engine-answer.ts';
import { likeClauses } from '../solr/similar-queries.ts';
import { citedByCandidates, oftenCited, orderSimilar, extractReasoning } from './find-similar.ts';

const doc = (id: string, score: number, cites: string[] = []) =>
  ({ id: `${id}-m1`, ruling_id: id, score, keys: [id], cites }) as unknown as EngineDoc;

test('ranks rulings cited by the similar ones higher, one result per ruling', () => {
  const candidates = [doc('a', 10, ['z', 'a']), doc('b', 8, ['z']), doc('c', 5)];
  const cited = citedByCandidates(candidates);
  expect([...cited]).toEqual([['z', 1.8]]);
  expect(oftenCited(cited)).toEqual(['z']);
  const ordered = orderSimilar([...candidates, doc('z', 6), { ...doc('z', 1), id: 'z-m2' }], cited, 3);
  expect(ordered.map(({ id }) => id)).toEqual(['a-m1', 'z-m1', 'b-m1']);
});

test('returns nothing if no document is similar', () => {
  expect(orderSimilar([], citedByCandidates([]), 5)).toEqual([]);
  expect(likeClauses([])).toEqual({});
});

test('searches for shared citations in addition to words', () => {
  expect(likeClauses(['cost:1990:5'])).toMatchObject({
    q: '{!bool should=$like should=$coupled}',
    shared0: '{!term f=cites v=$cite0}',
    cite0: 'cost:1990:5',
  });
  expect(Object.keys(likeClauses(Array.from({ length: 99 }, (_, i) => `cost:1990:${i}`)))).toHaveLength(44);
});

const text = [
  'FATTI DI CAUSA',
  '1. Il condominio ha chiesto i danni.',
  'RAGIONI DELLA DECISIONE',
  '1. Con il primo motivo si denuncia la violazione di legge.',
  '2. Il motivo è infondato: il custode risponde della grondaia.',
  'P.Q.M.',
  'rigetta il ricorso.',
].join('\n');

test("extracts the court's reasoning without facts and grounds", () => {
  expect(extractReasoning(text)).toBe('2. Il motivo è infondato: il custode risponde della grondaia.');
});

test('returns an empty text for an empty input and cuts a long text to the size of a request', () => {
  expect(extractReasoning('')).toBe('');
  expect(extractReasoning(' \n ')).toBe('');
  for (const word of ['custodia ', 'νόμος ', '法律 ', '😀']) {
    const reasoning = extractReasoning(word.repeat(Math.ceil(30_000_000 / word.length)));
    expect(reasoning.length).toBeGreaterThan(4000);
    expect(new URLSearchParams({ said: reasoning }).toString().length).toBeLessThan(64_000);
  }
});
