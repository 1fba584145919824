import { countries } from '@massima/contract/format/country';
import { expect, test } from 'vitest';
import { countryChoices } from './billing-section.tsx';

const names = (locale: string) => countryChoices(locale, 'IT', 'Irlanda del Nord').map(({ text }) => text);

test('lists Italy first, then the countries in the reader’s alphabetical order', () => {
  expect(names('it').slice(0, 3)).toEqual(['Italia', 'Afghanistan', 'Albania']);
  expect(names('it').at(-1)).toBe('Zimbabwe');
  expect(names('en').indexOf('Germany')).toBeLessThan(names('en').indexOf('Greece'));
});

test('offers each country that the server accepts once, by its name', () => {
  const offered = countryChoices('it', 'JP', 'Irlanda del Nord');
  expect(offered.map(({ value }) => value).sort()).toEqual([...countries].sort());
  expect(new Set(offered.map(({ text }) => text)).size).toBe(countries.length);
  expect(offered.every(({ text }) => text.length > 2)).toBe(true);
});

test('shows a stored country that is no longer accepted', () => {
  expect(countryChoices('it', 'SU', 'Irlanda del Nord').map(({ value }) => value)).toContain('SU');
});
