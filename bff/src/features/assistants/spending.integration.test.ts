import { afterAll, beforeAll, expect, test } from 'vitest';
import { assistantOf } from '../../testing/assistant.ts';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { mailsTo } from '../../testing/links.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** Price of each search past the plan, in cents. */
const overQuotaCents = 7;
const questions = ['danno da cose in custodia', 'licenziamento disciplinare', 'locazione abitativa'];

/** A metered plan whose quota is used up. */
const metered = () =>
  createUser(app, {
    plan: 'metered',
    plan_expires_at: new Date(app.deps.clock.now().getTime() + 9 * 86_400_000),
    license_expire_at: null,
    plan_queries: 1,
    used_queries: 1,
    over_quota: true,
    over_quota_cents: overQuotaCents,
  });
const allow = (owner: TestUser, most: number) => owner.client.put('/connections/spending', { most });
const spentBy = async ({ client }: TestUser) => (await client.get('/connections')).body.spending.spent;

test('rejects a program’s search past the plan, with price and settings page, until its owner allows spending', async () => {
  const owner = await metered();
  const { body } = await owner.client.post('/connections/keys', { name: 'Studio' });
  const key = app.client(body.key);
  expect(await key.post('/search', { query: questions[0] })).toMatchObject({
    status: 402,
    body: {
      message: 'quota_used_up',
      data: {
        next_search: { free: false, amount: overQuotaCents, currency: 'eur' },
        url: `${app.deps.config.PUBLIC_URL}/profile`,
      },
    },
  });
  const { call } = await assistantOf(app, owner);
  expect(await call('search_rulings', { question: questions[0] })).toMatchObject({
    refused: expect.stringMatching(/^quota_used_up: .*the sum is set in the profile/),
  });
  expect(await call('usage')).toMatchObject({
    may_search: 'quota_used_up',
    searches_left: 0,
    past_plan: { most: 0, spent: 0 },
    receipt: { next_search: { free: false, amount: overQuotaCents } },
  });
  expect((await owner.reload()).used_queries).toBe(1);
  // On the page the owner sees the price and continues.
  expect((await owner.client.post('/search', { query: questions[0] })).status).toBe(200);
  expect(await spentBy(owner)).toBe(0);
});

test('adds the paid searches of all keys, but not of the page, to one monthly total', async () => {
  const owner = await metered();
  expect((await allow(owner, 2 * overQuotaCents)).body).toMatchObject({
    success: true,
    spending: { most: 14, spent: 0, each: 7, currency: 'eur' },
  });
  const [first, another] = [await assistantOf(app, owner), await assistantOf(app, owner)];
  expect(await first.call('search_rulings', { question: questions[0] })).toMatchObject({
    charged: true,
    searches_left: 0,
    receipt: { charged: true, next_search: { amount: overQuotaCents } },
  });
  // The same question is open for the other key too, at no charge.
  expect(await another.call('search_rulings', { question: questions[0] })).toMatchObject({ charged: false });
  expect(await another.call('search_rulings', { question: questions[1] })).toMatchObject({ charged: true });
  expect(await spentBy(owner)).toBe(14);
  expect((await first.call('search_rulings', { question: questions[2] })).refused).toMatch(/^quota_used_up/);
  // Lowering and raising the limit refunds nothing.
  await allow(owner, 0);
  await allow(owner, 14);
  expect((await first.call('search_rulings', { question: questions[2] })).refused).toMatch(/^quota_used_up/);
  expect((await owner.client.post('/search', { query: questions[2] })).body.data.charged).toBe(true);
  expect(await spentBy(owner)).toBe(14);
  expect(await app.deps.db('metered_usage').where({ user_id: owner.id })).toHaveLength(3);
});

test('charges concurrent searches only up to the spending limit', async () => {
  const owner = await metered();
  await allow(owner, 3 * overQuotaCents);
  const keys = await Promise.all(
    [1, 2, 3, 4].map(async (n) => {
      const { body } = await owner.client.post('/connections/keys', { name: `Chiave ${n}` });
      return app.client(body.key);
    }),
  );
  const responses = await Promise.all(
    keys.flatMap((key, n) => [1].map(() => key.post('/search', { query: `${questions[n % 3]} ${n}` }))),
  );
  const paid = responses.filter(({ status, body }) => status === 200 && body.data.charged);
  expect(paid.length).toBeLessThanOrEqual(3);
  expect(await spentBy(owner)).toBe(paid.length * overQuotaCents);
  expect(await app.deps.db('metered_usage').where({ user_id: owner.id })).toHaveLength(paid.length);
});

test('resets the total at the start of a month, and allows no spending without a metered plan', async () => {
  const owner = await metered();
  await allow(owner, overQuotaCents);
  await app.deps
    .db('assistant_spending')
    .where({ user_id: owner.id })
    .update({ spent_cents: 7, month: '2020-01' });
  const { call } = await assistantOf(app, owner);
  expect(await call('usage')).toMatchObject({ may_search: 'ok', past_plan: { most: 7, spent: 0 } });
  expect(await call('search_rulings', { question: questions[0] })).toMatchObject({ charged: true });
  expect(await spentBy(owner)).toBe(7);
  const other = await createUser(app, { plan_queries: 0 });
  await allow(other, 1000);
  const refused = await (await assistantOf(app, other)).call('search_rulings', { question: questions[0] });
  expect(refused.refused).toMatch(/^subscription_no_queries/);
});

test('rejects a program’s search but not the page’s if the price is not available', async () => {
  const owner = await metered();
  await app.deps.db('users').where({ id: owner.id }).update({ over_quota_cents: null });
  await allow(owner, 1000);
  const { call } = await assistantOf(app, owner);
  expect((await call('search_rulings', { question: questions[0] })).refused).toMatch(/^quota_used_up/);
  const { body } = await owner.client.post('/search', { query: questions[0] });
  expect(body.data).toMatchObject({ charged: true, receipt: { next_search: { free: false, amount: null } } });
});

test('mails the owner a new limit, and nothing about one of zero', async () => {
  const owner = await metered();
  const mails = async () =>
    (await mailsTo(app, owner.email)).filter(({ template }) => template === 'spending_allowed').length;
  await allow(owner, 1000);
  expect(await mails()).toBe(1);
  await allow(owner, 0);
  expect(await mails()).toBe(1);
});

test('accepts the limit only from the owner’s session, within its bounds', async () => {
  const owner = await metered();
  const { body } = await owner.client.post('/connections/keys', { name: 'Studio', may_write: true });
  expect((await app.client(body.key).put('/connections/spending', { most: 100 })).status).toBe(403);
  for (const most of [-1, 100_001, 1.5, '5']) expect((await allow(owner, most as number)).status).toBe(400);
});
