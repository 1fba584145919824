import { operationNames } from '@massima/contract/operations';
import { expect, test } from 'vitest';
import { bodyMax, mostBytes } from './most-bytes.ts';

test('an operation takes what its largest input needs, and some to spare', () => {
  expect(mostBytes('session.login')).toBeLessThan(100_000);
  expect(mostBytes('search.run')).toBeLessThan(130_000);
  expect(mostBytes('accounts.create')).toBeLessThan(130_000);
  // A text of a hundred thousand signs, each of which may be written as an escape of six.
  expect(mostBytes('citations.check')).toBeGreaterThan(600_000);
  for (const name of operationNames) {
    expect(mostBytes(name)).toBeGreaterThan(60_000);
    expect(mostBytes(name)).toBeLessThanOrEqual(bodyMax);
  }
});
