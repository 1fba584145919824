import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchData } from '@massima/contract/search';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await testApp();
  admin = await createUser(app, { role: 'admin' });
});
afterAll(() => app.close());

const search = async (query: string, more: object = {}): Promise<SearchData> => {
  const { status, body } = await admin.client.mutate('search.run', { query, ...more });
  expect(status).toBe(200);
  return body.data;
};
/** Counts the principles with a term by a separate Solr query. */
const countOf = async (word: string, ...fq: string[]) => {
  const parameters = { q: `text:${word}`, fq: ['kind:principle', ...fq], rows: '0' };
  return (await app.deps.engine.select('/select', parameters)).response.numFound;
};
const word = 'responsabilità';

describe('filters and counts', () => {
  it('return exactly the requested years', async () => {
    const all = await search(word);
    const [firstYear, other] = all.years.map((y) => y.year);
    const found = await search(word, { filters: { yearDoc: [firstYear, other] }, size: 50 });
    expect(found.total).toBe(await countOf(word, `year:(${firstYear} OR ${other})`));
    expect(found.search.every((r) => [firstYear, other].includes(r.sent_anno))).toBe(true);
    expect(found.years).toEqual(all.years);
  });

  it.each([
    [1, [3]],
    [2, [1, 2]],
  ])('map area %i to issuer types %j', async (selectedArea, types) => {
    const found = await search(word, { filters: { selectedArea }, size: 50 });
    expect(found.total).toBe(await countOf(word, `issuer_type_id:(${types.join(' OR ')})`));
    expect(found.total).toBeGreaterThan(0);
    expect(found.search.every((r) => types.includes(r.issuer_type_id))).toBe(true);
    expect(found.autList.reduce((sum, a) => sum + a.count, 0)).toBe(found.total);
  });

  it('count authorities among all matches, highest count first', async () => {
    const { autList, total, years } = await search(word);
    expect(total).toBe(await countOf(word));
    expect(total).toBeGreaterThan(10);
    expect(autList.reduce((sum, a) => sum + a.count, 0)).toBe(total);
    expect(years.reduce((sum, y) => sum + y.count, 0)).toBe(total);
    expect(autList.map((a) => a.count)).toEqual(autList.map((a) => a.count).sort((a, b) => b - a));
    for (const { issuer_type_id, document_emanante, count } of autList) {
      const fq = [`issuer_type_id:${issuer_type_id}`, `issuer:"${document_emanante}"`];
      expect(count).toBe(await countOf(word, ...fq));
    }
  });

  it('filter by the listed authorities', async () => {
    const { autList } = await search(word);
    const { issuer_type_id, count } = autList[1]!;
    const sameType = autList.filter((a) => a.issuer_type_id === issuer_type_id);
    const found = await search(word, { filters: { issuers: [issuer_type_id] } });
    expect(found.total).toBe(sameType.reduce((sum, a) => sum + a.count, 0));
    expect(found.total).toBeGreaterThanOrEqual(count);
  });
});

describe('the options of a filter group', () => {
  const filters = { selectedArea: 1, yearDoc: [2018, 2019, 2020], areas: [1], issuers: [3] };
  it('have counts under all other filters, and the counts match the results when selected', async () => {
    const { choices, years, total } = await search(word, { filters });
    for (const { area, count } of choices.areas)
      expect((await search(word, { filters: { ...filters, areas: [area] } })).total).toBe(count);
    for (const { section, count } of choices.sections.slice(0, 3))
      expect((await search(word, { filters: { ...filters, sections: [section] } })).total).toBe(count);
    for (const { year, count } of years.slice(0, 3))
      if (year >= 2000)
        expect((await search(word, { filters: { ...filters, yearDoc: [year] } })).total).toBe(count);
    expect(choices.areas.length).toBeGreaterThan(1);
    expect(choices.sections.length).toBeGreaterThan(1);
    expect(choices.areas.find(({ area }) => area === 1)?.count).toBe(total);
  });

  it('count areas and authorities as one group, so that a selection in one does not change the other', async () => {
    const { selectedArea, issuers, ...rest } = filters;
    const { choices: free } = await search(word, { filters: rest });
    expect(free.authorities.length).toBeGreaterThan(1);
    for (const narrowed of [{ selectedArea }, { issuers }, { selectedArea: 2, issuers: [1] }]) {
      const { choices } = await search(word, { filters: { ...rest, ...narrowed } });
      expect(choices.courts).toEqual(free.courts);
      expect(choices.authorities).toEqual(free.authorities);
    }
    for (const { area, count } of free.courts)
      expect((await search(word, { filters: { ...rest, selectedArea: area } })).total).toBe(count);
    for (const type of new Set(free.authorities.map(({ issuer_type_id }) => issuer_type_id))) {
      const named = free.authorities.filter(({ issuer_type_id }) => issuer_type_id === type);
      const found = await search(word, { filters: { ...rest, issuers: [type] } });
      expect(found.total).toBe(named.reduce((sum, { count }) => sum + count, 0));
    }
  });

  it('narrow by section and matter', async () => {
    const { choices } = await search(word);
    const { section } = choices.sections[0]!;
    const found = await search(word, { filters: { sections: [section], areas: [1, 6] }, size: 50 });
    expect(found.total).toBeGreaterThan(0);
    expect(
      found.search.every((r) => r.document_sezione === section && [1, 6].includes(r.document_area)),
    ).toBe(true);
    for (const sections of [['3,4'], ['{!x}'], ['']]) {
      const { status } = await admin.client.mutate('search.run', { query: word, filters: { sections } });
      expect(status).toBe(400);
    }
  });
});
