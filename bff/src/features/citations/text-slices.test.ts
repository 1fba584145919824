import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textSlices } from './text-slices.ts';

test('the slices are the text, each in its place', () => {
  const anyText = fc.array(fc.constantFrom('parola ', 'fine. ', '\n', 'x'.repeat(3000), '𝄞'), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(anyText, (pieces) => {
      const text = pieces.join('');
      const slices = [...textSlices(text)];
      expect(slices.map((slice) => slice.text).join('')).toBe(text);
      for (const slice of slices) expect(text.startsWith(slice.text, slice.start)).toBe(true);
    }),
  );
});

test('a citation is not cut where a paragraph ends near', () => {
  const paragraph = `${'parola '.repeat(700)}Cass. civ. n. 1/2019.\n`;
  for (const { text } of textSlices(paragraph.repeat(4))) expect(text.endsWith('\n')).toBe(true);
});
