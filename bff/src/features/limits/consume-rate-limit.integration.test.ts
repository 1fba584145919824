import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '../../errors.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { refundRateLimits, consumeRateLimit } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const limit = { limit: 5, windowSeconds: 60 };
const take = (bucket: string) =>
  consumeRateLimit(app.deps, bucket, limit).then(
    () => 'taken',
    (error: unknown) => (error instanceof AppError ? error.data.retryAfter : error),
  );

test('admits exactly the limit out of concurrent attempts', async () => {
  const responses = await Promise.all(Array.from({ length: 40 }, () => take('test:together')));
  expect(responses.filter((a) => a === 'taken')).toHaveLength(5);
});

test('starts the window at the first attempt and returns its remaining time', async () => {
  for (let i = 0; i < 5; i++) expect(await take('test:window')).toBe('taken');
  app.deps.clock.advance(30);
  const wait = (await take('test:window')) as number;
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(30);
  app.deps.clock.advance(wait);
  expect(await take('test:window')).toBe('taken');
});

test('counts buckets separately, and allows refunded attempts again', async () => {
  for (let i = 0; i < 5; i++) await take('test:a');
  expect(await take('test:b')).toBe('taken');
  await refundRateLimits(app.deps, ['test:a', 'test:b', 'test:never-taken']);
  expect(await take('test:a')).toBe('taken');
  expect(await take('test:a')).not.toBe('taken');
});
