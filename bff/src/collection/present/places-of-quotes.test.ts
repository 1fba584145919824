import { expect, test } from 'vitest';
import { placesOfQuotes } from './places-of-quotes.ts';

const cut = (text: string, quotes: string[]) =>
  placesOfQuotes(text, quotes).map(({ start, end }) => text.slice(start, end));

test('a wording is found word for word, whatever is between its words', () => {
  const text =
    'La cosa in custodia. È COSA, in\ncustodia; cose in custodia; la responsabilita’ e la responsabilità.';
  expect(cut(text, ['cosa in custodia'])).toEqual(['cosa in custodia', 'COSA, in\ncustodia']);
  expect(cut(text, ['Responsabilità'])).toEqual(['responsabilita', 'responsabilità']);
  expect(cut(text, ['custodia responsabilità'])).toEqual([]);
  expect(cut(text, ['', '…'])).toEqual([]);
  expect(cut('', ['cosa'])).toEqual([]);
});
