import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findReferences } from '@massima/law/find-references';
import { readReferences } from './read-references.ts';

const citations = [
  'Cass. civ., sez. III, 12 gennaio 2018, n. 1306',
  'Cass. civ., sez. un., 3 maggio 2019, n. 2048',
  'Cass. pen., sez. IV, sent. 4 aprile 2011, n. 13411',
  'Corte cost., 23 dicembre 1997, n. 414',
  'Cons. Stato, sez. VI, 5 marzo 2015, n. 1099',
  'artt. 1218, 1223 e 2043 c.c.',
  'art. 18, comma 4, della legge 20 maggio 1970, n. 300',
  'S.U. nn. 26972, 26973 e 26974 del 2008',
  'art. 360, primo comma, n. 5, c.p.c.',
];
const words =
  'la parte ricorrente deduce che il custode risponde del danno salvo che provi il caso fortuito'.split(' ');

/** As a brief comes out of a PDF, in lines of so many characters; or in one paragraph. */
const wrapped = (text: string, width: number | null): string => {
  if (width === null) return text;
  let line = 0;
  return text.replace(/ \S+/g, (word) => {
    line = line + word.length > width ? word.length : line + word.length;
    return line === word.length ? `\n${word.slice(1)}` : word;
  });
};

const piece = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...citations) },
  {
    weight: 3,
    arbitrary: fc
      .array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 })
      .map((some) => some.join(' ')),
  },
);
const brief = fc
  .tuple(fc.array(piece, { minLength: 300, maxLength: 900 }), fc.constantFrom(null, 72, 80, 100))
  .map(([pieces, width]) => wrapped(pieces.join('; '), width));

test('no citation of a long brief is lost or changed by reading it in slices', async () => {
  const { signal } = new AbortController();
  await fc.assert(
    fc.asyncProperty(brief, async (text) => {
      expect((await readReferences(text, signal)).references).toEqual(findReferences(text));
    }),
    { numRuns: 30 },
  );
});

test('nobody waits for the rest of a brief whose reader has gone', async () => {
  await expect(readReferences('Cass. civ. n. 1/2019', AbortSignal.abort())).rejects.toThrow(
    'service_unavailable',
  );
});
