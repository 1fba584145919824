import { expect, test } from 'vitest';
import { firstDay } from './history-address.ts';

test('periods reach back seven days, one month, or for ever', () => {
  const now = new Date('2026-03-31T10:00:00Z');
  expect(firstDay('week', now)).toBe('2026-03-24');
  expect(firstDay('month', now)).toBe('2026-03-03');
  expect(firstDay('all', now)).toBeUndefined();
});
