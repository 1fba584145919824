import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { smallerPng } from './smaller-png.ts';

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const number = (value: number) => Buffer.from(value.toString(16).padStart(8, '0'), 'hex');
  return Buffer.concat([number(data.length), body, number(crc32(body))]);
};
const header = Buffer.from([0, 0, 0, 2, 0, 0, 0, 5, 8, 6, 0, 0, 0]);

/** Two pixels by five, each line with another filter; calculated by hand from the specification. */
const filtered = Buffer.from([
  ...[0, 10, 20, 30, 255, 10, 20, 30, 255],
  ...[1, 10, 20, 30, 255, 5, 5, 5, 0],
  ...[2, 0, 0, 0, 0, 1, 1, 1, 0],
  ...[3, 5, 10, 15, 128, 0, 0, 0, 0],
  ...[4, 0, 0, 0, 0, 0, 0, 0, 0],
]);
const colours = [
  ['0a141e', '0a141e'],
  ['0a141e', '0f1923'],
  ['0a141e', '101a24'],
  ['0a141e', '0d1721'],
  ['0a141e', '0d1721'],
];
const png = Buffer.concat([
  Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  chunk('IHDR', header),
  chunk('IDAT', deflateSync(filtered)),
  chunk('IEND', Buffer.alloc(0)),
]);

it('keeps every pixel for each line filter', () => {
  const small = smallerPng(png);
  const after = (type: string) => small.indexOf(type) + 4;
  const length = (type: string) => small.readUInt32BE(small.indexOf(type) - 4);
  const of = (type: string) => small.subarray(after(type), after(type) + length(type));
  expect(of('IHDR')[9]).toBe(3);
  const palette = of('PLTE').toString('hex').match(/.{6}/g) ?? [];
  const lines = inflateSync(of('IDAT'));
  const seen = colours.map((_, y) => [1, 2].map((x) => palette[lines[y * 3 + x] ?? 0]));
  expect(seen).toEqual(colours);
});

it('leaves its output unchanged', () => {
  const small = smallerPng(png);
  expect(smallerPng(small)).toBe(small);
});
