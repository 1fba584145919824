import type { SearchData } from '@massima/contract/search';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { written } from '../../testing/searches.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let user: TestUser;
/** A tribunal's principle of the demo, and one of the Cassazione. */
let local: SearchData['search'][number];
let high: SearchData['search'][number];
beforeAll(async () => {
  app = await testApp();
  user = await createUser(app, { plan_queries: -1 });
  const first = async (issuers: number[]) => {
    const { search } = await searchFor('responsabilità', { issuers });
    const [result] = search.filter(({ document_place, sent_anno }) => document_place && sent_anno >= 2000);
    if (!result) throw new Error('The demo has no ruling of this kind.');
    return result;
  };
  [local, high] = [await first([1]), await first([3])];
});
afterAll(() => app.close());

const searchFor = async (query: string, filters: object = {}, more: object = {}): Promise<SearchData> => {
  const { status, body } = await user.client.mutate('search.run', { query, filters, size: 50, ...more });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const factsOf = ({ narrowed_by: read }: SearchData) => read.map(({ kind }) => kind);

it('reads court and place and excludes other courts', async () => {
  const data = await searchFor(`trib ${local.document_place} responsabilità`);
  expect(data.narrowed_by).toEqual([
    {
      kind: 'court',
      words: `trib ${local.document_place}`,
      issuer_type_id: 1,
      place: local.document_place,
      branch: null,
    },
  ]);
  expect(data.total).toBeGreaterThan(0);
  for (const result of data.search)
    expect([result.issuer_type_id, result.document_place]).toEqual([1, local.document_place]);
  const filtered = await searchFor('responsabilità', { issuers: [1] });
  expect(data.total).toBeLessThanOrEqual(filtered.total);
});

it('reads year, date and section', async () => {
  const { document_date: day, sent_anno: year } = high;
  const [y, m, d] = day.split('-');
  const ofYear = await searchFor(`responsabilità ${y}`);
  expect(ofYear.total).toBeGreaterThan(0);
  for (const result of ofYear.search) expect(result.sent_anno).toBe(Number(y));
  // Counts of the other years ignore the year filter.
  expect(ofYear.years.map((entry) => entry.year)).toContain(year);
  expect(ofYear.years.length).toBeGreaterThan(1);
  const ofDay = await searchFor(`cassazione ${d}/${m}/${y}`);
  expect(factsOf(ofDay)).toEqual(['court', 'date']);
  expect(ofDay.total).toBeGreaterThan(0);
  for (const result of ofDay.search) expect([result.issuer_type_id, result.document_date]).toEqual([3, day]);
  const joint = await searchFor('sezioni unite');
  expect(joint.total).toBeGreaterThan(0);
  for (const result of joint.search) expect(result.document_sezione).toBe('U');
  const dates = joint.search.map((result) => result.document_date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

it('treats the branch of the Cassazione as part of the court', async () => {
  const civil = await searchFor('cass. civ. responsabilità');
  expect(civil.narrowed_by).toMatchObject([{ kind: 'court', branch: 'civ' }]);
  expect(civil.total).toBeGreaterThan(0);
  for (const result of civil.search) expect(result.document_area).not.toBe(2);
});

it('can be removed and added again without charge', async () => {
  const payer = await createUser(app);
  const run = async (filters: object) =>
    (await payer.client.mutate('search.run', { query: 'responsabilità cassazione 2019', filters })).body.data;
  const first = await run({});
  expect([first.charged, factsOf(first)]).toEqual([true, ['court', 'year']]);
  const wider = await run({ facts_off: ['year'] });
  expect([wider.charged, factsOf(wider)]).toEqual([false, ['court']]);
  const plain = await run({ facts_off: ['court', 'year'] });
  expect([plain.charged, factsOf(plain)]).toEqual([false, []]);
  expect((await run({})).total).toBe(first.total);
  expect(await written(app, payer)).toMatchObject({ used: 1, history: 1 });
});

it('yields to an explicit filter', async () => {
  const chosen = await searchFor('responsabilità cassazione', { issuers: [1] });
  expect(chosen.narrowed_by).toEqual([]);
  expect(chosen.total).toBe((await searchFor('responsabilità', { issuers: [1] })).total);
});

it('returns an empty page without charge and names the filter if nothing matches', async () => {
  const payer = await createUser(app);
  const { body } = await payer.client.mutate('search.run', { query: 'responsabilità trib rovereto 1951' });
  expect(body.data).toMatchObject({ total: 0, charged: false });
  expect(factsOf(body.data)).toEqual(['court', 'year']);
});

it('works together with an exclusion, an article and a corrected spelling', async () => {
  const without = await searchFor('cassazione responsabilità -danno');
  expect([factsOf(without), without.excluded.map(({ words }) => words)]).toEqual([['court'], ['danno']]);
  const article = await searchFor('art. 2051 c.c. cassazione');
  expect(article.total).toBeGreaterThan(0);
  for (const result of article.search) expect(result.issuer_type_id).toBe(3);
  const misspelt = await searchFor('cassazione licenziamneto');
  expect(misspelt.did_you_mean).toBe('cassazione licenziamento');
  for (const result of misspelt.search) expect(result.issuer_type_id).toBe(3);
});

it('applies to the count of the other tab and to related queries', async () => {
  const query = 'responsabilità cassazione';
  const principles = await searchFor(query);
  const verdicts = await searchFor(query, { selectedType: 'sentenza' });
  expect(principles.other_total).toBe(verdicts.total);
  const around = async (more: object) =>
    (await user.client.query('search.around', { query, ...more })).body.total;
  expect(await around({})).toBe(verdicts.total);
  expect(await around({ facts_off: ['court'] })).toBe(
    (await searchFor(query, { selectedType: 'sentenza', facts_off: ['court'] })).total,
  );
});
