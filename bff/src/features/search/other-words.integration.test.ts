import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchData } from '@massima/contract/search';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { indexRulings, newRuling, ownCore } from '../../testing/own-core.ts';
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

it('adds legal terms for everyday words, or only the typed terms on request', async () => {
  const also = await search('guidare ubriachi');
  expect(also.also_searched).toEqual(['guida in stato di ebbrezza']);
  expect(also.search[0]!.document_diritto).toMatch(/stato di ebbrezza/i);
  expect(also.with_every_word).toBeGreaterThan(0);
  const only = await search('guidare ubriachi', { as_typed: true });
  expect(only.also_searched).toEqual([]);
  expect(only.with_every_word).toBe(0);
  expect((await search('"guidare ubriachi"')).also_searched).toEqual([]);
});

it('searches a corrected spelling immediately if the typed one finds nothing', async () => {
  const { corrected, did_you_mean, total } = await search('resonsabilità');
  expect({ corrected, did_you_mean }).toEqual({ corrected: true, did_you_mean: 'responsabilità' });
  expect(total).toBeGreaterThan(5);
  expect(await search('resonsabilità', { as_typed: true })).toMatchObject({ corrected: false, total: 0 });
  // a number is never corrected to another number
  expect((await search('98765')).corrected).toBe(false);
});

it('corrects several words together', async () => {
  const { did_you_mean, corrected } = await search('licenziamneto gusta causa');
  expect({ did_you_mean, corrected }).toEqual({
    did_you_mean: 'licenziamento giusta causa',
    corrected: false,
  });
});

it('suggests the correct spelling even if one text has the same mistake', async () => {
  const core = await ownCore('misspelt');
  const withText = (text: string) => newRuling({ text });
  const aboutDoctors = (word: string) =>
    `In tema di ${word} medica il nesso causale va provato dal paziente.`;
  const mistaken = withText(aboutDoctors('responsabilta'));
  await indexRulings(core, 'misspelt', [
    mistaken,
    ...Array.from({ length: 8 }, () => withText(aboutDoctors('responsabilità'))),
    // A term is considered misspelt if less than one text in a thousand contains it.
    ...Array.from({ length: 1200 }, (_, i) => withText(`La lite n. ${i} riguarda il contratto.`)),
  ]);
  const other = await testApp({ env: { SOLR_CORE: core.name } });
  try {
    const { client } = await createUser(other, { role: 'admin' });
    const searchFor = async (query: string): Promise<SearchData> =>
      (await client.mutate('search.run', { query })).body.data;
    const found = await searchFor('responsabilta medica');
    expect(found).toMatchObject({ did_you_mean: 'responsabilità medica', corrected: false });
    expect(found.with_every_word).toBe(1);
    expect(found.search.map(({ id_new }) => id_new)).toContain(`${mistaken.id}-m1`);
    expect((await searchFor('responsabilità medica')).with_every_word).toBeGreaterThan(5);
  } finally {
    await other.close();
    await core.drop();
  }
});

it('folds repetitions of a procedural rule into one card', async () => {
  const { search: results } = await search('art. 2051 c.c.', { size: 50 });
  const best = results.slice(0, 10);
  const folded = (await search('art. 2051 c.c.')).search;
  expect(folded.map(({ id_new }) => id_new)).toEqual(best.map(({ id_new }) => id_new));
  const procedural = folded.filter(({ document }) => /Qualificazione del giudice/.test(document.title ?? ''));
  expect(procedural.length).toBeGreaterThan(2);
  expect(procedural.filter(({ alike_to }) => alike_to === undefined)).toHaveLength(1);
});
