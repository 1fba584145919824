import { expect, test } from 'vitest';
import { firstDay } from './history-address.ts';

test('periods cover seven days, one month, or all time', () => {
  const now = new Date('2026-03-31T10:00:00');
  expect(firstDay('week', now)).toBe('2026-03-24');
  expect(firstDay('month', now)).toBe('2026-02-28');
  expect(firstDay('all', now)).toBeUndefined();
});

test('starts a month where the previous one ends, across years and summer time', () => {
  const month = (now: string) => firstDay('month', new Date(`${now}T12:00:00`));
  expect(month('2028-03-30')).toBe('2028-02-29');
  expect(month('2026-12-31')).toBe('2026-11-30');
  expect(month('2027-01-31')).toBe('2026-12-31');
  expect(month('2026-04-29')).toBe('2026-03-29');
});
