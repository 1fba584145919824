import { aroundOutput } from '@massima/contract/around';
import { searchesPerMinute } from '@massima/contract/constants';
import type { SearchData } from '@massima/contract/search';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser, type TestUser } from '../../../testing/factories/user.ts';
import { searchAs, written } from '../../../testing/searches.ts';
import { testApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const around = async ({ client }: TestUser, query: string, more: object = {}) => {
  const { status, body } = await client.query('search.around', { query, ...more });
  expect(status).toBe(200);
  return aroundOutput.strict().parse(body);
};
const verdicts = { filters: { selectedType: 'sentenza' } };
const totalOf = async (user: TestUser, query: string, more: object = {}) =>
  (await searchAs(user, query, more)).body.data.total;

it('returns the result count of the other tab, and charges and writes nothing', async () => {
  const user = await createUser(app);
  for (const query of ['responsabilità del custode', 'art. 2051 c.c.', '"buona fede"', 'guidare ubriachi']) {
    await searchAs(user, query);
    const before = await written(app, user);
    const { total } = await around(user, query);
    expect(await written(app, user)).toEqual(before);
    expect(total, query).toBe(await totalOf(user, query, verdicts));
    expect((await around(user, query, { selectedType: 'sentenza' })).total).toBe(await totalOf(user, query));
  }
});

it('applies the filters to the other tab’s count, over both transports', async () => {
  const user = await createUser(app);
  const query = 'danno';
  const all = await totalOf(user, query, verdicts);
  const { years } = (await searchAs(user, query, verdicts)).body.data as SearchData;
  const yearDoc = years.slice(0, 2).map(({ year }) => year);
  for (const filters of [{ yearDoc }, { selectedArea: 1 }, { issuers: [1, 2], areas: [1] }]) {
    const expected = await totalOf(user, query, { filters: { ...filters, selectedType: 'sentenza' } });
    expect((await around(user, query, filters)).total, JSON.stringify(filters)).toBe(expected);
    const params = new URLSearchParams({ query });
    for (const [name, values] of Object.entries(filters))
      for (const value of [values].flat()) params.append(name, String(value));
    expect((await user.client.get(`/search/around?${params}`)).body.total).toBe(expected);
  }
  const { total } = await around(user, query, { yearDoc: yearDoc.slice(0, 1) });
  expect(total).toBeLessThan(all);
});

it('equals the other tab’s count in the search response, or null there if quotes or the order by date change the query', async () => {
  const user = await createUser(app);
  const otherTotal = async (query: string, more: object = {}) =>
    (await searchAs(user, query, more)).body.data.other_total;
  const filters = { yearDoc: [2019, 2020, 2021], areas: [1] };
  for (const query of [
    'danno',
    'responsabilità del custode',
    'art. 2051 c.c.',
    'guidare ubriachi',
    'xylofono',
  ])
    for (const more of [{}, { filters }, { offset: 1 }, { as_typed: true }]) {
      const expected = await totalOf(user, query, {
        ...more,
        filters: { ...filters, selectedType: 'sentenza' },
      });
      const total = await otherTotal(query, { ...more, filters: { ...filters, selectedType: 'massima' } });
      expect(total, query).toBe(expected);
      expect(await otherTotal(query, verdicts)).toBe(await totalOf(user, query));
    }
  // Quotes are dropped if too little is found, and the order by date requires all terms first. In
  // both cases the other tab may need another query.
  expect(await otherTotal('danno custode "parola inesistente"')).toBeNull();
  expect(await otherTotal('danno', { sort: 'date' })).toBeNull();
});

it('returns no count for a question that the account did not search, or that has expired', async () => {
  const [user, other] = [await createUser(app), await createUser(app)];
  await searchAs(user, 'danno biologico');
  const nothing = { total: null, instead: [], citing: { total: 0, list: [] } };
  expect(await around(other, 'danno biologico', { nothing_found: true })).toMatchObject(nothing);
  expect(await around(user, 'danno morale')).toMatchObject(nothing);
  app.deps.clock.advance(31 * 60);
  const { body } = await other.client.query('search.around', { query: 'danno biologico' });
  expect(body).toMatchObject(nothing);
  const expired = await createUser(app, { license_expire_at: new Date(0) });
  expect((await expired.client.query('search.around', { query: 'danno' })).status).toBe(402);
});

it('is limited per minute', async () => {
  const user = await createUser(app);
  await around(user, 'danno');
  await app.deps.db('rate_limits').where('bucket', 'like', 'around:%').update({ hits: searchesPerMinute });
  expect((await user.client.query('search.around', { query: 'danno' })).status).toBe(429);
});

it('suggests the rulings that cite a missing ruling and their subjects, never without results', async () => {
  const user = await createUser(app);
  const { response } = await app.deps.engine.select('/select', {
    q: '{!prefix f=cites v=$any}',
    any: 'cass:civ:',
    fq: '{!term f=kind}ruling',
    fl: 'id,cites',
    rows: '50',
    sort: 'id asc',
  });
  const [cited] = response.docs.flatMap(({ cites = [] }) =>
    cites.filter((key) => /^cass:civ:\d{4}:\d+$/.test(key)),
  );
  const [, , year, number] = cited!.split(':');
  const query = `Cass. civ. n. ${number}/${year}`;
  await searchAs(user, query);
  const { instead, citing } = await around(user, query, { nothing_found: true });
  expect(citing.total).toBeGreaterThan(0);
  expect(citing.list.length).toBeGreaterThan(0);
  expect(instead.length).toBeGreaterThan(0);
  for (const input of instead) {
    expect(input.count).toBeGreaterThan(0);
    const filters = { selectedType: input.type };
    expect(await totalOf(user, input.query, { filters })).toBe(input.count);
  }
});

it('suggests a broader search for a missing ruling that no ruling cites', async () => {
  const user = await createUser(app);
  const query = 'Cass. civ. n. 7/2019';
  expect(await totalOf(user, query)).toBe(0);
  const { instead } = await around(user, query, { nothing_found: true });
  const filters = { selectedType: 'massima' };
  const count = await totalOf(user, 'Cass. civ. 2019', { filters });
  expect(count).toBeGreaterThan(0);
  expect(instead).toContainEqual({ query: 'Cass. civ. 2019', type: 'massima', count });
});

it('suggests the act if its article is missing', async () => {
  const user = await createUser(app);
  const query = 'art. 9999 st. lav.';
  expect(await totalOf(user, query)).toBe(0);
  const { instead } = await around(user, query, { nothing_found: true });
  expect(instead[0]).toMatchObject({ query: 'st. lav.', type: 'massima' });
});

it('suggests the number only if court or year are wrong', async () => {
  const user = await createUser(app);
  const { response } = await app.deps.engine.select('/select', {
    q: '{!term f=kind}principle',
    fq: ['{!term f=issuer_type_id}3', '{!lucene}number:[10000 TO 99999]'],
    fl: 'number',
    rows: '1',
    sort: 'id asc',
  });
  const { number } = response.docs[0]!;
  const query = `Cass. civ. n. ${number}/1951`;
  expect(await totalOf(user, query)).toBe(0);
  const { instead } = await around(user, query, { nothing_found: true });
  expect(instead.map((input) => input.query)).toContain(`n. ${number}`);
});
