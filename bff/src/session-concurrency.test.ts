import { expect, test } from 'vitest';
import { AppError } from './errors.ts';
import { callsAtOnce, sessionConcurrency } from './session-concurrency.ts';

const { signal } = new AbortController();
const limitSessionConcurrency = sessionConcurrency();
const inTurn = <T>(session: string | null, signal: AbortSignal, run: () => Promise<T>) =>
  limitSessionConcurrency({
    session,
    atOnce: callsAtOnce,
    signal,
    run,
    isTooMuch: (result) => result === 'too much',
  });

/** Creates work that waits until it is released, and counts the started calls. */
function blocked() {
  const goes: (() => void)[] = [];
  const work = () => new Promise<string>((resolve) => goes.push(() => resolve('done')));
  return { work, goes };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('runs eight calls of a session in order, without delaying another session', async () => {
  const { work, goes } = blocked();
  const all = Array.from({ length: 10 }, () => inTurn('one', signal, work));
  await settled();
  expect(goes).toHaveLength(8);
  const other = blocked();
  const another = inTurn('another', signal, other.work);
  await settled();
  other.goes[0]!();
  expect(await another).toBe('done');
  goes[0]!();
  await settled();
  expect(goes).toHaveLength(9);
  goes[1]!();
  await settled();
  for (const go of goes) go();
  expect(await Promise.all(all)).toHaveLength(10);
});

test('rejects calls if too many are queued, and still runs the queued calls', async () => {
  const { work, goes } = blocked();
  const all = Array.from({ length: 108 }, () => inTurn('much', signal, work));
  await expect(inTurn('much', signal, work)).rejects.toThrow(
    new AppError('too_many_attempts', { retryAfter: 1 }),
  );
  while (goes.length > 0) {
    goes.shift()!();
    await settled();
  }
  expect(new Set(await Promise.all(all))).toEqual(new Set(['done']));
});

test('skips a queued call whose client has disconnected, and frees the slot of a failed call', async () => {
  const leaving = new AbortController();
  const { work, goes } = blocked();
  const eight = Array.from({ length: 8 }, () => inTurn('left', signal, work));
  let hasStarted = false;
  const left = inTurn('left', leaving.signal, async () => void (hasStarted = true));
  const fails = inTurn('left', signal, () => Promise.reject(new Error('as it may')));
  const last = inTurn('left', signal, async () => 'last');
  await settled();
  leaving.abort();
  goes[0]!();
  await expect(left).rejects.toThrow('service_timeout');
  await expect(fails).rejects.toThrow('as it may');
  expect(await last).toBe('last');
  expect(hasStarted).toBe(false);
  for (const go of goes) go();
  await Promise.all(eight);
});

test('queues nothing without a session', async () => {
  const { work, goes } = blocked();
  const all = Array.from({ length: 20 }, () => inTurn(null, signal, work));
  expect(goes).toHaveLength(20);
  for (const go of goes) go();
  await Promise.all(all);
});

test('rejects excessive calls immediately and keeps their slot briefly', async () => {
  const results = await Promise.all(
    Array.from({ length: 8 }, () => inTurn('greedy', signal, async () => 'too much')),
  );
  expect(results).toHaveLength(8);
  let hasStarted = false;
  const next = inTurn('greedy', signal, async () => void (hasStarted = true));
  await settled();
  expect(hasStarted).toBe(false);
  await next;
  expect(hasStarted).toBe(true);
});
