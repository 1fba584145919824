import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf } from './read-in-parts.ts';

test('splits a text into parts of at most the maximum length, which add up to the text and break no character', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.integer({ min: 4, max: 60 }),
      (text, longest) => {
        const parts = partsOf(text, longest);
        expect(parts.join('')).toBe(text);
        expect(parts.every((part) => part.length <= longest)).toBe(true);
        if (text.isWellFormed()) expect(parts.every((part) => part.isWellFormed())).toBe(true);
      },
    ),
  );
});

test('ends a part after a paragraph, or else after a word', () => {
  expect(partsOf('uno due\ntre quattro', 12)).toEqual(['uno due\n', 'tre quattro']);
  expect(partsOf('uno due tre quattro', 12)).toEqual(['uno due tre ', 'quattro']);
  expect(partsOf('', 12)).toEqual(['']);
});
