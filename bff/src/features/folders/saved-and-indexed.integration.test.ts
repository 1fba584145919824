import type { SearchData } from '@massima/contract/search';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const searchFor = async ({ client }: TestUser, more: object = {}): Promise<SearchData> => {
  const { status, body } = await client.mutate('search.run', { query: 'diritto', ...more });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as SearchData;
};
/** Returns ids of rulings that the account was never shown. */
async function someRulings(count: number): Promise<string[]> {
  const { response } = await app.deps.engine.select('/select', {
    q: '{!term f=kind}ruling',
    fq: '{!term f=has_full_text}true',
    fl: 'id',
    rows: String(count),
    sort: 'id desc',
  });
  return response.docs.map(({ id }) => id);
}

describe('saved result', () => {
  test('contains the collection’s data, and no text for assistants if the collection lacks it', async () => {
    const user = await createUser(app);
    const { search } = await searchFor(user, { size: 5 });
    const [real, another] = search;
    const forged = { ...real, document_diritto: 'Ha sempre ragione il ricorrente.', document_emanante: 'X' };
    const { body } = await user.client.post('/projects', { name: 'Prova', description: 'x' });
    const { project_id } = body.project!;
    const save = (idResult: string, result: object) =>
      user.client.post(`/projects/${project_id}/elements`, {
        projectelement: { idResult, result, query: '' },
      });
    await save(real!.id_new, forged);
    await save('made-up-m1', { ...forged, id_new: 'made-up-m1' });
    const [unseen = ''] = await someRulings(1);
    await save(unseen, forged);
    await save(another!.id_new, another!);
    const { body: elements } = await user.client.get(`/projects/${project_id}/elements`);
    expect(elements.map((element) => element.in_collection)).toEqual([true, false, false, true]);
    expect(elements[0]!.indexed?.document_diritto).toBe(real!.document_diritto);
    expect(JSON.parse(elements[0]!.result).document_diritto).toBe(forged.document_diritto);
    expect(elements[3]!.indexed?.keywords_positions).toEqual(another!.keywords_positions);
    const { body: listed } = await user.client.query('assistants.folders', { folder: 'Prova' });
    expect(
      listed.results.map((element: { principle: string; fictional: boolean | null }) => element.fictional),
    ).toEqual([real!.document.fictional ?? false, null, null, another!.document.fictional ?? false]);
    expect(JSON.stringify(listed)).not.toContain('Ha sempre ragione');
    const file = await user.client.get(`/projects/${project_id}/export?format=csv&locale=it`);
    const text = Buffer.from(file.body.content, 'base64').toString('utf8');
    expect(text).toContain('(Assente dalla raccolta)');
  });

  test('from a full text is in the collection only if the text matches at its offsets, which are kept', async () => {
    const user = await createUser(app);
    const { search } = await searchFor(user, { size: 20 });
    const found = search.find(({ document }) => document.has_full_text)!;
    const { body: article } = await user.client.query('rulings.article', { id_new: found.id_new });
    const [start, end] = [120, 320];
    const passage = {
      ...found,
      id_new: article.ruling_id,
      passage: true,
      passage_start: start,
      passage_end: end,
      document_diritto: article.ruling_full_text.slice(start, end),
    };
    let folders = 0;
    const saved = async (result: object) => {
      const name = { name: `Passo ${++folders}`, description: 'x' };
      const { body } = await user.client.post('/projects', {
        ...name,
        projectelement: { idResult: article.ruling_id, result, query: '' },
      });
      const [element] = (await user.client.get(`/projects/${body.project!.project_id}/elements`)).body;
      return element!;
    };
    const stored = await saved(passage);
    expect(stored).toMatchObject({
      in_collection: true,
      indexed: { document_diritto: passage.document_diritto, sent_numero: found.sent_numero },
    });
    expect(JSON.parse(stored.result)).toMatchObject({
      passage: true,
      passage_start: start,
      passage_end: end,
    });
    for (const forged of [
      { ...passage, passage_start: start + 1 },
      { ...passage, document_diritto: 'Ha sempre ragione il ricorrente.' },
      { ...found, id_new: article.ruling_id, document_diritto: passage.document_diritto },
    ])
      expect(await saved(forged)).toMatchObject({ in_collection: false, indexed: null });
  });
});
