import { expect, test } from 'vitest';
import { containing } from './containing.ts';

test.each([
  ['danno 100%', '%danno 100\\%%'],
  ['a_b\\c', '%a\\_b\\\\c%'],
  ["D'Amico", '%D_Amico%'],
  ['D’Amico', '%D_Amico%'],
  ['Nicolo\u0300', '%Nicol\u00f2%'],
])('finds %s by %s', (text, pattern) => {
  expect(containing(text)).toBe(pattern);
});
