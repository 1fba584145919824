import { alertsMax } from '@massima/contract/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../testing/factories/user.ts';
import { bring, custody, fallen, follow, newsOf, round } from '../../testing/following.ts';
import { indexRulings, newRuling, ownCore, type OwnCore } from '../../testing/own-core.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { cleanUp } from '../system/index.ts';

let core: OwnCore;
let app: TestApp;
const day = 86_400;

beforeAll(async () => {
  core = await ownCore('removed-alerts');
  await indexRulings(core, 'stock', [newRuling({ text: 'Il custode risponde del danno.' })]);
  app = await testApp({ env: { SOLR_CORE: core.name } });
});
afterAll(async () => {
  await app.close();
  await core.drop();
});

test('mutes a removed alert, restores it with its matches and deletes it permanently after a day', async () => {
  const user = await createUser(app);
  const { body: followed } = await follow(user, custody);
  const { id } = followed.alert;
  await bring(core, fallen());
  await round(app);
  const list = async () => (await user.client.query('alerts.list')).body.alerts;
  const [before] = await list();
  expect((await user.client.mutate('alerts.remove', { id })).status).toBe(200);
  expect((await user.client.mutate('alerts.remove', { id })).status).toBe(404);
  expect((await user.client.query('alerts.news', { id })).status).toBe(404);
  expect(await list()).toEqual([]);
  await bring(core, fallen());
  app.deps.clock.advance(day / 2);
  expect(await round(app)).toBe(0);

  const back = await follow(user, custody);
  expect(back.body.alert).toEqual(before);
  await round(app);
  expect(await newsOf(user)).toEqual([2]);

  await user.client.mutate('alerts.remove', { id });
  app.deps.clock.advance(day + 1);
  const { body: recreated } = await follow(user, custody);
  expect(recreated.alert).toMatchObject({ news: 0, last_found_at: null });
  expect(recreated.alert.id).not.toBe(id);
  await user.client.mutate('alerts.remove', { id: recreated.alert.id });
  app.deps.clock.advance(day + 1);
  await cleanUp(app.deps);
  expect(await app.deps.db('alerts').where({ user_id: user.id })).toEqual([]);
});

test('frees the slot of a removed alert and rejects restoring it if the slots are full', async () => {
  const user = await createUser(app);
  const { body } = await follow(user, custody);
  for (let i = 1; i < alertsMax; i++) await follow(user, { query: `domanda numero ${i}` });
  await user.client.mutate('alerts.remove', { id: body.alert.id });
  expect((await follow(user, { query: 'ultima' })).status).toBe(200);
  expect((await follow(user, custody)).status).toBe(409);
});
