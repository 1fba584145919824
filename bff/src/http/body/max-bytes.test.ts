import { operationNames } from '@massima/contract/operations';
import { expect, test } from 'vitest';
import { bodyMax, maxBytes } from './max-bytes.ts';

test('allows an operation its largest input and a margin', () => {
  expect(maxBytes('session.login')).toBeLessThan(100_000);
  expect(maxBytes('search.run')).toBeLessThan(130_000);
  expect(maxBytes('accounts.create')).toBeLessThan(130_000);
  // A text of a hundred thousand characters, each of which may be an escape of six bytes.
  expect(maxBytes('citations.check')).toBeGreaterThan(600_000);
  for (const name of operationNames) {
    expect(maxBytes(name)).toBeGreaterThan(60_000);
    expect(maxBytes(name)).toBeLessThanOrEqual(bodyMax);
  }
});
