import * as argon2 from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { hashPassword, withPasswordCheck } from './passwords.ts';

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>();
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) };
});

test('no account and no password cost one comparison of the same kind as a wrong one', async () => {
  const stored = await hashPassword('the right one');
  for (const against of [undefined, null, stored]) {
    vi.mocked(argon2.verify).mockClear();
    expect(await withPasswordCheck((matches) => matches(against, 'wrong'))).toBe(false);
    expect(argon2.verify).toHaveBeenCalledTimes(1);
    const [compared] = vi.mocked(argon2.verify).mock.calls[0]!;
    // The parameters are what the time depends on.
    expect(String(compared).split('$').slice(0, 4)).toEqual(stored.split('$').slice(0, 4));
  }
  expect(await withPasswordCheck((matches) => matches(stored, 'the right one'))).toBe(true);
});

test('hashing waits its turn, and a turn is given back when the work fails', async () => {
  let running = 0;
  let most = 0;
  const work = () =>
    withPasswordCheck(async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      throw new Error('failed');
    }).catch(() => 'failed');
  expect(await Promise.all(Array.from({ length: 30 }, work))).toEqual(Array(30).fill('failed'));
  expect(running).toBe(0);
  expect(most).toBeLessThanOrEqual(8);
});
