import { expect, test } from 'vitest';
import { createJobSignal } from './job-signal.ts';

const never = new AbortController().signal;
const long = 60_000;

test('wakes all current waiters and no later one', async () => {
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

test('resolves after the timeout or on abort', async () => {
  const bell = createJobSignal();
  await bell.wait(5, never);
  const end = new AbortController();
  const waiting = bell.wait(long, end.signal);
  end.abort();
  await waiting;
  await bell.wait(long, end.signal);
});
