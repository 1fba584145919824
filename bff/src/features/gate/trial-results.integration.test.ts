import type { SearchData } from '@massima/contract/search';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { status } from '../../collection/index.ts';
import { assistantOf } from '../../testing/assistant.ts';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

// Limit on different results in a card-free trial, over REST, tRPC and the assistants' tools.
let app: TestApp;
let limit: number;
beforeAll(async () => {
  app = await testApp();
  const inIndex = await status.results(app.deps);
  limit = Math.min(Math.floor(inIndex / 5), 400);
});
afterAll(() => app.close());

const inDays = (days: number) => new Date(app.deps.clock.now().getTime() + days * 86_400_000);
const trying = (over = {}) =>
  createUser(app, { license_expire_at: null, trial_expires_at: inDays(14), plan_queries: 30, ...over });
const shownBy = async ({ id }: TestUser) =>
  (await app.deps.db('shown_results').where({ user_id: id })).length;
/** Uses up the trial's results except this number. */
async function leave(user: TestUser, left: number): Promise<void> {
  const missing = limit - left - (await shownBy(user));
  const shown_at = app.deps.clock.now();
  const row = (i: number) => ({
    user_id: user.id,
    id_result: `other-${left}-${i}`,
    shown_at,
    counted: false,
  });
  await app.deps.db('shown_results').insert(Array.from({ length: missing }, (_, i) => row(i)));
}
const search = ({ client }: TestUser, query: string, more = {}) =>
  client.post('/search', { query, filters: { selectedType: 'massima' }, size: 10, offset: 0, ...more });

describe('a card-free trial', () => {
  test('reports the remaining results from four fifths on, shows them, and rejects new ones after that', async () => {
    const user = await trying();
    const first = await search(user, 'responsabilità');
    expect(first.status).toBe(200);
    expect(first.body.data.receipt).not.toHaveProperty('results_left');
    await leave(user, 4);
    const cut = await search(user, 'licenziamento');
    const data = cut.body.data as SearchData;
    expect([data.search.length <= 10, data.limited, data.receipt.results_left]).toEqual([true, true, 0]);
    expect(await shownBy(user)).toBe(limit);

    const { used_queries } = await user.reload();
    const refused = await search(user, 'condominio');
    expect([refused.status, refused.body]).toMatchObject([
      402,
      { message: 'trial_results_used', data: { url: `${app.deps.config.PUBLIC_URL}/subscription` } },
    ]);
    expect((await user.reload()).used_queries).toBe(used_queries);
    const overTrpc = await user.client.mutate('search.run', { query: 'condominio', size: 10 });
    expect([overTrpc.status, overTrpc.body.message]).toEqual([402, 'trial_results_used']);

    // Results that were already shown are returned again and can be opened.
    const again = await search(user, 'responsabilità');
    const ids = ({ body }: typeof first) => (body.data as SearchData).search.map(({ id_new }) => id_new);
    expect(ids(again)).toEqual(ids(first));
    const [found] = (first.body.data as SearchData).search;
    expect((await user.client.get(`/rulings/${found!.id_new}`)).status).toBe(200);
    const { body } = await user.client.post('/projects', {
      name: 'Rossi',
      description: 'x',
      projectelement: { idResult: found!.id_new, result: found, query: '' },
    });
    const folder = await user.client.query('projects.elements', { id: body.project!.project_id });
    expect([folder.status, folder.body.receipt.results_left]).toEqual([200, 0]);
    const similar = await user.client.query('rulings.similar', { id_new: found!.id_new });
    if (similar.status !== 200)
      expect([similar.status, similar.body.message]).toEqual([402, 'trial_results_used']);
    else expect(similar.body.limited).toBe(true);
    expect(await shownBy(user)).toBe(limit);
  });

  test("is rejected in an assistant's tool, too", async () => {
    const user = await trying();
    await leave(user, 0);
    const assistant = await assistantOf(app, user);
    const response = await assistant.call('search_rulings', { question: 'condominio' });
    expect(JSON.stringify(response)).toContain('trial_results_used');
  });

  test('shows no more in concurrent searches or with the clock set back', async () => {
    const user = await trying();
    await leave(user, 5);
    await Promise.all(['licenziamento', 'condominio', 'appalto'].map((query) => search(user, query)));
    expect(await shownBy(user)).toBe(limit);
    app.deps.clock.advance(-86_400);
    expect((await search(user, 'locazione')).status).toBe(402);
    app.deps.clock.advance(86_400);
  });

  test('has a limit by its searches: at least 400, a hundred searches if unlimited, at most a fifth of the index', async () => {
    const user = await trying({ plan_queries: -1 });
    await leave(user, 0);
    expect((await search(user, 'condominio')).status).toBe(limit < 400 ? 402 : 200);
  });
});

test.each([
  ['a licence', { license_expire_at: new Date('2999-01-01') }],
  ['a plan', { plan: 'monthly', plan_expires_at: new Date('2999-01-01') }],
  ['an administrator', { role: 'admin' as const }],
])('does not limit %s', async (_, fields) => {
  const user = await trying(fields);
  await leave(user, 0);
  const { status: searchStatus, body } = await search(user, 'condominio');
  expect(searchStatus).toBe(200);
  expect(body.data.receipt).not.toHaveProperty('results_left');
});

test('lists accounts that were shown more than a twentieth of the index in 30 days as `many`', async () => {
  const [user, admin] = [await trying(), await createUser(app, { role: 'admin' })];
  const listed = async () =>
    (await admin.client.get('/lawyers?is_verified=many&limit=100')).body.lawyers.map(({ id }) => id);
  expect(await listed()).not.toContain(user.id);
  await leave(user, 0);
  expect(await listed()).toContain(user.id);
  await app.deps
    .db('shown_results')
    .where({ user_id: user.id })
    .update({ shown_at: inDays(-31) });
  expect(await listed()).not.toContain(user.id);
});
