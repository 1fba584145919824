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
const textOf = (all: readonly { str: string }[]) => all.map(({ str }) => str).join('\n');
const read = (items: readonly object[]) => {
  const reading = new Reading();
  return [pageText(items, reading).trim(), ...reading.remarks];
};

test('reads two columns with interleaved lines column by column', () => {
  const drawn = [title, ...left.flatMap((one, i) => [one, right[i]!])];
  expect(read(drawn)).toEqual([textOf([title, ...left, ...right]), 'columns']);
});

test('keeps the order of columns drawn sequentially, and of a single column', () => {
  const drawn = [title, ...left, ...right];
  expect(read(drawn)).toEqual([textOf(drawn)]);
  const lines = Array.from({ length: 20 }, (_, i) =>
    at(`riga ${i} che va da un margine all'altro`, 50, 700 - i * 14, 450),
  );
  expect(read(lines)).toEqual([textOf(lines)]);
  expect(read([])).toEqual(['']);
});

test('reads each of three columns to its end', () => {
  const three = [0, 1, 2].map((column) =>
    Array.from({ length: 8 }, (_, i) =>
      at(`colonna ${column} riga ${i}`, 50 + column * 170, 700 - i * 14, 140),
    ),
  );
  const drawn = Array.from({ length: 8 }, (_, i) => three.map((column) => column[i]!)).flat();
  expect(read(drawn)).toEqual([textOf(three.flat()), 'columns']);
});

test('reports columns that cannot be separated', () => {
  // The space between them wanders, so that no gap goes from top to bottom.
  const drawn = Array.from({ length: 10 }, (_, i) => [
    at(`sinistra ${i} con altre parole`, 50, 700 - i * 14, 160 + (i % 5) * 30, false),
    at(`destra ${i} con altre parole`, 235 + (i % 5) * 30, 700 - i * 14, 160),
  ]).flat();
  expect(read(drawn).slice(1)).toEqual(['order']);
  const singleColumn = Array.from({ length: 8 }, (_, i) =>
    at(`sinistra ${i} con parole        destra ${i} con altre`, 50, 700 - i * 14, 450),
  );
  expect(read(singleColumn).slice(1)).toEqual(['order']);
});

test('does not report an index with page numbers, or justified lines', () => {
  const index = Array.from({ length: 12 }, (_, i) => [
    at(`Motivo ${i} del ricorso introduttivo`, 50, 700 - i * 14, 160 + (i % 5) * 30, false),
    at(`${i + 3}`, 490, 700 - i * 14, 10),
  ]).flat();
  expect(read(index).slice(1)).toEqual([]);
  const justified = Array.from({ length: 12 }, (_, i) => {
    const middle = 180 + (i % 5) * 20;
    return [
      at('parole di una riga', 50, 700 - i * 14, middle - 60, false),
      at('che va fino in fondo', middle, 700 - i * 14, 490 - middle),
    ];
  }).flat();
  expect(read(justified).slice(1)).toEqual([]);
});
