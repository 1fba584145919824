import type { CheckedReference } from '@massima/contract/citations';
import { expect, test } from 'vitest';
import { briefPieces } from './brief-pieces.ts';
import { reportGroups } from './report-groups.ts';

const reference = (start: number, over: Partial<CheckedReference> = {}): CheckedReference => ({
  start,
  end: start + 3,
  kind: 'provision',
  label: 'art. 1 c.c.',
  state: 'understood',
  differs: [],
  ruling: null,
  again: null,
  impossible: null,
  coverage: [],
  ...over,
});

test('each is named once, with how often it is cited', () => {
  const groups = reportGroups([
    reference(0),
    reference(10, { state: 'differs', label: 'Cass. n. 1/2019', differs: ['date'] }),
    reference(20),
    reference(30, { state: 'differs', label: 'Cass. n. 1/2019', differs: ['court'] }),
  ]);
  expect(groups.understood).toMatchObject([{ number: 0, times: 2 }]);
  expect(groups.differs.map(({ number, times }) => [number, times])).toEqual([
    [1, 1],
    [3, 1],
  ]);
});

test('the pieces are the text', () => {
  const text = 'uno due tre';
  const pieces = briefPieces(text, [reference(4), reference(8)]);
  expect(pieces.map((piece) => piece.text)).toEqual(['uno ', 'due', ' ', 'tre']);
  expect(pieces.map((piece) => piece.reference?.number)).toEqual([undefined, 0, undefined, 1]);
  expect(briefPieces('', [])).toEqual([]);
});
