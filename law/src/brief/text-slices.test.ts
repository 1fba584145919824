import { expect, test } from 'vitest';
import { textSlices } from './read-brief.ts';

test.each([0, 1, 8000, 8001, 30_000])('divides a text of %i characters into consecutive slices', (length) => {
  const text = Array.from({ length }, (_, i) => String.fromCodePoint(97 + (i % 26))).join('');
  const slices = [...textSlices(text)];
  const ownTexts = slices.map(({ start, end, from, text: read }) => read.slice(start - from, end - from));
  expect(ownTexts.join('')).toBe(text);
  for (const slice of slices) expect(text.startsWith(slice.text, slice.from)).toBe(true);
});
