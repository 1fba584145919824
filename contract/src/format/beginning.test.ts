import { expect, test } from 'vitest';
import { beginningOf } from './beginning.ts';

test('keeps a short text unchanged', () => {
  expect(beginningOf('Danno da cose', 13)).toBe('Danno da cose');
});

test('cuts a longer text at the end of a word', () => {
  expect(beginningOf('Danno cagionato da cose', 18)).toBe('Danno cagionato …');
  expect(beginningOf('Danno\ncagionato', 9)).toBe('Danno …');
});

test('cuts inside a very long word, but never inside a character', () => {
  expect(beginningOf('x'.repeat(30), 10)).toBe(`${'x'.repeat(10)} …`);
  expect(beginningOf(`a ${'x'.repeat(30)}`, 10)).toBe(`a ${'x'.repeat(8)} …`);
  expect(beginningOf('Danno 👍👍', 7).isWellFormed()).toBe(true);
});
