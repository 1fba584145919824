import { expect, test } from 'vitest';
import { citationNumber } from './citation-number.ts';

test('keys that differ have numbers that differ, and JSON keeps them whole', () => {
  const keys = Array.from({ length: 200_000 }, (_, i) => `cost:${1956 + (i % 70)}:${Math.floor(i / 70)}`);
  const numbers = keys.map(citationNumber);
  expect(new Set(numbers).size).toBe(keys.length);
  expect(numbers.every(Number.isSafeInteger)).toBe(true);
  // The low half alone would not do: both have to tell keys apart.
  expect(new Set(numbers.map((one) => Math.floor(one / 2 ** 32))).size).toBeGreaterThan(180_000);
});

test('a key has one number for as long as an index lives', () => {
  expect(citationNumber('cost:1990:5')).toBe(1375869043059896);
});
