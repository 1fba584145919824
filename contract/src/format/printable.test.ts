import { expect, test } from 'vitest';
import { csv } from './csv.ts';
import { printable } from './printable.ts';

test('removes exactly the characters that documents cannot contain', () => {
  const every = Array.from({ length: 0x100 }, (_, code) => String.fromCharCode(code)).join('');
  expect(printable(every)).toBe(`\t\n\r${every.slice(0x20, 0x7f)}${every.slice(0xa0)}`);
  expect(printable('perché \ud83d\ude00 «è»\ud83d\ufffe\uffff\ude00')).toBe('perché \ud83d\ude00 «è»');
});

test('removes them from a table and still escapes a formula after such a character', () => {
  expect(csv([['a\u0007b', '\u0001=1+1']], 'en')).toBe('\ufeff"ab","\'=1+1"\r\n');
});
