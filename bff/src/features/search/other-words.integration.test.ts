import { afterAll, beforeAll, expect, it } from 'vitest';
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

it("searches the courts' own words for everyday ones too, and only what was typed on request", async () => {
  const also = await search('guidare ubriachi');
  expect(also.also_searched).toEqual(['guida in stato di ebbrezza']);
  expect(also.search[0]!.document_diritto).toMatch(/stato di ebbrezza/i);
  expect(also.with_every_word).toBeGreaterThan(0);
  const only = await search('guidare ubriachi', { as_typed: true });
  expect(only.also_searched).toEqual([]);
  expect(only.with_every_word).toBe(0);
  expect((await search('"guidare ubriachi"')).also_searched).toEqual([]);
});

it('asks another spelling at once where what was typed finds nothing', async () => {
  const { corrected, did_you_mean, total } = await search('resonsabilità');
  expect({ corrected, did_you_mean }).toEqual({ corrected: true, did_you_mean: 'responsabilità' });
  expect(total).toBeGreaterThan(5);
  expect(await search('resonsabilità', { as_typed: true })).toMatchObject({ corrected: false, total: 0 });
  // a number is never another one misspelt
  expect((await search('98765')).corrected).toBe(false);
});

it('corrects several words at once', async () => {
  const { did_you_mean, corrected } = await search('licenziamneto gusta causa');
  expect({ did_you_mean, corrected }).toEqual({
    did_you_mean: 'licenziamento giusta causa',
    corrected: false,
  });
});

it('proposes the right spelling also where one text has the same mistake', async () => {
  const update = (body: object) =>
    fetch(`${process.env['SOLR_URL']}/rulings/update?commit=true`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const mistaken = {
    id: 'misspelt-m1',
    ruling_id: 'misspelt',
    kind: 'principle',
    title: 'Sanità',
    text: 'In tema di responsabilta medica il nesso causale va provato dal paziente.',
    issuer_type_id: 3,
    issuer: 'Corte di cassazione',
    authority: '3|Corte di cassazione',
    number: '1',
    year: 2019,
    date: '2019-01-01T00:00:00Z',
    area: 1,
  };
  expect((await update([mistaken])).status).toBe(200);
  try {
    const found = await search('responsabilta medica');
    expect(found).toMatchObject({ did_you_mean: 'responsabilità medica', corrected: false });
    expect(found.with_every_word).toBe(1);
    expect(found.search.map(({ id_new }) => id_new)).toContain('misspelt-m1');
    const followed = await search('responsabilità medica');
    expect(followed.with_every_word).toBeGreaterThan(5);
  } finally {
    await update({ delete: { id: mistaken.id } });
  }
});

it('folds a rule that is said again into one card: a procedural one stood three times before', async () => {
  const { search: results } = await search('art. 2051 c.c.', { size: 50 });
  const said = results.slice(0, 10);
  const folded = (await search('art. 2051 c.c.')).search;
  expect(folded.map(({ id_new }) => id_new)).toEqual(said.map(({ id_new }) => id_new));
  const procedural = folded.filter(({ document }) => /Qualificazione del giudice/.test(document.title ?? ''));
  expect(procedural.length).toBeGreaterThan(2);
  expect(procedural.filter(({ alike_to }) => alike_to === undefined)).toHaveLength(1);
});
