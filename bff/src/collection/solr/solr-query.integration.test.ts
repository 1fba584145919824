import { beforeAll, expect, test } from 'vitest';
import { searchHandler } from './calls.ts';
import { solrQuery, type SolrQueryInput } from './solr-query.ts';

/** The parameters of a question, as built, on the real engine with the demo rulings. */
const core = `${(process.env['SOLR_URL'] ?? '').replace(/\/$/, '')}/rulings`;

type Doc = { id: string; year: number; issuer_type_id: number; text: string; provisions?: string[] };
type SolrPage = {
  response: { numFound: number; docs: Doc[] };
  facet_counts: {
    facet_fields: Record<string, (string | number)[]>;
    facet_queries: Record<string, number>;
  };
};

async function search(query: string, more: Partial<SolrQueryInput> = {}): Promise<SolrPage> {
  const form = new URLSearchParams();
  const parameters = solrQuery({ query, kind: 'principle', offset: 0, size: 10, mode: 'some', ...more });
  for (const [name, value] of Object.entries(parameters))
    for (const item of Array.isArray(value) ? value : [value]) form.append(name, item);
  form.append('fl', 'id,year,issuer_type_id,text,provisions');
  const response = await fetch(`${core}${searchHandler}`, { method: 'POST', body: form });
  const text = await response.text();
  expect(response.status, text.slice(0, 500)).toBe(200);
  return JSON.parse(text) as SolrPage;
}

let sample: { id: string; number: string; year: number };
beforeAll(async () => {
  const form = new URLSearchParams({
    q: '+kind:principle +issuer_type_id:3 +area:1',
    rows: '1',
    fl: 'id,number,year',
    sort: 'id asc',
  });
  const response = await fetch(`${core}/select`, { method: 'POST', body: form });
  const found = ((await response.json()) as { response: { docs: (typeof sample)[] } }).response.docs[0];
  if (!found) throw new Error('The demo corpus is not indexed.');
  sample = found;
});

test('ranks the named ruling first', async () => {
  for (const query of [
    `Cass. civ. n. ${sample.number}/${sample.year}`,
    `${sample.number}/${sample.year}`,
    `Cass. ${sample.number} del ${sample.year} danno`,
  ]) {
    const { response } = await search(query);
    expect(response.docs[0]?.id.replace(/-m\d+$/, ''), query).toBe(sample.id.replace(/-m\d+$/, ''));
  }
});

test('finds an article in any spelling and highlights it as a whole', async () => {
  const spellings = ['art. 2043 c.c.', '2043 cc', 'articolo 2043 del codice civile'];
  const pages = await Promise.all(spellings.map((query) => search(query)));
  for (const { response } of pages) {
    expect(response.numFound).toBe(pages[0]?.response.numFound);
    expect(response.docs.every(({ provisions }) => provisions?.includes('cc:2043'))).toBe(true);
  }
});

test('finds an act by all its names, with its articles and by itself', async () => {
  for (const spellings of [
    ['art. 18 statuto dei lavoratori', 'art. 18 st. lav.', 'art. 18 l. 300/1970', '18 legge n. 300 del 1970'],
    ['codice del consumo', 'cod. cons.', 'd.lgs. 206/2005'],
  ]) {
    const pages = await Promise.all(spellings.map((query) => search(query)));
    expect(pages[0]?.response.numFound).toBeGreaterThan(0);
    for (const { response } of pages)
      expect(
        response.docs.map(({ provisions }) => provisions?.some((key) => /^(stlav:18|codcons)$/.test(key))),
      ).toEqual(response.docs.map(() => true));
  }
});

test('narrows by a part of an article, but never to an empty page', async () => {
  const article = await search('art. 360 c.p.c.');
  const part = await search('art. 360, co. 1, n. 5, c.p.c.');
  expect(part.response.numFound).toBeGreaterThanOrEqual(article.response.numFound);
  const wrong = await search('art. 2043-bis c.c.', { mode: 'loose' });
  expect(wrong.response.docs[0]?.provisions).toContain('cc:2043');
});

test('applies filters and counts the values that each filter excludes', async () => {
  const all = await search('responsabilità');
  const { response, facet_counts: facets } = await search('responsabilità', {
    selectedArea: 1,
    yearDoc: [sample.year],
  });
  expect(
    response.docs.every(({ issuer_type_id, year }) => issuer_type_id === 3 && year === sample.year),
  ).toBe(true);
  expect(facets.facet_fields['year_any']?.length).toBeGreaterThan(2);
  expect(all.response.numFound).toBeGreaterThan(response.numFound);
});

test('requires a phrase and excludes a word after a minus', async () => {
  const { response } = await search('"onere della prova"');
  expect(response.numFound).toBeGreaterThan(0);
  const without = await search('"onere della prova" -creditore');
  expect(without.response.numFound).toBeLessThanOrEqual(response.numFound);
  expect(without.response.docs.filter(({ text }) => /creditor[ei]/i.test(text))).toEqual([]);
});

test.each([
  'id:demo',
  '*:*',
  '***',
  '- - -',
  '"',
  '"onere',
  '(((',
  '{!term f=kind}ruling',
  '_query_:"{!lucene}*:*"',
  'a\u0000b',
  '\ud834 onere',
  '\ue000onere\ue001',
  'art. c.c. 99999',
  Array.from({ length: 1500 }, (_, i) => `p${i}`).join(' OR '),
  'à'.repeat(1000),
])('returns no error and no other document kind for query %#', async (query) => {
  for (const mode of ['all', 'some', 'loose'] as const) {
    const { response } = await search(query, { mode });
    expect(response.docs.every(({ id }) => /-m\d+$/.test(id))).toBe(true);
  }
});

test.each([
  ['danno non patrimoniale', 'danno patrimoniale'],
  ['danno non patrimoniale art. 2059 c.c.', 'danno patrimoniale art. 2059 c.c.'],
])('does not match or require "non": %s', async (query, without) => {
  const counted = async (queryText: string) => {
    const { response, facet_counts } = await search(queryText);
    return [response.numFound, facet_counts.facet_queries['every_word']];
  };
  expect(await counted(query)).toEqual(await counted(without));
  // and stays part of a wording
  const { response } = await search(`"${query.slice(0, 22)}"`);
  expect(response.numFound).toBeGreaterThan(0);
  for (const { text } of response.docs) expect(String(text)).toMatch(/dann[oi] non patrimonial/i);
});

test('does not match "non" next to a synonym', async () => {
  const [{ response: first }, { response: other }] = await Promise.all([
    search('danno morale non riconosciuto'),
    search('danno morale riconosciuto'),
  ]);
  expect(first.numFound).toBe(other.numFound);
});
