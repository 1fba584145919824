import { citationNumber } from '@massima/law/ruling-keys';
import { expect, test } from 'vitest';
import { rulingFormat } from './format.ts';
import { descriptors, toDocuments } from './to-documents.ts';

const line = {
  id: 'cass-1',
  issuer_type_id: 3,
  issuer: 'Corte di cassazione',
  place: 'Roma',
  region: 'Lazio',
  type: 'sentenza',
  number: '123',
  year: 2019,
  date: '2019-01-12',
  section: '3',
  area: 1,
  ecli: null,
  full_text: 'Visto l\u2019art. 1223 c.c. e Cass. n. 5/2001; cfr. Cass. civ. n. 123/2019.',
  fictional: true,
  principles: [
    {
      n: 1,
      kind: 'principle',
      title: 'Appalto - Vizi',
      text: 'Ai sensi dell\u2019art. 1667 c.c.',
      provisions: ['art. 1453 c.c.'],
    },
    { n: 1, kind: 'synthesis', title: 'Appalto', text: 'Il giudice ha ritenuto perche\u0301 \ue000sì.' },
  ],
  cites: ['Corte cost. n. 5/1990', 'cass:civ:2002:9'],
};

test('makes the full text searchable, by itself or through the first synthesis', () => {
  const { principles, ...rest } = line;
  const kindsOf = (some: typeof principles) =>
    toDocuments(rulingFormat.parse({ ...rest, principles: some })).map(({ id, kind }) => [id, kind]);
  expect(kindsOf(principles.slice(0, 1))).toEqual([
    ['cass-1-m1', 'principle'],
    ['text:cass-1', 'text'],
    ['cass-1', 'ruling'],
  ]);
  const [text, ruling] = toDocuments(rulingFormat.parse({ ...rest, principles: [] }));
  expect(text).toMatchObject({
    full_words: line.full_text,
    ruling_id: 'cass-1',
    issuer_type_id: 3,
    provisions: ['cc:1223'],
    keys: ['cass:civ:2019:123', 'cass:2019:123', 'n:2019:123', 'num:123'],
    has_full_text: true,
  });
  expect(text).not.toHaveProperty('text');
  expect(ruling).toMatchObject({ id: 'cass-1', full_text: line.full_text });

  const two = [...principles, { ...principles[1]!, n: 2 }];
  const documents = toDocuments(rulingFormat.parse({ ...rest, principles: two }));
  expect(documents.map(({ behind_words: searchable }) => searchable)).toEqual([
    undefined,
    line.full_text,
    undefined,
    undefined,
  ]);
  const untold = toDocuments(rulingFormat.parse({ ...rest, full_text: null, principles: [] }));
  expect(untold.map(({ kind }) => kind)).toEqual(['ruling']);
});

test('makes documents for principles, verdicts and text', () => {
  const [principle, verdict, ruling] = toDocuments(rulingFormat.parse(line));
  expect(principle).toMatchObject({
    id: 'cass-1-m1',
    kind: 'principle',
    ruling_id: 'cass-1',
    authority: '3|Corte di cassazione',
    date: '2019-01-12T00:00:00Z',
    keys: ['cass:civ:2019:123', 'cass:2019:123', 'n:2019:123', 'num:123'],
    provisions: ['cc:1667', 'cc:1453'],
    descriptors: ['Appalto', 'Vizi'],
    has_full_text: true,
    fictional: true,
  });
  expect(principle).not.toHaveProperty('full_text');
  // accents in one code point, no sign that marks hits
  expect(verdict).toMatchObject({
    id: 'cass-1-s1',
    kind: 'verdict',
    text: 'Il giudice ha ritenuto perché sì.',
  });
  expect(ruling).toMatchObject({
    id: 'cass-1',
    kind: 'ruling',
    provisions: ['cc:1667', 'cc:1453', 'cc:1223'],
    // never itself
    // a civil ruling means the civil Cassazione
    cites: ['cass:2001:5', 'cass:civ:2001:5', 'cost:1990:5', 'cass:civ:2002:9'],
  });
});

test('stores a principle’s citations as numbers, negative for citations of other rulings', () => {
  const principles = [{ n: 1, kind: 'principle', title: 'Appalto', text: 'V. Corte cost. n. 5/1990.' }];
  const [principle] = toDocuments(rulingFormat.parse({ ...line, principles }));
  expect(principle?.['citation_numbers']).toEqual([
    citationNumber('cass:civ:2019:123'),
    citationNumber('cass:2019:123'),
    -citationNumber('cost:1990:5'),
  ]);
});

test('stores publisher’s relations in separate fields, not as citations', () => {
  const [massima, verdict] = line.principles;
  const principles = [
    {
      ...massima,
      conformi: ['N. 612 del 2010 Rv. 612345 - 01', 'Sez. 3, n. 77 del 2011, Rv. 612346'],
      difformi: ['Cass. civ. n. 9/2012', 'Cass. civ. n. 123/2019', 'non si sa'],
      vedi: [],
    },
    verdict,
  ];
  const related = { sezioni_unite: ['SS.UU. n. 8770/2020'], conformi: ['cass:civ:2011:77'] };
  const documents = toDocuments(rulingFormat.parse({ ...line, principles, ...related, cites: [] }));
  const [principle, synthesis, ruling] = documents;
  const conformi = ['cass:2010:612', 'cass:civ:2010:612', 'cass:2011:77', 'cass:civ:2011:77'];
  expect(principle).toMatchObject({ conformi, difformi: ['cass:civ:2012:9'], cites: [] });
  expect([principle?.['vedi'], principle?.['sezioni_unite'], synthesis?.['conformi']]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(ruling).toMatchObject({
    conformi,
    difformi: ['cass:civ:2012:9'],
    sezioni_unite: ['cass:2020:8770', 'cass:civ:2020:8770'],
    cites: ['cass:2001:5', 'cass:civ:2001:5'],
  });
});

test('reports no full text if the ruling lacks it', () => {
  const documents = toDocuments(rulingFormat.parse({ ...line, full_text: null }));
  expect(documents.every((document) => document['has_full_text'] === false)).toBe(true);
});

test('splits a title into its parts', () => {
  expect(descriptors('Appalto – Vizi dell\u2019opera - Decadenza. ')).toEqual([
    'Appalto',
    'Vizi dell\u2019opera',
    'Decadenza',
  ]);
});

test.each([
  [{ ...line, id: 'a b' }, 'id'],
  [{ ...line, issuer_type_id: 11 }, 'issuer_type_id'],
  [{ ...line, date: '2019-02-30' }, 'date'],
  [{ ...line, full_text: undefined }, 'full_text'],
  [{ ...line, full_text: 'a'.repeat(30_000_001) }, 'full_text'],
  [{ ...line, principles: [line.principles[0], line.principles[0]] }, 'principles'],
  [{ ...line, principles: [{ ...line.principles[0], text: ' ' }] }, 'principles.0.text'],
  [{ ...line, principles: [{ ...line.principles[0], text: 'a'.repeat(1_000_001) }] }, 'principles.0.text'],
])('what is not valid says where', (ruling, where) => {
  expect(rulingFormat.safeParse(ruling).error?.issues[0]?.path.join('.')).toBe(where);
});
