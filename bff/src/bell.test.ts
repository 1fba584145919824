import { expect, test } from 'vitest';
import { createBell } from './bell.ts';

const never = new AbortController().signal;
const long = 60_000;

test('all who wait hear it, and nobody hears it later', async () => {
  const bell = createBell();
  const waiting = [bell.heard(long, never), bell.heard(long, never)];
  bell.ring();
  await Promise.all(waiting);
  let heard = false;
  const late = bell.heard(20, never).then(() => (heard = true));
  await Promise.resolve();
  expect(heard).toBe(false);
  await late;
});

test('nobody waits for longer than they said, or past the end', async () => {
  const bell = createBell();
  await bell.heard(5, never);
  const end = new AbortController();
  const waiting = bell.heard(long, end.signal);
  end.abort();
  await waiting;
  await bell.heard(long, end.signal);
});
