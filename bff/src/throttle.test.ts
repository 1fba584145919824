import { expect, test } from 'vitest';
import { Throttle } from './throttle.ts';

test('passes one event per key and period, and reports the number held back with the next', () => {
  let now = 0;
  const throttle = new Throttle(1000, () => now);
  expect(throttle.pass('a')).toBe(0);
  expect([throttle.pass('a'), throttle.pass('a')]).toEqual([null, null]);
  expect(throttle.pass('b')).toBe(0);
  now = 1000;
  expect(throttle.pass('a')).toBe(2);
  expect(throttle.pass('a')).toBeNull();
  now = 5000;
  expect(throttle.pass('b')).toBe(0);
});

test('limits the number of remembered keys', () => {
  const throttle = new Throttle(1000, () => 0);
  for (let i = 0; i < 25_000; i++) expect(throttle.pass(String(i))).toBe(0);
  expect(throttle.pass('24999')).toBeNull();
  expect(throttle.pass('0')).toBe(0);
});
