import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findReferences, isSamePlace } from './find-references.ts';
import { findRulings } from './find-rulings.ts';
import { parseQuery } from './parse-query.ts';
import type { Reference } from './types.ts';

/** Pieces of citations in any order next to arbitrary text, as in hostile or hasty input. */
const piece = fc.oneof(
  fc.constantFrom(
    ...[
      'Cass.',
      ' civ.',
      ', sez. III',
      ' art. ',
      'artt. ',
      ' n. ',
      ' nn. ',
      'S. ',
      'O. ',
      ' e ',
      ', ',
      '/',
      ' del ',
    ],
    ...[
      '12 gennaio 2019',
      '1/2/2019',
      '2043',
      ' c.c.',
      ' l. ',
      ' d.lgs. ',
      '2019',
      '1',
      '-bis',
      ' comma 1',
      '(',
    ],
    ...[
      'ECLI:IT:COST:1990:5',
      'Trib. Milano',
      ' mass. ',
      '45650',
      'Id. ',
      ' lett. a)',
      '\u2019',
      '\ud83d\ude00',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
const court = fc.constantFrom(undefined, 'cost' as const, 'cass' as const);

describe('for any text', () => {
  test('references are inside the text, in order and without overlaps', () => {
    fc.assert(
      fc.property(text, court, (any, ownCourt) => {
        let end = 0;
        let last: Reference | undefined;
        for (const reference of findReferences(any, { court: ownCourt })) {
          if (!last || !isSamePlace(reference, last)) expect(reference.start).toBeGreaterThanOrEqual(end);
          last = reference;
          expect(reference.end).toBeGreaterThan(reference.start);
          end = reference.end;
        }
        expect(end).toBeLessThanOrEqual(any.length);
      }),
    );
  });

  test('a query is parsed without an error', () => {
    fc.assert(
      fc.property(text, (any) => {
        const { references, rest } = parseQuery(any);
        for (const { start, end } of references) expect(rest.slice(start, end)).not.toBe('');
      }),
    );
  });
});

const year = fc.integer({ min: 1956, max: 2026 });
const number = fc.integer({ min: 1, max: 99_999 });
const day = fc
  .date({ min: new Date('1956-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const months =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' ');

describe('written citations', () => {
  test('parse with number and year in every spelling', () => {
    fc.assert(
      fc.property(number, year, (n, y) => {
        const key = `cass:${y}:${n}`;
        for (const spelling of [
          `n. ${n}/${y}`,
          `n. ${n} del ${y}`,
          `sent. n. ${n}/${y}`,
          `${n}/${y}`,
          `${y}, n. ${n}`,
        ])
          expect(findRulings(`v. Cass. ${spelling}, in motivazione`).map((ruling) => ruling.key)).toEqual([
            key,
          ]);
      }),
    );
  });

  test('parse with written dates', () => {
    fc.assert(
      fc.property(number, day, (n, iso) => {
        const [y, m, d] = iso.split('-').map(Number) as [number, number, number];
        for (const date of [`${d} ${months[m - 1]} ${y}`, `${d}/${m}/${y}`, `${d}.${m}.${y}`])
          expect(findRulings(`Cass., ${date}, n. ${n}`)).toMatchObject([
            { key: `cass:${y}:${n}`, date: iso },
          ]);
      }),
    );
  });

  test('parse from the label of a ruling', () => {
    fc.assert(
      fc.property(text, court, (any, ownCourt) => {
        for (const { key, label } of findRulings(any, ownCourt))
          expect(findRulings(label).map((ruling) => ruling.key)).toEqual([key]);
      }),
    );
  });
});
