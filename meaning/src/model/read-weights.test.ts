import { expect, test } from 'vitest';
import { readHead } from './read-weights.ts';
import { tokensOf } from './tokens.ts';

test.each([
  ['nothing', Buffer.alloc(0)],
  ['another file', Buffer.from('PK\u0003\u0004 something else')],
  ['a file that was cut short', Buffer.from('E5S1\u0001\u0000\u0000\u0000\u0001')],
])('%s is no file of weights', (_what, bytes) => {
  expect(() => readHead(bytes)).toThrow(/no file of weights|file is truncated/);
});

/** Pieces with their scores, behind the four that frame a text. */
function pieces(scores: Record<string, number>) {
  const utf8 = ['', '', '', '', ...Object.keys(scores)].map((piece) => Buffer.from(piece));
  const offsets = [0];
  for (const piece of utf8) offsets.push(offsets.at(-1)! + piece.length);
  return {
    bos: 0,
    eos: 2,
    unknown: 3,
    offsets: Uint32Array.from(offsets),
    scores: Float32Array.from([0, 0, 0, 0, ...Object.values(scores)]),
    utf8: Buffer.concat(utf8),
    normal: new Map([[0x2019, [0x27]]]),
  };
}

test('splits a text into the tokens with the best score', () => {
  const tokens = tokensOf(pieces({ '▁dan': -3, no: -2, '▁danno': -4, "'": -1, '▁': -5, à: -2 }));
  expect(tokens('danno', 9)).toEqual([0, 6, 2]);
  // an unknown character becomes a single unknown token; variants of a character are normalised;
  // repeated blanks are collapsed
  expect(tokens('danno’  z', 9)).toEqual([0, 6, 7, 8, 3, 2]);
  // an accent by itself is joined to its letter
  expect(tokens('a\u0300', 9)).toEqual([0, 8, 9, 2]);
  expect(tokens('danno danno danno', 4)).toEqual([0, 6, 6, 2]);
  expect(tokens('', 9)).toEqual([0, 8, 2]);
});
