import { expect, it } from 'vitest';
import type { CollectionDeps } from '../collection-deps.ts';
import { coverage } from './cited-rulings.ts';

it('sends at most three requests at a time across all briefs', async () => {
  let [requestCount, now, most] = [0, 0, 0];
  const select = async () => {
    requestCount += 1;
    most = Math.max(most, (now += 1));
    await new Promise(setImmediate);
    now -= 1;
    return { response: { numFound: 1, docs: [] } };
  };
  const engine = { select } as unknown as CollectionDeps['engine'];
  const series = (of: string) =>
    Array.from({ length: 10 }, (_, i) => ({ prefix: `${of}:${i}:`, label: of, year: 2000 + i }));
  const never = new AbortController().signal;
  const found = await Promise.all(['cass', 'cost'].map((of) => coverage({ engine }, series(of), never)));
  expect([requestCount, most, found.map(({ size }) => size)]).toEqual([20, 3, [10, 10]]);
});
