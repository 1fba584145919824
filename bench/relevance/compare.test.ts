import { expect, test } from 'vitest';
import { chance, compare } from './compare.ts';

test('returns a low p-value if all queries improve, and a high one if half get worse', () => {
  expect(chance(Array.from({ length: 20 }, () => 0.1))).toBeLessThan(0.001);
  expect(chance(Array.from({ length: 20 }, (_, i) => (i % 2 ? 0.1 : -0.1)))).toBeGreaterThan(0.5);
  expect(chance([0, 0])).toBe(1);
});

test('compares sets query by query and skips sets whose queries changed', () => {
  const score = { ndcg10: 0.5, recall100: 1, mrr: 0.5, zero: 0 };
  const result = (ndcg10: number[]) => ({
    score,
    each: ndcg10.map((value) => ({ ...score, ndcg10: value })),
    p50: 1,
    p95: 1,
  });
  const text = compare(
    { one: result([0, 1]), other: result([1]) },
    { one: result([1, 0.5]), other: result([1, 1]) },
  );
  expect(text).toMatch(/one\s+ndcg10\s+\+25\.00 points, 1 up 1 down/);
  expect(text).toMatch(/other: asked otherwise/);
});
