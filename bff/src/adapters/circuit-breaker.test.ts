import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { circuitBreaker } from './circuit-breaker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const dead = () => Promise.reject(new Error('nothing came'));
const alive = () => Promise.resolve();

it('opens after failures in a row once a probe has failed too, and closes by itself with the first that succeeds', async () => {
  const probe = vi.fn<() => Promise<void>>(dead);
  const breaker = circuitBreaker({ probe, failures: 2, pauseMs: 100 });
  breaker.failed();
  breaker.succeeded();
  breaker.failed();
  expect(probe).not.toHaveBeenCalled();
  breaker.failed();
  await vi.advanceTimersByTimeAsync(0);
  expect(breaker.isOpen()).toBe(true);
  await vi.advanceTimersByTimeAsync(100);
  expect([breaker.isOpen(), probe.mock.calls.length]).toEqual([true, 2]);
  probe.mockImplementation(alive);
  await vi.advanceTimersByTimeAsync(100);
  expect(breaker.isOpen()).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(probe).toHaveBeenCalledTimes(3);
});

it('stays closed while the probe is answered, however many calls fail', async () => {
  const breaker = circuitBreaker({ probe: alive, failures: 2, pauseMs: 100 });
  for (let i = 0; i < 20; i++) {
    breaker.failed();
    await vi.advanceTimersByTimeAsync(10);
    expect(breaker.isOpen()).toBe(false);
  }
});

it('probes one at a time, and no more once it is closed for good', async () => {
  const probe = vi.fn<() => Promise<void>>(dead);
  const breaker = circuitBreaker({ probe, failures: 1, pauseMs: 100 });
  breaker.failed();
  breaker.failed();
  expect(probe).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(0);
  breaker.close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(probe).toHaveBeenCalledTimes(1);
});

it('stays closed when others are answered while the probe hangs', async () => {
  let giveUp!: (reason: Error) => void;
  const probe = () => new Promise<void>((_, reject) => (giveUp = reject));
  const breaker = circuitBreaker({ probe, failures: 1, pauseMs: 100 });
  breaker.failed();
  breaker.succeeded();
  giveUp(new Error('timed out'));
  await vi.advanceTimersByTimeAsync(0);
  expect(breaker.isOpen()).toBe(false);
  breaker.failed();
  giveUp(new Error('timed out'));
  await vi.advanceTimersByTimeAsync(0);
  expect(breaker.isOpen()).toBe(true);
  breaker.close();
});
