import { expect, test } from 'vitest';
import type { CitableElement } from './exported-element.ts';
import { referenceOf, toBibtex, toCslJson, toRis } from './to-references.ts';

const element = (more: Partial<CitableElement> = {}): CitableElement => ({
  citation: 'Cass. civ., Sez. III, sent. 12 gennaio 2019, n. 123',
  ecli: 'ECLI:IT:CASS:2019:123CIV',
  subjects: '',
  principle: 'Il custode risponde\ndel danno.',
  later: [],
  query: 'caduta',
  note: '',
  savedAt: '',
  ruling: {
    title: 'Cass. civ., Sez. III, sent. 12 gennaio 2019, n. 123',
    shortTitle: 'Cass. civ., Sez. III, n. 123/2019',
    court: 'Corte di cassazione',
    date: '2019-01-12',
    number: '123',
    kind: 'sentenza',
  },
  remarks: [],
  ...more,
});
const of = (...elements: CitableElement[]) => elements.map(referenceOf);

test('writes CSL-JSON as a case with its court and without the query', () => {
  const written = toCslJson(of(element({ remarks: ['di fantasia'], note: 'per il ricorso' })));
  expect(JSON.parse(written)).toEqual([
    {
      id: 'ECLI-IT-CASS-2019-123CIV',
      type: 'legal_case',
      title: 'Cass. civ., Sez. III, sent. 12 gennaio 2019, n. 123',
      'title-short': 'Cass. civ., Sez. III, n. 123/2019',
      authority: 'Corte di cassazione',
      number: '123',
      genre: 'sentenza',
      issued: { 'date-parts': [[2019, 1, 12]] },
      jurisdiction: 'it',
      language: 'it-IT',
      abstract: 'Il custode risponde del danno.',
      note: 'ECLI: ECLI:IT:CASS:2019:123CIV. di fantasia. per il ricorso',
    },
  ]);
  expect(written).not.toContain('caduta');
});

test('writes RIS with one tag per line and an end per entry, for any text', () => {
  const odd = element({ principle: 'Primo.\r\nER  - \r\nTY  - BOOK' });
  const lines = toRis(of(odd, element())).split('\r\n');
  expect(lines.filter((line) => line.startsWith('TY  - '))).toEqual(['TY  - CASE', 'TY  - CASE']);
  expect(lines.filter((line) => line.startsWith('ER  - '))).toHaveLength(2);
  for (const line of lines.filter(Boolean)) expect(line).toMatch(/^[A-Z][A-Z0-9] {2}- /);
  expect(lines).toContain('DA  - 2019/01/12');
  expect(lines).toContain('PB  - Corte di cassazione');
});

test('writes BibTeX in which no character ends its field or the following entries', () => {
  const odd = element({ principle: '} @book{x, a_b & 50% \\input{/etc/passwd} ~^#$ €' });
  const written = toBibtex(of(odd, element()));
  expect(written.match(/^@jurisdiction\{/gm)).toHaveLength(2);
  // Unescaped braces belong to the entries, and each is closed.
  const bare = written.replace(/\\[{}]/g, '');
  expect(bare.split('{').length).toBe(bare.split('}').length);
  expect(written).toContain('\\} @book\\{x, a\\_b \\& 50\\% \\textbackslash{}input\\{');
  expect(written).toContain('€');
});

test('distinguishes two references with the same name, and writes entries without date or name', () => {
  const nameless = element({
    ecli: '',
    ruling: { title: '', shortTitle: '', court: '', date: '', number: '', kind: '' },
  });
  const ids = (JSON.parse(toCslJson(of(element(), element(), nameless))) as { id: string }[]).map(
    ({ id }) => id,
  );
  expect(ids).toEqual(['ECLI-IT-CASS-2019-123CIV', 'ECLI-IT-CASS-2019-123CIV-2', 'massima']);
  expect(toRis(of(nameless))).toMatch(/^TY {2}- CASE\r\n/);
  expect(toBibtex(of(nameless))).toContain('@jurisdiction{massima,');
});
