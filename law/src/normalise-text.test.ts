import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseText, formsOfText } from './normalise-text.ts';

test.each(formsOfText.map(([name, example]) => [name, ...example] as const))('%s', (_, input, read) => {
  expect(normaliseText(input).text).toBe(read);
  expect(normaliseText(`Testo ${input} altro`).text).toBe(`Testo ${read} altro`);
});

test.each([
  ['una\r\nriga', 'una riga'],
  ['Emilia-\nRomagna', 'Emilia-Romagna'],
  ['art. 131-\nbis', 'art. 131-bis'],
  ['art. 1Cost.', 'art. 1Cost.'],
  ['n. 5\n2020', 'n. 5 2020'],
  ['Pag. 3 di 10', 'Pag. 3 di 10'],
])('normalises %j to %j', (input, read) => {
  expect(normaliseText(input).text).toBe(read);
});

test('maps the normalised text to the original', () => {
  const input = 'Si veda Cassa\u00adzione civile, sez. II,\n- 3 -\n19 mar\u00adzo 2020, perche\u0301 no';
  const { text, typed: back } = normaliseText(input);
  for (const [word, written] of [
    ['Cassazione', 'Cassa\u00adzione'],
    ['marzo', 'mar\u00adzo'],
    ['perché', 'perche\u0301'],
    ['sez. II, 19 marzo 2020', 'sez. II,\n- 3 -\n19 mar\u00adzo 2020'],
  ] as const) {
    const { start, end } = back(text.indexOf(word), text.indexOf(word) + word.length);
    expect(input.slice(start, end)).toBe(written);
  }
});

const oddCharacter = fc.constantFrom(
  'a',
  'é',
  '1',
  ' ',
  '\n',
  '-',
  '\u00ad',
  '\u200b',
  'e\u0301',
  'ﬁ',
  '\u00a0',
  '№',
  '\f',
  'Cass.',
  '[pag. 3]',
);

test('returns ordered offsets inside the text for any text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(oddCharacter, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 40 }),
      (characters) => {
        const written = characters.join('');
        const { text, typed: toOriginal } = normaliseText(written);
        let before = 0;
        for (let at = 0; at < text.length; at++) {
          const { start, end } = toOriginal(at, at + 1);
          expect(start).toBeGreaterThanOrEqual(before);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(written.length);
          before = start;
        }
      },
    ),
  );
});
