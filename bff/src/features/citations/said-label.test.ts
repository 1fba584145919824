import { findReferences } from '@massima/law/find-references';
import { expect, test } from 'vitest';
import { citationLabel } from './said-label.ts';

test.each([
  ['Cassazione civile, sez. 3, 12/1/2018 n. 1306', 'Cass. civ., Sez. III, 12 gennaio 2018, n. 1306'],
  ['Cass. civ., 12 gennaio 2018, n. 1306', 'Cass. civ., 12 gennaio 2018, n. 1306'],
  ['Cass. civ., sez. lav., n. 1306/2018', 'Cass. civ., Sez. lav., n. 1306/2018'],
  ['Cass. n. 1306/2018', 'Cass. n. 1306/2018'],
  ['SS.UU. n. 26972/2008', 'Cass. Sez. Un. n. 26972/2008'],
  ['Cass. pen., sez. IV, 19 dicembre 2017, n. 5/2018', 'Cass. pen., Sez. IV, 19 dicembre 2017, n. 5/2018'],
  ['Corte giust., 22 ottobre 2009, causa C-242/08', 'CGUE C-242/08, 22 ottobre 2009'],
  ['Rv. 653456 - 01', 'Rv. 653456'],
  ['art. 2043 c.c.', 'art. 2043 c.c.'],
])('labels %s as %s', (text, label) => {
  const [first] = findReferences(text);
  expect(first && citationLabel(first)).toBe(label);
  // The label resolves to the same key, because it is the query of the link.
  expect(findReferences(label)[0]).toMatchObject({ key: first?.key });
});
