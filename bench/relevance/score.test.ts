import { expect, test } from 'vitest';
import { mean, scoreQuestion } from './score.ts';

test('scores the only answer 1 at the top and 0.5 in third position', () => {
  expect(scoreQuestion(['a', 'b'], new Set(['a']))).toEqual({ ndcg10: 1, recall100: 1, mrr: 1, zero: 0 });
  expect(scoreQuestion(['b', 'c', 'a'], new Set(['a']))).toMatchObject({ ndcg10: 0.5, mrr: 1 / 3 });
});

test('limits the ideal ranking to ten answers', () => {
  const many = Array.from({ length: 30 }, (_, i) => `d${i}`);
  expect(scoreQuestion(many, new Set(many)).ndcg10).toBe(1);
  expect(scoreQuestion(many.slice(0, 15), new Set(many)).recall100).toBe(0.5);
});

test('scores a query without results', () => {
  const none = scoreQuestion([], new Set(['a']));
  expect(none).toEqual({ ndcg10: 0, recall100: 0, mrr: 0, zero: 1 });
  expect(mean([none, scoreQuestion(['a'], new Set(['a']))])).toEqual({
    ndcg10: 0.5,
    recall100: 0.5,
    mrr: 0.5,
    zero: 0.5,
  });
});
