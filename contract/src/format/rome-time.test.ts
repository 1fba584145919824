import { expect, test } from 'vitest';
import { endOf, instantOf } from './rome-time.ts';

test.each([
  ['2026-01-15', '2026-01-14T23:00:00.000Z'],
  ['2026-07-15', '2026-07-14T22:00:00.000Z'],
  ['2026-01-15T09:30', '2026-01-15T08:30:00.000Z'],
  ['2026-07-15T09:30:15', '2026-07-15T07:30:15.000Z'],
  ['2026-07-15T09:30:15.250', '2026-07-15T07:30:15.250Z'],
  ['2026-01-15T09:30:00Z', '2026-01-15T09:30:00.000Z'],
  ['2026-01-15T09:30:00-05:00', '2026-01-15T14:30:00.000Z'],
  // The day the clocks go forward, before, in and after the hour that there is not.
  ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  // The day they go back: midnight is still summer's, the next one is winter's.
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', '2026-10-25T23:00:00.000Z'],
])('%s is %s', (text, instant) => {
  expect(instantOf(text).toISOString()).toBe(instant);
});

test.each([
  ['2026-01-31', '2026-01-31T23:00:00.000Z'],
  ['2026-03-29', '2026-03-29T22:00:00.000Z'],
  ['2026-12-31', '2026-12-31T23:00:00.000Z'],
  ['2026-01-31T12:00:00Z', '2026-01-31T12:00:00.001Z'],
])('up to %s is before %s', (text, instant) => {
  expect(endOf(text).toISOString()).toBe(instant);
});
