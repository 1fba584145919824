import { expect, test } from 'vitest';
import { citationNumber } from '@massima/law/citation-number';
import { rerankByCitations, type RerankCandidate } from './rerank-by-citations.ts';

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
const order = (docs: RerankCandidate[]) => rerankByCitations(docs, year).map(({ id }) => id);

test('what the best hits cite rises, and never above a much better one', () => {
  const cites = ['cost:2000:4'];
  expect(order([hit('1', 10, { cites }), hit('2', 9.9, { cites }), hit('3', 9.5), hit('4', 9)])).toEqual([
    '4',
    '1',
    '2',
    '3',
  ]);
  expect(order([hit('1', 10, { cites }), hit('2', 9.9, { cites }), hit('4', 6)])).toEqual(['1', '2', '4']);
});

test('a ruling does not cite itself', () => {
  expect(order([hit('1', 10), hit('2', 9.9, { cites: ['cost:2000:2'] })])).toEqual(['1', '2']);
});

test('rulings too young to be cited are not buried by it', () => {
  const old = Array.from({ length: 6 }, (_, i) =>
    hit(`${i}`, 10 - i / 100, { cites: [`cost:2000:${i + 1}`] }),
  );
  expect(order([...old, hit('young', 9.9, { year: 2025 })])[0]).toBe('young');
});

test('of two alike the later one is first, by a little', () => {
  expect(order([hit('old', 10), hit('new', 9.8, { year: 2026 })])).toEqual(['new', 'old']);
  expect(order([hit('old', 10), hit('new', 9.2, { year: 2026 })])).toEqual(['old', 'new']);
});

test('scores fall from the first to the last, and nothing is lost', () => {
  const docs = Array.from({ length: 50 }, (_, i) =>
    hit(`${i}`, 50 - i, { year: 1980 + (i % 45), cites: [`cost:2000:${(i * 7) % 50}`] }),
  );
  const found = rerankByCitations(docs, year);
  const scores = found.map(({ score }) => score!);
  expect([...scores].sort((a, b) => b - a)).toEqual(scores);
  expect(new Set(found.map(({ id }) => id)).size).toBe(50);
  expect(rerankByCitations([], year)).toEqual([]);
  expect(order([hit('1', 0), hit('2', 0)])).toEqual(['1', '2']);
});
