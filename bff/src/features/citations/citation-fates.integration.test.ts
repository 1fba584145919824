import { briefMaxLength } from '@massima/contract/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import type { OwnCore } from '../../testing/own-core.ts';
import { recordRequests } from '../../testing/record-requests.ts';
import { applyingRuling, fairs, annulledCore, annulsPart } from '../../testing/struck-core.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let core: OwnCore;
let app: TestApp;
/** Records the queries to Solr. */
let engine: Awaited<ReturnType<typeof recordRequests>>;
beforeAll(async () => {
  core = await annulledCore('citation-fates', [
    applyingRuling(1, `Il custode, ai sensi dell'art. 3 ${fairs}, risponde.`),
    applyingRuling(2, `Si applica l'art. 41 ${fairs}, che l'atto caricato non ha.`),
  ]);
  const { origin, pathname } = new URL(process.env['SOLR_URL'] ?? '');
  engine = await recordRequests(origin);
  app = await testApp({ env: { SOLR_CORE: core.name, SOLR_URL: engine.url + pathname } });
});
afterAll(async () => {
  await app.close();
  engine.stop();
  await core.drop();
});

async function check(user: TestUser, text: string) {
  const { status, body } = await user.client.post('/citations', { text });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.references;
}

test('lists the amendments of cited articles as their pages do, at no charge', async () => {
  const user = await createUser(app);
  const text = `L'art. 3 ${fairs}; l'art. 6 ${fairs}; l'art. 1 ${fairs}; Cass. civ. n. 1/2018; di nuovo l'art. 3 ${fairs}.`;
  const [annulled, repealed, plain, ruling, again] = await check(user, text);
  expect(annulled).toMatchObject({
    ...{ kind: 'provision', key: 'l:1999:9991:3', state: 'understood' },
    fate: [
      {
        ...{ what: 'unconstitutional', by: 'Corte cost. n. 612/2021', date: '2021-02-10', in_part: true },
        ...{ words: annulsPart, ruling: { ruling_id: 'cost-2021-612' } },
      },
    ],
  });
  expect(repealed).toMatchObject({ fate: [{ what: 'repealed', by: 'd.lgs. 9993/2014', in_part: false }] });
  expect(plain).toMatchObject({ key: 'l:1999:9991:1', fate: [], state: 'understood' });
  expect(ruling).toMatchObject({ kind: 'ruling', state: 'found', fate: [] });
  expect(again?.fate).toEqual(annulled?.fate);
  for (const reference of [annulled, repealed]) {
    const { body } = await user.client.get(`/provisions/${encodeURIComponent(reference?.key ?? '')}`);
    expect(reference?.fate).toEqual(body.fate);
  }
  expect((await user.reload()).used_queries).toBe(0);
});

test('reports an article as impossible if its loaded act lacks it, unless a ruling applies it', async () => {
  const user = await createUser(app);
  const [absent, applied, unloaded] = await check(
    user,
    `L'art. 40 ${fairs}; l'art. 41 ${fairs}; l'art. 40 della legge 5 maggio 1997, n. 9989.`,
  );
  expect(absent).toMatchObject({
    ...{ state: 'impossible', impossible: { what: 'article_absent', limit: '2021-02-18' } },
    official: null,
  });
  expect(applied).toMatchObject({ state: 'understood', impossible: null });
  expect(unloaded).toMatchObject({ state: 'understood', impossible: null, fate: [] });
});

test('loads all articles of the largest brief in one query and limits the response', async () => {
  const user = await createUser(app);
  const articles = Array.from({ length: 900 }, (_, i) => `art. ${i + 1} ${fairs}; `).join('');
  const often = `art. 3 l. 9991/1999; `;
  const text = (articles + often.repeat(6000)).slice(0, briefMaxLength);
  const before = engine.requests.length;
  const references = await check(user, text);
  expect(references.length).toBeGreaterThan(3000);
  expect(engine.requests.length - before).toBeLessThan(20);
  const [first, ...otherReferences] = references.filter(({ key }) => key === 'l:1999:9991:3');
  expect(first?.fate).toHaveLength(1);
  const length = references
    .flatMap(({ fate }) => fate ?? [])
    .reduce((sum, amendment) => sum + amendment.words.length, 0);
  expect(length).toBeLessThan(250_000);
  expect(otherReferences.at(-1)?.fate).toBeNull();
});
