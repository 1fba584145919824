import { expect, it } from 'vitest';
import { nextRating } from './next-rating.ts';

it.each([
  ['none', 'up', { to: 'positive' }],
  ['positive', 'up', { to: 'none' }],
  ['negative', 'up', { to: 'positive' }],
  ['none', 'down', { ask: 'comment' }],
  ['positive', 'down', { ask: 'comment' }],
  ['negative', 'down', { to: 'none' }],
] as const)('%s, thumb %s', (now, thumb, step) => {
  expect(nextRating(now, thumb)).toEqual(step);
});
