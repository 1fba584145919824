import path from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchesPerMinute } from '@massima/contract/constants';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { indexRulings, ownCore, type OwnCore } from '../../testing/own-core.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const root = path.join(import.meta.dirname, '../../../..');
const law = 'della legge 12 marzo 1999, n. 9991';
let core: OwnCore;
let app: TestApp;

const ruling = (number: number, over: object = {}) => ({
  id: `cass-2018-${number}`,
  ...{ issuer_type_id: 3, issuer: 'Corte di cassazione', type: 'sentenza', number: String(number) },
  ...{ year: 2018, date: `2018-03-${10 + number}`, section: '3', area: 1, fictional: true },
  full_text: null,
  principles: [
    { n: 1, kind: 'principle', title: 'Fiere', text: `Il custode, ai sensi dell'art. 3 ${law}, risponde.` },
  ],
  ...over,
});

beforeAll(async () => {
  core = await ownCore('provision');
  await indexRulings(core, 'fiere', [
    ruling(1),
    ruling(2),
    ruling(3, { section: 'U', date: '2012-01-10', year: 2012, id: 'cass-2012-3' }),
    ruling(612, {
      ...{
        id: 'cost-2021-612',
        issuer_type_id: 4,
        issuer: 'Corte costituzionale',
        year: 2021,
        date: '2021-02-10',
      },
      ...{ section: '', area: 5, principles: [] },
      full_text: `Considerato in diritto\n1.- È fondata.\n\nPER QUESTI MOTIVI\nLA CORTE COSTITUZIONALE\ndichiara l'illegittimità costituzionale dell'art. 3, comma 2, ${law}, nella parte in cui esclude la responsabilità del custode.\nCosì deciso in Roma.`,
    }),
  ]);
  const acts = ['solr/indexer/import.ts', '--url', core.url, 'normattiva', 'solr/demo/acts'];
  await promisify(execFile)(process.execPath, acts, { cwd: root });
  app = await testApp({ env: { SOLR_CORE: core.name } });
});
afterAll(async () => {
  await app.close();
  await core.drop();
});

const key = 'l:1999:9991:3';
const address = (of: string, on = '') => `/provisions/${encodeURIComponent(of)}?${on && `on=${on}`}` as const;
const usedQueries = async (user: TestUser) => (await user.client.get('/users/check')).body.count;

test('returns an article’s current text by paragraphs, with versions, neighbours and source', async () => {
  const user = await createUser(app);
  const { status, body } = await user.client.get(address(key));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ key, label: 'art. 3 l. 9991/1999', rubric: 'Responsabilità del custode', fictional: true },
    act: 'Norme sulla custodia delle cose esposte nelle fiere. Atto di fantasia, scritto a fini dimostrativi',
    versions: [
      { from: '2008-07-01', to: null },
      { from: '1999-04-01', to: '2008-06-30' },
    ],
    source: 'Atto di fantasia',
    previous: { key: 'l:1999:9991:2viciessemel', label: 'art. 2-vicies semel l. 9991/1999' },
    next: { key: 'l:1999:9991:3bis', rubric: 'Cose di grande valore' },
    replaced: null,
  });
  expect(
    body.commi.map(({ number, start, end }) => [number, body.text?.slice(start, end).slice(0, 14)]),
  ).toEqual([
    ['1', 'Il custode ris'],
    ['2', 'Il custode non'],
    ['2-bis', "L'espositore p"],
  ]);
  expect(await usedQueries(user)).toBe(0);
  expect((await user.client.query('rulings.provision', { key })).body).toEqual(body);
});

test('lists amendments in the wording of the ruling, which the act’s note does not repeat', async () => {
  const user = await createUser(app);
  const { body } = await user.client.get(address(key));
  expect(body.fate).toEqual([
    expect.objectContaining({
      ...{ what: 'unconstitutional', by: 'Corte cost. n. 612/2021', date: '2021-02-10', in_part: true },
      words: `dichiara l'illegittimità costituzionale dell'art. 3, comma 2, ${law}, nella parte in cui esclude la responsabilità del custode`,
      ruling: expect.objectContaining({ ruling_id: 'cost-2021-612' }) as object,
    }),
  ]);
  const repealed = (await user.client.get(address('l:1999:9991:6'))).body;
  expect(repealed.fate).toMatchObject([
    { what: 'repealed', by: 'd.lgs. 9993/2014', in_part: false, ruling: null },
  ]);
  const interpreted = (await user.client.get(address('l:1999:9991:7'))).body;
  expect(interpreted.fate).toMatchObject([{ what: 'interpreted', date: '2008-06-20' }]);
});

test('returns the text of the given day with the later amendments', async () => {
  const user = await createUser(app);
  const { body } = await user.client.get(address(key, '2005-05-05'));
  expect(body.on).toBe('2005-05-05');
  expect(body.text).not.toContain('restituzione');
  expect(body.fate).toHaveLength(1);
  const before = (await user.client.get(address(key, '1998-01-01'))).body;
  expect([before.text, before.commi, before.versions.length]).toEqual([null, [], 2]);
});

