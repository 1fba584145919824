import { expect, test } from 'vitest';
import { meaningWeight, weightOfMeaning } from './meaning-recipe.ts';
import { rerankBySimilarity } from './rerank-by-similarity.ts';
import { rerankers } from './rerankers.ts';
import { readQuestion } from '../query/read-question.ts';

const docs = ['a', 'b', 'c', 'd'].map((id, i) => ({ id, score: 10 - i }));
const order = (likeness: [string, number][], weight = 0.4) =>
  rerankBySimilarity(docs, new Map(likeness), weight).map(({ id }) => id);

test('what is nearer in meaning comes up, the more the weight says so', () => {
  const near: [string, number][] = [
    ['a', 0.8],
    ['b', 0.81],
    ['c', 0.8],
    ['d', 0.95],
  ];
  expect(order(near, 0.1)).toEqual(['a', 'b', 'c', 'd']);
  expect(order(near)).toEqual(['a', 'b', 'd', 'c']);
  expect(order(near, 0.7)).toEqual(['d', 'a', 'b', 'c']);
});

test('the scale of a likeness is of no account', () => {
  const near = docs.map(({ id }, i): [string, number] => [id, i * i]);
  const other = near.map(([id, value]): [string, number] => [id, (1 + value / 50) / 2]);
  expect(order(near, 0.6)).toEqual(order(other, 0.6));
});

test('a hit without a vector stays where its words put it, and too few vectors say nothing', () => {
  const [a, , , d] = rerankBySimilarity(
    docs,
    new Map([
      ['b', 1],
      ['c', 0.5],
      ['d', 0],
    ]),
    0.4,
  ).toSorted((x, y) => x.id.localeCompare(y.id));
  expect(a?.score).toBe(10);
  expect(d!.score).toBeLessThan(7);
  expect(
    order([
      ['d', 1],
      ['a', 0],
    ]),
  ).toEqual(['a', 'b', 'c', 'd']);
  expect(order(docs.map(({ id }) => [id, 0.9]))).toEqual(['a', 'b', 'c', 'd']);
  expect(rerankBySimilarity([], new Map(), 0.4)).toEqual([]);
});

test('words first, then what they mean, then citations', () => {
  expect(rerankers.map(({ name }) => name)).toEqual(['meaning', 'citations']);
});

const weight = (query: string, how: object = {}) => meaningWeight({ query, ...how }, readQuestion(query));

test.each([
  ['posso licenziare chi è in malattia da mesi', weightOfMeaning],
  ['dismissal for just cause', weightOfMeaning],
  ['art. 2043 c.c.', 0],
  ['Cass. civ. n. 1234/2019 sul danno alla persona', 0],
  ['danno biologico', 0],
  ['"danno non patrimoniale" al congiunto della vittima', 0],
  ['danno alla persona del congiunto -medico', 0],
])('%s: how much its meaning weighs', (query, expected) => {
  expect(weight(query)).toBe(expected);
});

test('beside a reference it weighs less, by date and with words alone nothing', () => {
  const query = 'responsabilità del custode per insidia stradale art. 2051 c.c.';
  expect(weight(query)).toBeGreaterThan(0);
  expect(weight(query)).toBeLessThan(weightOfMeaning);
  expect([weight(query, { sort: 'date' }), weight(query, { wordsOnly: true })]).toEqual([0, 0]);
});
