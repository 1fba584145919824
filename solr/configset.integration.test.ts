import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { analysisOf } from './testing/analysis.ts';

/** The configset on the real engine, in its own core. */
const node = (process.env['SOLR_URL'] ?? '').replace(/\/$/, '');
const core = `configset-test-${process.pid}`;

const { analyse, words: tokens } = analysisOf(`${node}/${core}`);

/** The parts of Solr's answers that are checked. */
type Body = {
  response: { numFound: number; docs: { id: string }[] };
  highlighting: Record<string, Record<string, string[]>>;
  spellcheck: { collations: unknown[] };
  facet_counts: { facet_fields: Record<string, (string | number)[]> };
};

async function ask(
  handler: string,
  parameters: Record<string, string>,
): Promise<{ status: number; body: Body }> {
  const response = await fetch(`${node}/${core}${handler}`, {
    method: 'POST',
    body: new URLSearchParams(parameters),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

const texts = {
  'a-m1':
    "L'onere della prova grava, ai sensi dell\u2019art. 2697 c.c., sull'attore; v. codice di procedura civile. 𝄞 Anche il licenziamento.",
  'b-m1': 'È manifestamente infondata la questione di legittimità costituzionale del d.lgs. n. 28 del 2010.',
  'c-m1':
    "Non è manifestamente infondata la questione: i licenziamenti di cui all'art. 131-bis cod. pen. e la responsabilita' contrattuale.",
};

beforeAll(async () => {
  const created = await fetch(`${node}/admin/cores?action=CREATE&name=${core}&configSet=rulings`);
  expect(created.status, await created.text()).toBe(200);
  const documents = Object.entries(texts).map(([id, text], i) => ({
    id,
    kind: 'principle',
    ruling_id: id.replace('-m1', ''),
    title: 'Prova civile - Onere',
    descriptors: ['Prova civile', 'Onere'],
    text,
    issuer_type_id: 3,
    issuer: 'Corte di cassazione',
    authority: '3|Corte di cassazione',
    year: 2019 + i,
  }));
  const long = {
    id: 'a',
    kind: 'ruling',
    ruling_id: 'a',
    full_text: `${'Motivi della decisione. '.repeat(20_000)} Licenziamento.`,
  };
  const response = await fetch(`${node}/${core}/update?commit=true`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([...documents, long]),
  });
  expect(response.status, await response.text()).toBe(200);
});

afterAll(async () => {
  await fetch(`${node}/admin/cores?action=UNLOAD&core=${core}&deleteInstanceDir=true`);
});

describe('spellings with the same tokens', () => {
  test.each([
    [
      'art. 2043 c.c.',
      ['art. 2043 cod. civ.', 'articolo 2043 del codice civile', 'Art. 2043 cc', 'art.2043 c. c.'],
    ],
    [
      'art. 30 c.p.p.',
      [
        'art. 30 cod. proc. pen.',
        'articolo 30 codice di procedura penale',
        'art 30 cpp',
        'art. 30 cod.proc.pen.',
      ],
    ],
    [
      'art. 5 c.p.c.',
      ['art. 5 cod. proc. civ.', "all'art. 5 del codice di procedura civile", 'art. 5 c. p. c.'],
    ],
    ['art. 131-bis c.p.', ['art. 131 bis cod. pen.', 'art. 131bis codice penale', 'art. 131 - bis cp']],
    ['d.lgs. 28/2010', ['decreto legislativo n. 28 del 2010', 'd. lgs. 28 2010', 'D.L.vo n. 28/2010']],
    [
      'd.P.R. 600/1973',
      ['decreto del Presidente della Repubblica n. 600 del 1973', 'dpr 600/1973', 'd. p. r. 600/1973'],
    ],
    ['Cass. sez. un.', ['Cassazione, Sezioni Unite', 'cass. SS.UU.']],
    ['responsabilità', ["responsabilita'", "RESPONSABILITA'", 'responsabilità\u00a0']],
    [
      "l'onere dell'appaltatore",
      ['onere appaltatore', 'l\u2019onere dell\u2019appaltatore', 'oneri appaltatori'],
    ],
    ['TUIR', ['T.U.I.R.', 'testo unico delle imposte sui redditi']],
  ])('%s', async (spelling, variants) => {
    const expected = await tokens(spelling);
    expect(expected).not.toBe('');
    for (const other of variants) expect(await tokens(other), other).toBe(expected);
  });

  test('keeps "non" and "contro", which change the sense', async () => {
    expect(await tokens('non manifestamente infondata')).not.toBe(await tokens('manifestamente infondata'));
    expect(await tokens('ricorso contro lo Stato')).toContain('contr');
  });

  test('distinguishes "sentenza" and "ordinanza"', async () => {
    expect(await tokens('sentenza')).not.toBe(await tokens('ordinanza'));
  });

  test('keeps inflected forms in the exact field', async () => {
    expect(await tokens('licenziamenti legittimi', 'text_exact')).toBe('licenziamenti legittimi');
    expect(await tokens('licenziamenti')).toBe(await tokens('licenziamento'));
  });

  test('returns the offsets of the words', async () => {
    const text = "Grava sull'attore l\u2019onere (art. 2697 cod. proc. civ.) e la responsabilita' civile";
    const found = (await analyse(text)).map(({ start, end }) => text.slice(start, end));
    expect(found).toEqual([
      'Grava',
      'attore',
      'onere',
      'art',
      '2697',
      'cod. proc. civ',
      // the apostrophe is the accent
      "responsabilita'",
      'civile',
    ]);
  });
});

describe('the handlers', () => {
  /** The text with its marks, of the values of the field that is searched. */
  const textOf = ({ highlighting }: Body, id: keyof typeof texts) =>
    highlighting[id]?.['text']?.find((value) => value.replace(/[\ue000\ue001]/g, '') === texts[id]) ?? '';
  const highlighted = (text: string) => text.replaceAll('\ue000', '[').replaceAll('\ue001', ']');

  test('highlights exactly and keeps the text unchanged', async () => {
    const { body } = await ask('/find', {
      words: 'licenziamento onere',
      mm: '30%',
      hl: 'true',
      fq: '{!term f=kind}principle',
    });
    const text = textOf(body, 'a-m1');
    expect(text.replace(/[\ue000\ue001]/g, '')).toBe(texts['a-m1']);
    expect(highlighted(text)).toContain("L'[onere] della prova");
    expect(highlighted(text)).toContain('𝄞 Anche il [licenziamento].');
    expect(highlighted(textOf(body, 'c-m1'))).toContain('i [licenziamenti] di');
  });

  test('highlights a long ruling to its end', async () => {
    const { body } = await ask('/ruling', { id: 'a', words: 'licenziamenti', hl: 'true', fl: 'id' });
    expect(highlighted(body.highlighting['a']?.['full_text']?.[0] ?? '')).toMatch(/\[Licenziamento\]\.$/);
  });

  test('never returns full texts as results', async () => {
    const { body } = await ask('/find', { words: 'motivi', mm: '100%' });
    expect(body.response.numFound).toBe(0);
  });

  test.each([
    'id:a',
    'kind:ruling',
    '_query_:"{!term f=kind}ruling"',
    '{!term f=kind}ruling',
    'ruling_id:[* TO *]',
    '"',
    'a AND',
    '(((',
  ])('treats query syntax as text: %s', async (query) => {
    const { status, body } = await ask('/find', { words: query, mm: '100%' });
    expect(status).toBe(200);
    expect(body.response.docs.map(({ id }) => id)).not.toContain('a');
    expect(body.response.numFound).toBe(0);
  });

  test('does not let a query select other fields', async () => {
    const { body } = await ask('/find', { words: 'id:a', uf: '*', mm: '100%' });
    expect(body.response.numFound).toBe(0);
  });

  test('rejects too many clauses', async () => {
    const { status } = await ask('/find', {
      words: Array.from({ length: 9000 }, (_, i) => `parola${i}`).join(' OR '),
      mm: '1',
    });
    expect(status).toBe(400);
    expect((await ask('/find', { words: 'onere' })).status).toBe(200);
  });

  test('accepts NUL and half a surrogate pair as text', async () => {
    for (const oddText of ['onere\u0000prova', '\ud834 onere'])
      expect((await ask('/find', { words: oddText, mm: '30%' })).status).toBe(200);
  });

  test('suggests corrections', async () => {
    const { body } = await ask('/spell', { words: 'licenziamneto', 'spellcheck.q': 'licenziamneto' });
    expect(JSON.stringify(body.spellcheck.collations)).toContain('licenziament');
  });

  test('suggests parts of titles', async () => {
    const { body } = await ask('/suggest', {
      q: '{!prefix f=title_exact v=$last}',
      last: 'civ',
      fq: '{!term f=kind}principle',
    });
    expect(body.facet_counts.facet_fields['descriptors']).toContain('Prova civile');
  });

  test('rejects changes to the configuration', async () => {
    const response = await fetch(`${node}/${core}/config`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ 'set-user-property': { a: 'b' } }),
    });
    expect(response.status).toBe(403);
  });
});
