import { fullTextsPerDay } from '@massima/contract/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UserRow } from '../../models/tables.ts';
import { assistantOf } from '../../testing/assistant.ts';
import { createUser } from '../../testing/factories/user.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const question = 'danno da cose in custodia';
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  // Warms up Solr, which is slow for the first query after a start.
  await (await createUser(app)).client.post('/search', { query: question });
});
afterAll(() => app.close());

const inDays = (days: number) => new Date(app.deps.clock.now().getTime() + days * 86_400_000);
const plan = { license_expire_at: null, plan: 'annual' };

test.each<[string, () => Partial<UserRow>, string]>([
  ['a licence', () => ({}), 'ok'],
  ['a trial', () => ({ license_expire_at: null, trial_expires_at: inDays(3), plan_queries: 20 }), 'ok'],
  [
    'a trial that is over',
    () => ({ license_expire_at: null, trial_expires_at: inDays(-1) }),
    'free_trial_expired',
  ],
  ['a plan that is cancelled and still paid for', () => ({ ...plan, plan_expires_at: inDays(9) }), 'ok'],
  ['a plan that is past due', () => ({ ...plan, plan_expires_at: inDays(-1) }), 'subscription_expired'],
  [
    'a plan that was cancelled',
    () => ({ license_expire_at: null, plan_expires_at: inDays(-9) }),
    'subscription_expired',
  ],
  ['a plan without a limit', () => ({ ...plan, plan_expires_at: inDays(9), plan_queries: -1 }), 'ok'],
  [
    'a metered plan beyond its quota',
    () => ({
      ...plan,
      plan_expires_at: inDays(9),
      plan_queries: 1,
      used_queries: 1,
      over_quota: true,
      over_quota_cents: 5,
    }),
    'ok',
  ],
  ['a plan that is used up', () => ({ plan_queries: 1, used_queries: 1 }), 'subscription_no_queries'],
])('gives an assistant the same access as the page for %s', async (_state, account, expected) => {
  const [reader, owner] = [await createUser(app, account()), await createUser(app, account())];
  // Spending past the plan: `spending.integration.test.ts`.
  await owner.client.put('/connections/spending', { most: 1000 });
  const { call } = await assistantOf(app, owner);
  const page = await reader.client.post('/search', { query: question });
  const tool = await call('search_rulings', { question });
  expect(page.status === 200 ? 'ok' : page.body.message).toBe(expected);
  expect(tool.refused?.split(':')[0] ?? 'ok').toBe(expected);
  expect((await owner.reload()).used_queries).toBe((await reader.reload()).used_queries);
  const { used_queries: used, plan_queries: most } = await owner.reload();
  expect(await call('usage')).toMatchObject({
    searches_used: used,
    searches_left: most < 0 ? null : Math.max(0, most - used),
  });
  // Also compares operations that the page allows without a search: folders and rejections.
  const folders = await reader.client.get('/projects');
  expect((await call('my_folders')).refused === undefined).toBe(folders.status === 200);
  const check = await reader.client.post('/citations', { text: 'art. 2043 c.c.' });
  const checked = await call('check_citations', { text: 'art. 2043 c.c.' });
  expect(checked.refused === undefined).toBe(check.status === 200);
});

test('creates no key for an unverified address', async () => {
  const { client } = await createUser(app, { is_verified: false });
  expect((await client.post('/connections/keys', { name: 'Studio' })).status).toBe(403);
});

test('limits full texts to 300 a day, including texts read on the page', async () => {
  const owner = await createUser(app);
  const { call } = await assistantOf(app, owner);
  const [{ id }] = (await call('search_rulings', { question, kind: 'verdicts' })).results;
  const read = Array.from({ length: fullTextsPerDay }, (_, i) => ({
    user_id: owner.id,
    ruling_id: `other-${i}`,
    read_at: app.deps.clock.now(),
  }));
  await app.deps.db('read_texts').insert(read);
  expect((await call('read_ruling', { id })).refused).toMatch(
    /^too_many_attempts: .*Try again in \d+ seconds/,
  );
});
