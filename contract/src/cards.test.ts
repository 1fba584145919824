import { expect, test } from 'vitest';
import { isCardExpired, payerWithout } from './cards.ts';

const now = new Date('2026-11-30T22:00:00Z');
const card = (id: string, exp_year = 2030, exp_month = 4) => ({ id, card: { exp_year, exp_month } });

test('a card is valid until the end of its month', () => {
  expect(isCardExpired(card('a', 2026, 11), now)).toBe(false);
  expect(isCardExpired(card('a', 2026, 11), new Date('2026-12-01T00:00:00Z'))).toBe(true);
  expect(isCardExpired(card('a', 2026, 12), new Date('2026-12-31T00:00:00Z'))).toBe(false);
  expect(isCardExpired({ card: null }, now)).toBe(false);
});

const expired = card('expired', 2020);
test.each([
  ['the one that pays goes on paying', 'b', [card('a'), card('b'), card('c')], 'c', 'c'],
  ['the newest takes its place', 'b', [card('a'), card('b'), card('c')], 'b', 'a'],
  ['but not one that has expired', 'b', [expired, card('b'), card('c')], 'b', 'c'],
  ['one that has expired goes on as it is', 'b', [card('a'), card('b'), expired], 'expired', 'expired'],
  ['nobody pays by what is gone', 'b', [card('b'), expired], 'b', undefined],
  ['the only one', 'b', [card('b')], 'b', undefined],
  ['where none pays yet', 'b', [card('b'), card('a')], null, 'a'],
])('%s', (_, gone, cards, paying, next) => {
  expect(payerWithout(gone, cards, paying, now)?.id).toBe(next);
});
