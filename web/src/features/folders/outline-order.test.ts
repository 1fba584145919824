import { expect, it } from 'vitest';
import { before, inOrder, moved } from './outline-order.ts';

const rows = (letters: string) => [...letters].map((idResult) => ({ idResult }));
const letters = (some: readonly { idResult: string }[]) => some.map(({ idResult }) => idResult).join('');

it('moves a row behind another, or to the start', () => {
  expect(moved([...'abcd'], 'd', 'a').join('')).toBe('adbc');
  expect(moved([...'abcd'], 'a', 'c').join('')).toBe('bcad');
  expect(moved([...'abcd'], 'c', null).join('')).toBe('cabd');
  expect([before([...'abc'], 'a'), before([...'abc'], 'c')]).toEqual([null, 'b']);
});

it('applies an order, and keeps unlisted elements behind their predecessor', () => {
  expect(letters(inOrder(rows('abcd'), [...'dcba']))).toBe('dcba');
  expect(letters(inOrder(rows('aXbc'), [...'cba']))).toBe('cbaX');
  expect(letters(inOrder(rows('XabYZc'), [...'bca']))).toBe('XbYZca');
  expect(letters(inOrder(rows('ab'), [...'bza']))).toBe('ba');
});