test('compares two versions of a text word by word', async () => {
  const user = await createUser(app);
  const between = async (of: string, days: string) =>
    (await user.client.get(`/provisions/${encodeURIComponent(of)}/difference?${days}`)).body;
  const body = await between(key, 'from=2005-05-05');
  expect(body).toMatchObject({ key, from: '2005-05-05', same_after: 0 });
  expect(
    body.changed?.map(({ what, number, was, same_before: before }) => [what, number, was, before]),
  ).toEqual([
    ['changed', '1', null, 0],
    ['added', '2-bis', null, 1],
  ]);
  const added = body.changed?.[0]?.parts.filter(({ what }) => what === 'added').map(({ text }) => text);
  expect(added?.join('')).toContain('dalla consegna alla restituzione');
  // in reverse order, on the same day, and on a day without a text
  expect((await between(key, 'from=2026-01-01&to=2005-05-05')).changed?.map(({ what }) => what)).toEqual([
    'changed',
    'struck',
  ]);
  expect((await between(key, 'from=2020-01-01')).changed).toEqual([]);
  expect((await between(key, 'from=1990-01-01')).changed).toBeNull();
  expect((await between('cc:2051', 'from=1990-01-01')).changed).toBeNull();
  expect((await user.client.get(`/provisions/danno/difference?from=2005-05-05`)).status).toBe(404);
  expect((await user.client.get(`/provisions/cc:2051/difference?from=ieri`)).status).toBe(400);
  expect(await usedQueries(user)).toBe(0);
});

test('lists rulings of the United Sections and the Constitutional Court first', async () => {
  const user = await createUser(app);
  const { applied } = (await user.client.get(address(key))).body;
  expect(applied.total).toBe(4);
  expect(applied.leading.map(({ ruling_id }) => ruling_id)).toEqual([
    'cost-2021-612',
    'cass-2012-3',
    'cass-2018-2',
    'cass-2018-1',
  ]);
  expect(applied.years.find(({ year }) => year === 2018)?.count).toBe(2);
  expect(JSON.stringify(applied)).not.toContain('risponde');
});

test('returns an official link without a text for an act that was not loaded', async () => {
  const user = await createUser(app);
  const { body } = await user.client.get(address('cc:2051', '2015-03-02'));
  expect(body).toMatchObject({
    label: 'art. 2051 c.c.',
    act: 'Codice civile',
    text: null,
    versions: [],
    source: null,
  });
  expect(body.official.then).toMatch(/~art2051!vig=2015-03-02$/);
  expect((await user.client.get(address('cpp1930:23'))).body.replaced).toMatchObject({ by: 'c.p.p.' });
});

test.each([
  'danno',
  'cc',
  'cc:',
  'cc:abc',
  'x:2051',
  'l:1999:9991:99',
  'provision:cc:2051',
  '{!lucene}*:*',
  'cc:2051/co1',
  // after the last article of the code, and of a future year
  'cc:99999999',
  'l:2999:1:1',
])('rejects an invalid key: %s', async (unknown) => {
  const user = await createUser(app);
  const { status, body } = await user.client.get(address(unknown));
  // a complete act is a valid key
  expect([status, body.message]).toEqual(unknown === 'cc' ? [200, undefined] : [404, 'file_not_found']);
});

test('links a loaded act to its first article, under the act’s name if it has one', async () => {
  const user = await createUser(app);
  const { body } = await user.client.get(address('l:1999:9991'));
  expect(body).toMatchObject({
    ...{ text: null, versions: [], fictional: true, previous: null, official: { today: null } },
    next: { key: 'l:1999:9991:1', label: 'art. 1 l. 9991/1999', rubric: 'Oggetto' },
  });
  expect((await user.client.get(address('cc'))).body.next).toBeNull();
  const { body: named } = await user.client.get(address('L:1975:354:4bis'));
  expect(named).toMatchObject({ key: 'ordpen:4bis', label: 'art. 4-bis ord. penit.' });
});

test('rejects invalid days and counts against the look-ups per minute', async () => {
  const user = await createUser(app);
  expect((await user.client.get(address(key, 'ieri'))).status).toBe(400);
  for (let n = 0; n < searchesPerMinute; n++) await user.client.get('/provisions?query=danno');
  expect((await user.client.get(address(key))).status).toBe(429);
});

test('suggests an article’s page by name and rubric, and no page without content', async () => {
  const user = await createUser(app);
  // Suggestions omit Solr's part if Solr is slow, so a busy machine needs retries.
  const pages = async (q: string) => {
    const { body } = await user.client.query('search.suggest', { q });
    return body.provisions.map((provision) => [provision.key, provision.by]);
  };
  const patient = { timeout: 10_000 };
  for (const input of ['art. 3 l. 9991/1999', 'art. 3, comma 2, l. 12 marzo 1999, n. 9991'])
    await expect.poll(() => pages(input), { ...patient, message: input }).toEqual([[key, 'name']]);
  for (const input of [
    'responsabilità del cust',
    'custode responsabilità',
    'responsabilita del custode',
    'custode responsabilita',
    "RESPONSABILITA' DEL CUSTODE",
    'Responsabilita’ del cust',
    'responsabilita',
    'questa responsabilita',
    'del custode',
    'responsabilità del',
  ])
    await expect.poll(() => pages(input), { ...patient, message: input }).toContainEqual([key, 'rubric']);
  for (const input of ['art. 99 l. 9991/1999', 'art. 2051 c.c.', 'art. 9999', 'del della di'])
    expect(await pages(input)).toEqual([]);
  expect(await usedQueries(user)).toBe(0);
  for (const [found = ''] of await pages('responsabilità del cust'))
    expect((await user.client.get(address(found))).status).toBe(200);
});

test('returns no article as a result, count or suggestion of a search', async () => {
  const user = await createUser(app);
  for (const query of [
    'custode cosa esposta fiera',
    'art. 3 l. 9991/1999',
    '-danno',
    'denuncia avaria espositore',
  ]) {
    const { body } = await user.client.mutate('search.run', { query, size: 50 });
    expect(body.data.search.filter(({ id_new }) => !/-m1$|^cass|^cost/.test(id_new))).toEqual([]);
    expect(body.data.total).toBeLessThanOrEqual(4);
  }
  const { body: offered } = await user.client.query('search.suggest', { q: 'denuncia e prescr' });
  expect(JSON.stringify({ ...offered, provisions: [] })).not.toContain('Denuncia e prescrizione');
});
