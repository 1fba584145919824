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

test('keeps texts that a spreadsheet would convert to a number or a date', () => {
  const texts = ['1/2020', '00123', '123456789012345', '3-2020', '12E5'];
  expect(csv([texts], 'en')).toBe(`\uFEFF${texts.map((text) => `"=""${text}"""`).join(',')}\r\n`);
  const others = ['12/01/2019', '2020', 'n. 1/2020', 'art. 5', ''];
  expect(csv([others], 'en')).toBe(`\uFEFF${others.map((text) => `"${text}"`).join(',')}\r\n`);
});
