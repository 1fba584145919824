import { expect, test } from 'vitest';
import { bareNumbers } from './bare-numbers.ts';
import { findReferences } from './find-references.ts';
import { isSameReference } from './same-reference.ts';

const text =
  'Ex art. 1218 c.c. e artt. 2043 e 2051 c.c., art. 131 c.p., art. 2 l. 241/1990; Cass. civ. n. 52901/2020; Corte cost. n. 5/2019.';
const named = findReferences(text);

test.each([
  ['art. 2051 c.c.', ['2051 c.c.']],
  ['artt. 1218, 2043 cod. civ.', ['art. 1218 c.c.', 'artt. 2043']],
  ['art. 131-quater c.p.', ['art. 131 c.p.']],
  ['art. 131 c.c.', []],
  ['l. 241/1990', ['art. 2 l. 241/1990']],
  ['art. 3 l. 241/1990', []],
  ['Cass. n. 52901/2020', ['Cass. civ. n. 52901/2020']],
  ['Cass. pen. n. 52901/2020', []],
  ['52901/2020', ['Cass. civ. n. 52901/2020']],
  ['52901', ['Cass. civ. n. 52901/2020']],
  ['Corte cost. n. 52901/2020', []],
])('%s', (question, found) => {
  const read = findReferences(question, { question: true });
  const requested = [...read, ...bareNumbers(question, read)];
  const matching = named.filter((reference) => requested.some((other) => isSameReference(other, reference)));
  expect(matching.map(({ start, end }) => text.slice(start, end))).toEqual(found);
});
