import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchData } from '@massima/contract/search';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await testApp();
  user = await createUser(app);
});
afterAll(() => app.close());

const search = async (query: string): Promise<SearchData> => {
  const { status, body } = await user.client.mutate('search.run', { query });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};

it('excludes a word and a phrase and lists the exclusions', async () => {
  const [all, phrase, without] = [
    await search('responsabilità danno'),
    await search('responsabilità danno "danno"'),
    await search('responsabilità danno -"danno"'),
  ];
  expect(phrase.total).toBeGreaterThan(0);
  expect(without.total).toBeLessThan(all.total);
  expect(without.excluded).toEqual([{ words: 'danno', query: 'responsabilità danno' }]);
  for (const { document_diritto } of without.search) expect(document_diritto).not.toMatch(/\bdanno\b/i);
});

it.each(['-responsabilità', '-"caso fortuito"', 'non senza'])(
  'finds and charges nothing if no term is left: %s',
  async (query) => {
    expect(await search(query)).toMatchObject({ total: 0, search: [], charged: false });
  },
);

it('does not match every text that contains "non"', async () => {
  expect((await search('non-xqzprofit')).total).toBe(0);
});

it.each([
  ['responsabilità danno -dann*', /\bdann/i],
  ['responsabilità danno –Danno', /\bdann[oi]\b/i],
  ['responsabilità danno -«danno»', /\bdann[oi]\b/i],
  ['responsabilità danno,-danno', /\bdann[oi]\b/i],
  ['responsabilità danno NOT danno', /\bdann[oi]\b/i],
  ['responsabilità danno -"danno', /\bdann[oi]\b/i],
])('never searches the opposite of a question: %s', async (query, unwanted) => {
  const data = await search(query);
  expect(data.excluded).toHaveLength(1);
  for (const { document_diritto } of data.search) expect(document_diritto).not.toMatch(unwanted);
});

it.each([
  ['responsabilità -(danno)', 'danno'],
  ['responsabilità -di', 'di'],
  ['responsabilità -art. 2051 c.c.', 'art. 2051 c.c.'],
])('reports an exclusion that is not possible: %s', async (query, excluded) => {
  expect(await search(query)).toMatchObject({ excluded: [], not_excluded: [excluded] });
});

it.each(['e', 'di', 'o', '"e"', 'e AND di', 'o -e', 'NOT di', 'e OR o'])(
  'finds and charges nothing for conjunctions only: %s',
  async (query) => {
    expect(await search(query)).toMatchObject({ total: 0, search: [], charged: false });
  },
);

it.each(['danno e', 'danno AND e', 'di danno', 'danno o', 'danno -e'])(
  'ignores conjunctions next to other terms: %s',
  async (query) => {
    expect((await search(query)).total).toBe((await search('danno')).total);
  },
);
