import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findReferences } from '../find-references.ts';
import { readBrief } from './read-brief.ts';

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
const paragraph =
  'la parte ricorrente deduce che il custode risponde del danno salvo che provi il caso fortuito'.split(' ');

/** As a brief comes out of a PDF, in lines of equal length; or in one paragraph. */
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
      .array(fc.constantFrom(...paragraph), { minLength: 1, maxLength: 12 })
      .map((some) => some.join(' ')),
  },
);
const brief = fc
  .tuple(fc.array(piece, { minLength: 300, maxLength: 900 }), fc.constantFrom(null, 72, 80, 100))
  .map(([pieces, width]) => wrapped(pieces.join('; '), width));

const today = '2026-11-26';

test('finds the same citations in slices as in the whole brief', async () => {
  await fc.assert(
    fc.asyncProperty(brief, async (text) => {
      const { citations } = await readBrief(text, today);
      const apart = citations.map(({ start, end, reference, again }) =>
        again === null ? reference : reference && { ...reference, start, end },
      );
      expect(apart.map((reference) => [reference?.start, reference?.end, reference?.key])).toEqual(
        findReferences(text).map(({ start, end, key }) => [start, end, key]),
      );
    }),
    { numRuns: 30 },
  );
});

test('lets the caller schedule each step and stop between steps', async () => {
  let steps = 0;
  const text = 'Cass. civ. n. 1/2019; '.repeat(1000);
  const read = readBrief(text, today, (step) => {
    steps++;
    return steps > 2 ? Promise.reject(new Error('gone')) : Promise.resolve(step());
  });
  await expect(read).rejects.toThrow('gone');
  expect(steps).toBe(3);
});

describe('citations of a brief', () => {
  const citationsOf = async (text: string) =>
    (await readBrief(text, today)).citations.map(({ start, end, reference, again, impossible }) => [
      text.slice(start, end),
      reference?.key ?? null,
      again,
      impossible?.what ?? null,
    ]);

  test('refer to the first occurrence by its index in the list', async () => {
    expect(
      await citationsOf(
        'Giudice di pace di Roma n. 5/2019; Cass. civ. n. 1306/2018; art. 2043 c.c.; la sent. cit.',
      ),
    ).toEqual([
      ['Giudice di pace di Roma n. 5/2019', null, null, null],
      ['Cass. civ. n. 1306/2018', 'cass:civ:2018:1306', null, null],
      ['art. 2043 c.c.', 'cc:2043', null, null],
      ['sent. cit.', 'cass:civ:2018:1306', 1, null],
    ]);
  });

  test('are impossible each time they occur', async () => {
    expect(await citationsOf('Cass. civ., 30 febbraio 2018, n. 1306; sent. cit.; art. 2970 c.c.')).toEqual([
      ['Cass. civ., 30 febbraio 2018, n. 1306', 'cass:civ:2018:1306', null, 'date'],
      ['sent. cit.', 'cass:civ:2018:1306', 0, 'date'],
      ['art. 2970 c.c.', 'cc:2970', null, 'article'],
    ]);
  });

  test('include the replacement of an act from its first day in force', async () => {
    const text =
      'art. 80 d.lgs. 50/2016; d.lgs. n. 36/2023; art. 2 l. 241/1990; d.lgs. 163/2006; art. 80 d.lgs. 50/2016';
    const replaced = async (day: string) =>
      (await readBrief(text, day)).citations.map(
        (citation) => citation.replaced && Object.values(citation.replaced).join(' '),
      );
    const now = 'd.lgs. 36/2023 2023-07-01';
    expect(await replaced(today)).toEqual([now, null, null, now, now]);
    const then = 'd.lgs. 50/2016 2016-04-19';
    expect(await replaced('2023-06-30')).toEqual([null, null, null, then, null]);
  });

  test('are not understood if the article number is too high for any act', async () => {
    expect(await citationsOf('art. 99999 c.c.; art. 99999 l. 833/1978')).toEqual([
      ['art. 99999 c.c.', 'cc:99999', null, 'article'],
      ['art. 99999 l. 833/1978', null, null, null],
    ]);
  });

  test('include another article of an act cited before', async () => {
    expect(
      await citationsOf('art. 2 l. 241/1990, e art. 4 della stessa legge, e art. 99 della stessa legge'),
    ).toEqual([
      ['art. 2 l. 241/1990', 'l:1990:241:2', null, null],
      ['art. 4 della stessa legge', 'l:1990:241:4', null, null],
      ['art. 99 della stessa legge', 'l:1990:241:99', null, 'article'],
    ]);
  });
});
