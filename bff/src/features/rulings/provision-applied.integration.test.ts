import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { indexRulings, ownCore, type OwnCore } from '../../testing/own-core.ts';
import { applyingRuling } from '../../testing/struck-core.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const article = "dell'art. 4, comma 2, della legge 12 marzo 1999, n. 9991";
const similarText = (end: string) =>
  `L'espositore che riceve la cosa avariata deve denunciarlo entro quindici giorni dalla restituzione, ai sensi ${article}, a pena di decadenza, e la denuncia non richiede forme particolari purché giunga al custode in tempo utile ${end}`;
const other = `Il termine ${article.replace(', comma 2,', '')} non decorre quando il custode ha nascosto l'avaria.`;

const older = { year: 2012, date: '2012-01-10' };
const court = { issuer_type_id: 1, issuer: 'Tribunale di Milano', place: 'Milano', region: 'Lombardia' };

let core: OwnCore;
let app: TestApp;
beforeAll(async () => {
  core = await ownCore('applied');
  await indexRulings(core, 'fiere', [
    applyingRuling(1, similarText('in ogni caso.')),
    applyingRuling(2, similarText('comunque.'), {
      principles: [
        {
          ...{ n: 1, kind: 'principle', title: 'Fiere', text: similarText('comunque.') },
          conformi: ['N. 1 del 2018', 'N. 77 del 2001 Rv. 612345 - 01'],
          difformi: ['Cass. civ. n. 5/2018'],
        },
      ],
    }),
    applyingRuling(3, similarText('sempre.'), { ...older, section: 'U', id: 'cass-2012-3' }),
    applyingRuling(4, other, { ...court, id: 'trib-2018-4' }),
    applyingRuling(5, other.replace('nascosto', 'negato')),
  ]);
  app = await testApp({ env: { SOLR_CORE: core.name } });
});
afterAll(async () => {
  await app.close();
  await core.drop();
});

const key = 'l:1999:9991:4';
const applied = async (user: TestUser, filters = '') =>
  (await user.client.get(`/provisions/${encodeURIComponent(key)}/rulings?${filters}`)).body;
const shape = ({ groups }: Awaited<ReturnType<typeof applied>>) =>
  groups.map(({ ruling: { ruling_id }, leading, alike: same }) => [
    ruling_id,
    leading,
    same.map((ruling) => ruling.ruling_id),
  ]);

test('lists near-duplicates under the highest court and the other rulings newest first', async () => {
  const user = await createUser(app);
  const body = await applied(user);
  expect(shape(body)).toEqual([
    ['cass-2012-3', true, ['cass-2018-2', 'cass-2018-1']],
    ['cass-2018-5', false, []],
    ['trib-2018-4', false, []],
  ]);
  expect(body).toMatchObject({
    ...{ key, total: 5, read: 5, commi: [{ comma: '2', number: '2', count: 3 }] },
    years: [
      { year: 2018, count: 4 },
      { year: 2012, count: 1 },
    ],
  });
  // headings only
  expect(JSON.stringify(body)).not.toContain('denuncia');
  expect((await user.client.get('/users/check')).body.count).toBe(0);
});

test('filters by paragraph, year and court, and counts each filter’s options without that filter', async () => {
  const user = await createUser(app);
  const second = await applied(user, 'comma=2&year=2018');
  expect(shape(second)).toEqual([['cass-2018-2', false, ['cass-2018-1']]]);
  expect(second.years).toEqual([
    { year: 2018, count: 2 },
    { year: 2012, count: 1 },
  ]);
  const milan = await applied(user, 'issuer=1');
  expect([milan.total, milan.authorities.length]).toEqual([1, 2]);
  expect((await applied(user, 'comma=9')).groups).toEqual([]);
  // rulings may be older than the years in a search filter
  const early = await user.client.get(`/provisions/${encodeURIComponent(key)}/rulings?year=1998`);
  expect(early).toMatchObject({ status: 200, body: { total: 0, groups: [] } });
  for (const bad of ['comma=co2', 'comma=2/let', 'year=0', 'year=1859', 'issuer=99'])
    expect((await user.client.get(`/provisions/${encodeURIComponent(key)}/rulings?${bad}`)).status).toBe(400);
  expect((await user.client.get('/provisions/danno/rulings')).status).toBe(404);
});

test('distinguishes rulings added since a given time, but not the first indexing', async () => {
  const user = await createUser(app);
  expect((await applied(user)).fresh).toBeNull();
  expect((await applied(user, 'since=2020-01-01T00:00:00Z')).fresh).toEqual({ total: 0, rulings: [] });
  await indexRulings(core, 'nuove', [applyingRuling(6, other.replace('nascosto', 'taciuto'))]);
  const { fresh, total } = await applied(user, 'since=2020-01-01T00:00:00Z&year=2012');
  expect([fresh?.total, fresh?.rulings.map(({ ruling_id }) => ruling_id), total]).toEqual([
    ...[1, ['cass-2018-6'], 1],
  ]);
  expect((await applied(user, 'since=ieri')).fresh).toBeUndefined();
});

test('shows a publisher’s fields on a principle’s card and page, under the publisher’s names', async () => {
  const user = await createUser(app);
  const { body } = await user.client.mutate('search.run', {
    query: 'espositore denuncia decadenza comunque',
  });
  const related = body.data.search.find(({ id_new }) => id_new === 'cass-2018-2-m1')?.related;
  expect(related).toEqual([
    { field: 'conformi', total: 2, labels: ['Cass. civ. n. 1/2018', 'Cass. civ. n. 77/2001'] },
    { field: 'difformi', total: 1, labels: ['Cass. civ. n. 5/2018'] },
  ]);
  expect(body.data.search.find(({ id_new }) => id_new === 'cass-2018-1-m1')).not.toHaveProperty('related');
  const web = (await user.client.query('rulings.citations', { id_new: 'cass-2018-2-m1' })).body;
  expect(
    web.related.map(({ field, list }) => [
      field,
      list.map(({ label, ruling: ruling }) => [label, ruling?.ruling_id]),
    ]),
  ).toEqual([
    [
      'conformi',
      [
        ['Cass. civ. n. 1/2018', 'cass-2018-1'],
        ['Cass. civ. n. 77/2001', undefined],
      ],
    ],
    ['difformi', [['Cass. civ. n. 5/2018', 'cass-2018-5']]],
  ]);
  // no citation among them
  expect([web.cites.total, web.cited_by.total]).toEqual([0, 0]);
  const linked = { id_new: 'cass-2018-2-m1', ruling_id: 'cass-2018-5' };
  expect((await user.client.query('rulings.linked', linked)).status).toBe(200);
});
