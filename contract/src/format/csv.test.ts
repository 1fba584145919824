import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('quotes every cell, doubles quotes, and keeps formulas from running', () => {
  expect(
    csv(
      [
        ['a;b', 'say "x"'],
        ['=1+1', '-2'],
      ],
      'it',
    ),
  ).toBe('\uFEFF"a;b";"say ""x"""\r\n"\'=1+1";"\'-2"\r\n');
  expect(csv([['a', 'b']], 'en')).toBe('\uFEFF"a","b"\r\n');
});
