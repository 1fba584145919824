import { expect, test } from 'vitest';
import { longDay, shortDay, withArticle } from './day-with.ts';

test.each([
  ['2026-01-01', 'il 1º gennaio 2026'],
  ['2026-01-08', 'l’8 gennaio 2026'],
  ['2026-01-11', 'l’11 gennaio 2026'],
  ['2026-01-12', 'il 12 gennaio 2026'],
  ['2026-01-18', 'il 18 gennaio 2026'],
  ['2026-01-28', 'il 28 gennaio 2026'],
])('formats %s with the article that its pronunciation requires: %s', (day, said) => {
  expect(longDay('il', day, 'it')).toBe(said);
});

test.each([
  ['il', 'l’8', 'il 12'],
  ['al', 'all’8', 'al 12'],
  ['dal', 'dall’8', 'dal 12'],
  ['del', 'dell’8', 'del 12'],
  ['nel', 'nell’8', 'nel 12'],
  ['sul', 'sull’8', 'sul 12'],
] as const)('elides %s before a vowel: %s, but %s', (preposition, before, apart) => {
  expect(withArticle(preposition, '8')).toBe(before);
  expect(withArticle(preposition, '12')).toBe(apart);
});

test.each([
  ['8\u00a0%', 'dell’8\u00a0%'],
  ['11\u00a0%', 'dell’11\u00a0%'],
  ['80\u00a0%', 'dell’80\u00a0%'],
  ['89,5\u00a0%', 'dell’89,5\u00a0%'],
  ['800', 'dell’800'],
  ['8.000', 'dell’8.000'],
  ['11.000', 'dell’11.000'],
  ['11.500.000', 'dell’11.500.000'],
  ['1\u00a0%', 'dell’1\u00a0%'],
  ['1.000', 'del 1.000'],
  ['10\u00a0%', 'del 10\u00a0%'],
  ['18', 'del 18'],
  ['110', 'del 110'],
  ['1.100', 'del 1.100'],
  ['90', 'del 90'],
])('chooses the article of a number by its pronunciation: %s', (figures, said) => {
  expect(withArticle('del', figures)).toBe(said);
});

test('uses the same article for a date in figures', () => {
  expect(shortDay('il', '2026-01-08', 'it')).toBe('l’08/01/2026');
  expect(shortDay('dal', '2026-08-11', 'it')).toBe('dall’11/08/2026');
  expect(shortDay('dal', '2026-08-01', 'it')).toBe('dal 01/08/2026');
  expect(shortDay('dal', '2026-08-09', 'it')).toBe('dal 09/08/2026');
});

test('uses "on" in English, or no preposition', () => {
  expect(longDay('il', '2026-01-08', 'en')).toBe('on 8 January 2026');
  expect(longDay('al', '2026-01-08', 'en')).toBe('8 January 2026');
  expect(shortDay('il', '2026-01-08', 'en')).toBe('on 08/01/2026');
});

test('returns an invalid date unchanged', () => {
  expect(longDay('il', '2019-99-99', 'it')).toBe('il 2019-99-99');
});
