import { findReferences } from '../find-references.ts';
import { expect, test } from 'vitest';
import { markRepeats } from './mark-repeats.ts';

const full = 'Cass. civ., sez. III, 12 gennaio 2018, n. 1306';
test.each([
  [`${full}; poi Cass. civ. n. 1306/2018`, [null, 0]],
  [`${full}; poi Cass. n. 1306/2018, cit.`, [null, 0]],
  // without "cit." it may be of the other branch
  [`${full}; poi Cass. n. 1306/2018`, [null, null]],
  [`${full}; poi Cass. civ., sez. III, n. 1306/2018`, [null, 0]],
  // another date, another section: another thing to look at
  [`${full}; poi Cass. civ., 1 marzo 2018, n. 1306`, [null, null]],
  [`Cass. civ. n. 1306/2018; poi ${full}; poi Cass. civ. n. 1306/2018`, [null, null, 0]],
  ['Cass. civ. n. 5/2018; Cass. pen. n. 5/2018; Cass. n. 5/2018, cit.', [null, null, null]],
  ['art. 1 c.c. e art. 1 c.c.', [null, null]],
])('%s', (text, again) => {
  expect(markRepeats(text, findReferences(text))).toEqual(again);
});

test('reads a thousand repetitions as one citation in little time', () => {
  const text = 'Cass. civ. n. 5/2018; '.repeat(4500);
  const again = markRepeats(text, findReferences(text));
  expect(new Set(again)).toEqual(new Set([null, 0]));
});
