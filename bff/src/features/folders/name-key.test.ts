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
])('%s and %s look the same', (one, other) => expect(nameKey(one)).toBe(nameKey(other)));

test.each([
  ['Perche', 'Perché'],
  ['Causa Rossi', 'Causa Russi'],
])('%s and %s do not', (one, other) => expect(nameKey(one)).not.toBe(nameKey(other)));

test('a plain name has the key that it has always had', () => {
  expect(nameKey('Causa Rossi')).toBe(createHash('sha256').update('causa rossi').digest('hex'));
});
