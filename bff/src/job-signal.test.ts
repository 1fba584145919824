import { expect, test } from 'vitest';
import { createJobSignal } from './job-signal.ts';

const never = new AbortController().signal;
const long = 60_000;

test('all who wait hear it, and nobody hears it later', async () => {
  const bell = createJobSignal();
  const waiting = [bell.wait(long, never), bell.wait(long, never)];
  bell.notify();
  await Promise.all(waiting);
  let heard = false;
  const late = bell.wait(20, never).then(() => (heard = true));
  await Promise.resolve();
  expect(heard).toBe(false);
  await late;
});

test('nobody waits for longer than they said, or past the end', async () => {
  const bell = createJobSignal();
  await bell.wait(5, never);
  const end = new AbortController();
  const waiting = bell.wait(long, end.signal);
  end.abort();
  await waiting;
  await bell.wait(long, end.signal);
});
