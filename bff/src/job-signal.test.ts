import { expect, test } from 'vitest';
import { createJobSignal } from './job-signal.ts';

const never = new AbortController().signal;
const long = 60_000;

test('wakes all current waiters and no later one', async () => {
  const signal = createJobSignal();
  const waiting = [signal.wait(long, never), signal.wait(long, never)];
  signal.notify();
  await Promise.all(waiting);
  let heard = false;
  const late = signal.wait(20, never).then(() => (heard = true));
  await Promise.resolve();
  expect(heard).toBe(false);
  await late;
});

test('resolves after the timeout or on abort', async () => {
  const signal = createJobSignal();
  await signal.wait(5, never);
  const end = new AbortController();
  const waiting = signal.wait(long, end.signal);
  end.abort();
  await waiting;
  await signal.wait(long, end.signal);
});
