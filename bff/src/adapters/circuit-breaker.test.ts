import { expect, it } from 'vitest';
import { circuitBreaker } from './circuit-breaker.ts';

it('refuses after failures in a row, probes after the pause, and closes with the first success', () => {
  let time = 0;
  const breaker = circuitBreaker({ failures: 2, pauseMs: 100, now: () => time });
  breaker.failed();
  breaker.succeeded();
  breaker.failed();
  expect(breaker.allows()).toBe(true);
  breaker.failed();
  expect(breaker.allows()).toBe(false);
  time = 100;
  expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
  breaker.failed();
  time = 150;
  expect(breaker.allows()).toBe(false);
  time = 250;
  expect(breaker.allows()).toBe(true);
  breaker.succeeded();
  expect([breaker.allows(), breaker.allows()]).toEqual([true, true]);
});
