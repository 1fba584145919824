import { citationNumber } from '@massima/law/ruling-keys';
import { expect, test } from 'vitest';
import { readQuestion } from '../query/read-question.ts';
import { meaningWeight, weightOfMeaning } from './embedded-query.ts';
import { rerankByCitations, rerankBySimilarity, type RerankCandidate, rerankers } from './rerank.ts';

const docs = ['a', 'b', 'c', 'd'].map((id, i) => ({ id, score: 10 - i }));
const order = (similarities: [string, number][], weight = 0.4) =>
  rerankBySimilarity(docs, new Map(similarities), weight).map(({ id }) => id);

test('ranks similar hits higher in proportion to the weight', () => {
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

test('does not depend on the scale of the similarities', () => {
  const near = docs.map(({ id }, i): [string, number] => [id, i * i]);
  const other = near.map(([id, value]): [string, number] => [id, (1 + value / 50) / 2]);
  expect(order(near, 0.6)).toEqual(order(other, 0.6));
});

test('keeps the score of a hit without a vector, and all scores if too few vectors exist', () => {
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

test('reranks by similarity and then by citations', () => {
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
])('weighs the similarity: %s', (query, expected) => {
  expect(weight(query)).toBe(expected);
});

test('lowers the weight next to a reference and sets it to 0 by date and for words only', () => {
  const query = 'responsabilità del custode per insidia stradale art. 2051 c.c.';
  expect(weight(query)).toBeGreaterThan(0);
  expect(weight(query)).toBeLessThan(weightOfMeaning);
  expect([weight(query, { sort: 'date' }), weight(query, { wordsOnly: true })]).toEqual([0, 0]);
});

const year = 2026;
const hit = (
  id: string,
  score: number,
  { cites = [], year: of = 2000 }: { cites?: string[]; year?: number } = {},
): RerankCandidate => ({
  id,
  score,
  year: of,
  citation_numbers: [citationNumber(`cost:2000:${id}`), ...cites.map((key) => -citationNumber(key))],
});
const ordered = (docs: RerankCandidate[]) => rerankByCitations(docs, year).map(({ id }) => id);

test('ranks rulings cited by the best hits higher, but never above a much better hit', () => {
  const cites = ['cost:2000:4'];
  expect(ordered([hit('1', 10, { cites }), hit('2', 9.9, { cites }), hit('3', 9.5), hit('4', 9)])).toEqual([
    '4',
    '1',
    '2',
    '3',
  ]);
  expect(ordered([hit('1', 10, { cites }), hit('2', 9.9, { cites }), hit('4', 6)])).toEqual(['1', '2', '4']);
});

test('ignores citations of a ruling by itself', () => {
  expect(ordered([hit('1', 10), hit('2', 9.9, { cites: ['cost:2000:2'] })])).toEqual(['1', '2']);
});

test('does not push down rulings too young to be cited', () => {
  const old = Array.from({ length: 6 }, (_, i) =>
    hit(`${i}`, 10 - i / 100, { cites: [`cost:2000:${i + 1}`] }),
  );
  expect(ordered([...old, hit('young', 9.9, { year: 2025 })])[0]).toBe('young');
});

test('prefers the later of two equal hits by a small margin', () => {
  expect(ordered([hit('old', 10), hit('new', 9.8, { year: 2026 })])).toEqual(['new', 'old']);
  expect(ordered([hit('old', 10), hit('new', 9.2, { year: 2026 })])).toEqual(['old', 'new']);
});

test('returns every hit, in order of falling scores', () => {
  const docs = Array.from({ length: 50 }, (_, i) =>
    hit(`${i}`, 50 - i, { year: 1980 + (i % 45), cites: [`cost:2000:${(i * 7) % 50}`] }),
  );
  const found = rerankByCitations(docs, year);
  const scores = found.map(({ score }) => score!);
  expect([...scores].sort((a, b) => b - a)).toEqual(scores);
  expect(new Set(found.map(({ id }) => id)).size).toBe(50);
  expect(rerankByCitations([], year)).toEqual([]);
  expect(ordered([hit('1', 0), hit('2', 0)])).toEqual(['1', '2']);
});
