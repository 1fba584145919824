import { expect, test } from 'vitest';
import { pageText } from './page-text.ts';
import { Reading } from './read.ts';

const at = (str: string, x: number, y: number, width = str.length * 5, hasEOL = true) => ({
  str,
  hasEOL,
  width,
  transform: [1, 0, 0, 1, x, y],
});
const left = Array.from({ length: 10 }, (_, i) =>
  at(`sinistra ${i} con altre parole`, 50, 700 - i * 14, 200),
);
const right = Array.from({ length: 10 }, (_, i) =>
  at(`destra ${i} con altre parole`, 300, 700 - i * 14, 200),
);
const title = at('Un titolo sopra le due colonne', 50, 740, 450);
const words = (all: readonly { str: string }[]) => all.map(({ str }) => str).join('\n');
const read = (items: readonly object[]) => {
  const reading = new Reading();
  return [pageText(items, reading).trim(), ...reading.remarks];
};

test('lines of two columns that are drawn in turn are read column by column', () => {
  const drawn = [title, ...left.flatMap((one, i) => [one, right[i]!])];
  expect(read(drawn)).toEqual([words([title, ...left, ...right]), 'columns']);
});

test('columns that are drawn one after the other, and lines of one, stay as they are', () => {
  const drawn = [title, ...left, ...right];
  expect(read(drawn)).toEqual([words(drawn)]);
  const lines = Array.from({ length: 20 }, (_, i) =>
    at(`riga ${i} che va da un margine all'altro`, 50, 700 - i * 14, 450),
  );
  expect(read(lines)).toEqual([words(lines)]);
  expect(read([])).toEqual(['']);
});
