import { expect, test, vi } from 'vitest';
import { HashingThread } from './hashing-thread.ts';
import { hashPassword, passwordMatches } from './passwords.ts';

test('makes one comparison of the same kind for a missing account, a missing password and a wrong password', async () => {
  const stored = await hashPassword('the right one');
  await passwordMatches(undefined, 'warm');
  const run = vi.spyOn(HashingThread.prototype, 'run');
  for (const against of [undefined, null, stored]) {
    run.mockClear();
    expect(await passwordMatches(against, 'wrong')).toBe(false);
    expect(run).toHaveBeenCalledTimes(1);
    // The time of a comparison depends on the parameters before the salt.
    expect(run.mock.calls[0]![0].stored!.split('$').slice(0, 4)).toEqual(stored.split('$').slice(0, 4));
  }
  run.mockRestore();
  expect(await passwordMatches(stored, 'the right one')).toBe(true);
});

test('matches nothing if the stored text is not a hash', async () => {
  expect(await passwordMatches('not a hash', 'not a hash')).toBe(false);
  expect(await passwordMatches('', '')).toBe(false);
});

test('keeps the event loop free while passwords are hashed', async () => {
  let ticks = 0;
  let hashing = true;
  const spin = () => {
    ticks++;
    if (hashing) setImmediate(spin);
  };
  setImmediate(spin);
  await Promise.all(Array.from({ length: 4 }, (_, i) => hashPassword(`password ${i}`)));
  hashing = false;
  expect(ticks).toBeGreaterThan(50);
});

test('queues hashing and releases the thread if the work fails', async () => {
  let running = 0;
  let most = 0;
  const run = vi.spyOn(HashingThread.prototype, 'run').mockImplementation(async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
    throw new Error('failed');
  });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 30 }, (_, i) => hashPassword(`password ${i}`)),
  );
  run.mockRestore();
  expect(outcomes.map((o) => o.status)).toEqual(Array(30).fill('rejected'));
  expect(running).toBe(0);
  expect(most).toBeLessThanOrEqual(8);
});
