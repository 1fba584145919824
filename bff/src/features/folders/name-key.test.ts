import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { nameKey } from './name-key.ts';

test.each([
  ['Causa Rossi', '  causa ROSSI '],
  ['Causa Rossi', 'Causa\u200b Rossi'],
  ['Causa Rossi', 'Causa\u00a0\u00a0Rossi'],
  ['Perché', 'Perche\u0301'],
  ['L’appello', "L'appello"],
  ['Anni 2019–2020', 'Anni 2019-2020'],
  ['Ⅳ sezione', 'IV sezione'],
])('gives %s and %s the same key', (first, other) => expect(nameKey(first)).toBe(nameKey(other)));

test.each([
  ['Perche', 'Perché'],
  ['Causa Rossi', 'Causa Russi'],
])('gives %s and %s different keys', (first, other) => expect(nameKey(first)).not.toBe(nameKey(other)));

test('keeps the original key of a plain name', () => {
  expect(nameKey('Causa Rossi')).toBe(createHash('sha256').update('causa rossi').digest('hex'));
});
