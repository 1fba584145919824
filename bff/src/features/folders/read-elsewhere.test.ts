import { Cite } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { expect, test } from 'vitest';
import { toBibtex, toCslJson, toRis, type Reference } from './to-references.ts';

const odd: Reference = {
  title: 'Cass. civ., Sez. III, sent. 12 gennaio 2019, n. 123',
  shortTitle: 'Cass. civ., Sez. III, n. 123/2019',
  court: 'Corte di cassazione',
  date: '2019-01-12',
  number: '123',
  kind: 'sentenza',
  ecli: 'ECLI:IT:CASS:2019:123CIV',
  abstract: 'Il custode } risponde del 50 % & paga 3 € a Müller_\\ER - .',
  note: 'ECLI: ECLI:IT:CASS:2019:123CIV. per il ricorso',
};
const plain = { ...odd, abstract: 'Secondo.', date: '', note: '' };

test.each([
  ['RIS', toRis, 'authority'],
  ['BibTeX', toBibtex, 'publisher'],
  ['CSL-JSON', toCslJson, 'authority'],
] as const)('is readable as %s by another program', (_format, write, court) => {
  const read = new Cite(write([odd, plain])).data;
  expect(read).toHaveLength(2);
  expect(read[0]).toMatchObject({
    type: 'legal_case',
    title: odd.title,
    'title-short': odd.shortTitle,
    [court]: odd.court,
    issued: { 'date-parts': [[2019, 1, 12]] },
    abstract: odd.abstract,
    note: odd.note,
  });
  expect(read[1]).toMatchObject({ type: 'legal_case', abstract: 'Secondo.' });
});
