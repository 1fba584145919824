import { expect, test } from 'vitest';
import { countryChoices } from './country-choices.ts';

const names = (locale: string, kept: string) =>
  countryChoices(locale, kept, 'Irlanda del Nord').map(({ text }) => text);

test('Italy comes first, then the others in the order of the alphabet that the reader knows', () => {
  expect(names('it', 'IT').slice(0, 4)).toEqual(['Italia', 'Austria', 'Belgio', 'Bulgaria']);
  expect(names('it', 'IT').slice(-3)).toEqual(['Svezia', 'Svizzera', 'Ungheria']);
  expect(names('en', 'IT').slice(-3)).toEqual(['Switzerland', 'United Kingdom', 'United States']);
});

test('a country that is kept and not in the list is offered, and one that is stands there once', () => {
  expect(names('en', 'JP')).toContain('Japan');
  expect(names('it', 'IT')).toContain('Irlanda del Nord');
  expect(new Set(names('it', 'DE')).size).toBe(names('it', 'DE').length);
});
