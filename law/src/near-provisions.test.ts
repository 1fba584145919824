import { expect, test } from 'vitest';
import { findProvisions } from './find-provisions.ts';
import { nearProvisions } from './near-provisions.ts';

const near = (text: string) => findProvisions(text).flatMap(nearProvisions);

test('returns the neighbours of an article of a code', () => {
  expect(near('art. 131-quater c.p.')).toEqual([
    'cp:131',
    'cp:131bis',
    'cp:132',
    'cp:130',
    'cp:133',
    'cp:129',
  ]);
  expect(near('art. 1 Cost.')).toEqual(['cost:1bis', 'cost:1ter', 'cost:2', 'cost:3']);
});

test('returns acts of the same number by their names', () => {
  expect(near('l. 241/1991').slice(0, 5)).toEqual([
    'dlgs:1991:241',
    'dpr:1991:241',
    'dl:1991:241',
    'l:1992:241',
    'l:1990:241',
  ]);
  expect(near('l. 267/2000')).toContain('tuel');
  expect(near('art. 99 l. 241/1990')).toContain('l:1990:241');
  expect(near('art. 2 l. 241/1991')).toEqual(expect.arrayContaining(['l:1990:241:2', 'l:1990:241']));
  expect(near('CEDU')).toEqual([]);
});
