import { expect, test } from 'vitest';
import { beginningOf } from './beginning.ts';

test('a text that is short enough stays as it is', () => {
  expect(beginningOf('Danno da cose', 13)).toBe('Danno da cose');
});

test('a longer one is cut where a word ends', () => {
  expect(beginningOf('Danno cagionato da cose', 18)).toBe('Danno cagionato …');
  expect(beginningOf('Danno\ncagionato', 9)).toBe('Danno …');
});

test('a word without an end, or half a character, is cut as far as it goes', () => {
  expect(beginningOf('x'.repeat(30), 10)).toBe(`${'x'.repeat(10)} …`);
  expect(beginningOf(`a ${'x'.repeat(30)}`, 10)).toBe(`a ${'x'.repeat(8)} …`);
  expect(beginningOf('Danno 👍👍', 7).isWellFormed()).toBe(true);
});
