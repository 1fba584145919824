import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { circuitBreaker } from './circuit-breaker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const dead = () => Promise.reject(new Error('nothing came'));
const alive = () => Promise.resolve();

it('opens after consecutive failures and a failed probe, and closes at the first successful probe', async () => {
  const probe = vi.fn<() => Promise<void>>(dead);
  const breaker = circuitBreaker({ probe, question: alive, failures: 2, pauseMs: 100 });
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

it('stays closed while the probe succeeds, regardless of the number of failed calls', async () => {
  const breaker = circuitBreaker({ probe: alive, question: alive, failures: 2, pauseMs: 100 });
  for (let i = 0; i < 20; i++) {
    breaker.failed();
    await vi.advanceTimersByTimeAsync(10);
    expect(breaker.isOpen()).toBe(false);
  }
});

it('runs one probe at a time and none after it is closed', async () => {
  const probe = vi.fn<() => Promise<void>>(dead);
  const breaker = circuitBreaker({ probe, question: alive, failures: 1, pauseMs: 100 });
  breaker.failed();
  breaker.failed();
  expect(probe).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(0);
  breaker.close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(probe).toHaveBeenCalledTimes(1);
});

it('stays closed if other calls succeed while the probe hangs', async () => {
  let giveUp!: (reason: Error) => void;
  const probe = () => new Promise<void>((_, reject) => (giveUp = reject));
  const breaker = circuitBreaker({ probe, question: alive, failures: 1, pauseMs: 100 });
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

/**
 * Reports 12 results to the breaker, more than the minimum for a share, `refusals` of them
 * refusals.
 */
const respond = (breaker: ReturnType<typeof circuitBreaker>, refusals: number) => {
  for (let i = 0; i < 12 - refusals; i++) breaker.succeeded();
  for (let i = 0; i < refusals; i++) breaker.refused();
};

it('opens if half of the responses are refusals and a typical request fails too, and closes when it succeeds', async () => {
  const question = vi.fn<() => Promise<void>>(dead);
  const breaker = circuitBreaker({ probe: alive, question, pauseMs: 100 });
  respond(breaker, 5);
  await vi.advanceTimersByTimeAsync(0);
  expect([breaker.isOpen(), question.mock.calls.length]).toEqual([false, 0]);
  respond(breaker, 12);
  await vi.advanceTimersByTimeAsync(0);
  expect(breaker.isOpen()).toBe(true);
  await vi.advanceTimersByTimeAsync(100);
  expect([breaker.isOpen(), question.mock.calls.length]).toEqual([true, 2]);
  question.mockImplementation(alive);
  await vi.advanceTimersByTimeAsync(100);
  expect(breaker.isOpen()).toBe(false);
  // The refusals from before the breaker opened are forgotten.
  breaker.refused();
  await vi.advanceTimersByTimeAsync(1000);
  expect([breaker.isOpen(), question.mock.calls.length]).toEqual([false, 3]);
  breaker.close();
});

it('stays closed and limits its checks while a typical request succeeds, regardless of the number of refusals', async () => {
  const question = vi.fn<() => Promise<void>>(alive);
  const breaker = circuitBreaker({ probe: dead, question, pauseMs: 100 });
  for (let i = 0; i < 50; i++) {
    breaker.refused();
    await vi.advanceTimersByTimeAsync(10);
    expect(breaker.isOpen()).toBe(false);
  }
  expect(question.mock.calls.length).toBeLessThan(7);
});

it('ignores refusals older than the window', async () => {
  const question = vi.fn<() => Promise<void>>(dead);
  const breaker = circuitBreaker({ probe: alive, question, pauseMs: 100 });
  for (let i = 0; i < 5; i++) breaker.refused();
  await vi.advanceTimersByTimeAsync(20_000);
  for (let i = 0; i < 5; i++) breaker.refused();
  await vi.advanceTimersByTimeAsync(0);
  expect([breaker.isOpen(), question.mock.calls.length]).toEqual([false, 0]);
});

it('checks again after its pause, even if the system clock is set back by an hour', async () => {
  const question = vi.fn<() => Promise<void>>(alive);
  const breaker = circuitBreaker({ probe: alive, question, pauseMs: 100 });
  for (let i = 0; i < 6; i++) breaker.refused();
  await vi.advanceTimersByTimeAsync(0);
  expect(question).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() - 3_600_000);
  await vi.advanceTimersByTimeAsync(200);
  for (let i = 0; i < 6; i++) breaker.refused();
  await vi.advanceTimersByTimeAsync(0);
  expect(question).toHaveBeenCalledTimes(2);
  breaker.close();
});
