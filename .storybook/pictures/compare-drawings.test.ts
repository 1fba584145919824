import { expect, it } from 'vitest';
import { compareDrawings, type Drawing } from './compare-drawings.ts';

type Colour = readonly [number, number, number];
const paper: Colour = [248, 245, 239];
const ink: Colour = [33, 29, 24];
const width = 60;
const height = 40;

/** Draws a picture; `covered` returns the ink of each pixel, from 0 to 1. */
function drawing(covered: (x: number, y: number) => number, on = paper, of = ink): Drawing {
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const share = covered(pixel % width, Math.floor(pixel / width));
    on.forEach((value, i) => (data[pixel * 4 + i] = Math.round(value + ((of[i] ?? 0) - value) * share)));
  }
  return { metadata: { width, height }, data };
}

/**
 * Strokes of letters: upright, 2.3 pixels wide, every six pixels, each starting `from` pixels from
 * the left.
 */
const strokes = (from: number) =>
  drawing((x, y) => {
    if (y < 12 || y > 24) return 0;
    const start = from + Math.floor((x - from + 1) / 6) * 6;
    return Math.max(0, Math.min(x + 1, start + 2.3) - Math.max(x, start));
  });
const box = (isEdged: boolean) =>
  drawing((x, y) => (isEdged && y > 4 && y < 30 && (x === 10 || x === 50) ? 1 : 0), paper, [221, 213, 199]);
const button = (of: Colour) => drawing((x, y) => (x > 10 && x < 50 && y > 10 && y < 30 ? 1 : 0), paper, of);

const looksAs = (expected: Drawing, actual: Drawing) =>
  compareDrawings(expected, actual, { createDiff: false }).pass;

it.each([0, 0.25, 0.5])('accepts strokes smoothed %d pixels apart', (by) => {
  expect(looksAs(strokes(8), strokes(8 + by))).toBe(true);
});

it('detects a label moved by two pixels', () => {
  expect(looksAs(strokes(8), strokes(10))).toBe(false);
});

it('detects a label in a paler colour', () => {
  const pale = drawing((x, y) => (y > 10 && y < 20 && x % 6 === 0 ? 1 : 0), paper, [91, 83, 72]);
  expect(
    looksAs(
      drawing((x, y) => (y > 10 && y < 20 && x % 6 === 0 ? 1 : 0)),
      pale,
    ),
  ).toBe(false);
});

it('detects that the palest line is missing', () => {
  expect(looksAs(box(true), box(false))).toBe(false);
  expect(looksAs(box(false), box(true))).toBe(false);
});

it('detects a button one step darker, and accepts the blending differences of processors', () => {
  const accent: Colour = [27, 90, 69];
  expect(looksAs(button(accent), button([19, 70, 53]))).toBe(false);
  expect(looksAs(button(accent), button([34, 103, 78]))).toBe(false);
  expect(looksAs(button(accent), button([28, 89, 71]))).toBe(true);
});

it('reports the number of different pixels and their area', () => {
  const { message, diff } = compareDrawings(box(true), box(false), { createDiff: true });
  expect(message).toMatch(/^50 pixels differ/);
  expect([...(diff ?? []).slice((5 * width + 10) * 4, (5 * width + 10) * 4 + 3)]).toEqual([230, 0, 0]);
});

it('reports different sizes', () => {
  const small: Drawing = { metadata: { width: 1, height: 1 }, data: new Uint8Array(4) };
  expect(compareDrawings(box(true), small, { createDiff: true })).toMatchObject({
    pass: false,
    message: 'The picture has 1 by 1 pixels, the kept one 60 by 40.',
  });
});
