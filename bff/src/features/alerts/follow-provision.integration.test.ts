import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../testing/factories/user.ts';
import { bring, custody, follow, newsOf, round } from '../../testing/following.ts';
import { indexRulings, newRuling, ownCore, type OwnCore } from '../../testing/own-core.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let core: OwnCore;
let app: TestApp;

beforeAll(async () => {
  core = await ownCore('follow-provision');
  await indexRulings(core, 'stock', [newRuling({ text: custody.query })]);
  app = await testApp({ env: { SOLR_CORE: core.name } });
});
afterAll(async () => {
  await app.close();
  await core.drop();
});

test('follows an article by key or name as one alert and reports rulings that apply it', async () => {
  const user = await createUser(app);
  const first = await user.client.mutate('alerts.create', { provision: 'l:1999:9991:5quater.1' });
  expect(first.body.alert).toMatchObject({ label: 'art. 5-quater.1 l. 9991/1999', ruling_id: null });
  const again = await follow(user, { query: 'art. 5-quater.1 l. 9991/1999' });
  expect(again.body.alert.id).toBe(first.body.alert.id);
  expect((await user.client.mutate('alerts.create', { provision: 'danno' })).status).toBe(404);
  await bring(
    core,
    newRuling({ text: "Il registro dell'art. 5 quater.1 della legge 12 marzo 1999, n. 9991, è pubblico." }),
  );
  await round(app);
  expect(await newsOf(user)).toEqual([1]);
});
