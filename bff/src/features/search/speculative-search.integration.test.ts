import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { hits, startFakeEngine, well, type FakeEngine } from '../../testing/fake-engine.ts';
import { searchAs, written } from '../../testing/searches.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { searchBucket } from './charge/enter-search.ts';

let fake: FakeEngine;
let app: TestApp;
/** Terms of each query that reached Solr. */
let queries: string[] = [];
const counting = (request: unknown, response: { end(text: string): unknown }, form: string) => {
  const terms = new URLSearchParams(form).get('words');
  if (terms !== null) queries.push(terms);
  return response.end(hits);
};
beforeAll(async () => {
  fake = await startFakeEngine();
  app = await testApp({ env: { SOLR_URL: fake.url } });
  fake.behave(counting);
});
afterEach(() => {
  vi.restoreAllMocks();
  fake.behave(counting);
  queries = [];
});
afterAll(async () => {
  await app.close();
  fake.close();
});

const change = (user: TestUser, columns: object) =>
  app.deps.db('users').where({ id: user.id }).update(columns);
const counted = async (user: TestUser): Promise<number> => {
  const bucket = searchBucket(app.deps, user.id);
  return (await app.deps.db('rate_limits').where({ bucket }).first('hits'))?.hits ?? 0;
};
const noPlaceTaken = () => expect.poll(() => app.deps.db('running_searches')).toEqual([]);
const unlicensed = { license_expire_at: new Date(0) };

describe('one round trip loads the session and admits the search', () => {
  it('so that a search takes two round trips', async () => {
    const user = await createUser(app);
    const run = vi.spyOn(app.deps.statements, 'run');
    expect((await searchAs(user, 'danno')).status).toBe(200);
    expect(run).toHaveBeenCalledTimes(2);
    expect(await counted(user)).toBe(1);
  });

  it.each<[string, string, (user: TestUser) => Promise<unknown>]>([
    [
      'has ended',
      'session_expired',
      (user) =>
        app.deps
          .db('sessions')
          .where({ user_id: user.id })
          .update({ ended_at: new Date(), ended_reason: 'logout' }),
    ],
    [
      'gave way to another',
      'another_session_open',
      (user) =>
        app.deps
          .db('sessions')
          .where({ user_id: user.id })
          .update({ ended_at: new Date(), ended_reason: 'another_session_open' }),
    ],
    [
      'was not used for too long',
      'session_expired',
      (user) =>
        app.deps
          .db('sessions')
          .where({ user_id: user.id })
          .update({ last_seen_at: new Date(0) }),
    ],
    [
      'began too long ago',
      'session_expired',
      (user) =>
        app.deps
          .db('sessions')
          .where({ user_id: user.id })
          .update({ created_at: new Date(0) }),
    ],
    ['is of a locked account', 'account_disabled', (user) => change(user, { disabled: true })],
  ])('charges nothing for a session that %s', async (_what, message, end) => {
    const user = await createUser(app);
    await end(user);
    expect((await searchAs(user, 'danno')).body.message).toBe(message);
    expect(await counted(user)).toBe(0);
    expect(queries).toEqual([]);
    await noPlaceTaken();
  });

  it('charges nothing for input that is rejected for every caller', async () => {
    const user = await createUser(app);
    for (const more of [{ query: '' }, { filters: { yearDoc: [2999] } }])
      expect((await searchAs(user, 'danno', more)).status).toBe(400);
    expect(await counted(user)).toBe(0);
    await noPlaceTaken();
  });

  it('keeps no slot for an account that may not search', async () => {
    const users = await Promise.all([
      createUser(app, { is_verified: false }),
      createUser(app, unlicensed),
      createUser(app, { plan_queries: 3, used_queries: 3 }),
    ]);
    const keys = ['access_denied', 'subscription_expired', 'subscription_no_queries'];
    for (const [i, user] of users.entries()) {
      const before = await written(app, user);
      for (let attempt = 0; attempt < 6; attempt++)
        expect((await searchAs(user, 'danno')).body.message).toBe(keys[i]);
      expect(await written(app, user)).toEqual(before);
    }
    expect(queries).toEqual([]);
    await noPlaceTaken();
  });
});

describe('Solr is queried while a search is being admitted', () => {
  it('if the session’s last search succeeded', async () => {
    const user = await createUser(app);
    const order: string[] = [];
    const run = app.deps.statements.run.bind(app.deps.statements);
    vi.spyOn(app.deps.statements, 'run').mockImplementation(async (batch) => {
      // The session lookup and the query to Solr start in the same tick. Without the delay Solr's
      // response would arrive first.
      await new Promise((resolve) => setTimeout(resolve, 50));
      order.push('database');
      return run(batch);
    });
    fake.behave((request, response, form) => {
      if (form.includes('words')) order.push('engine');
      return counting(request, response, form);
    });
    await searchAs(user, 'prima');
    expect(order[0]).toBe('database');
    order.length = 0;
    const { body } = await searchAs(user, 'seconda');
    expect(order[0]).toBe('engine');
    expect(body.data.charged).toBe(true);
    expect(await written(app, user)).toEqual({ used: 2, history: 2, metered: 0 });
  });

  it('at most once for a rejected account, which gets no result', async () => {
    const user = await createUser(app);
    await searchAs(user, 'prima');
    await change(user, unlicensed);
    const before = await written(app, user);
    for (let attempt = 0; attempt < 5; attempt++) {
      const { status, body } = await searchAs(user, `rifiutata ${attempt}`);
      expect([status, body.message]).toEqual([402, 'subscription_expired']);
    }
    // The first query may have been aborted before it reached Solr. No later query was sent.
    expect(queries.filter((query) => /^rifiutata [1-4]/.test(query))).toEqual([]);
    expect(await written(app, user)).toEqual(before);
    await noPlaceTaken();
  });

  it('and the query is aborted if the search is rejected', async () => {
    const user = await createUser(app);
    await searchAs(user, 'prima');
    await change(user, unlicensed);
    let left = 0;
    fake.behave((_request, response) => void response.once('close', () => left++));
    expect((await searchAs(user, 'rifiutata')).status).toBe(402);
    await expect.poll(() => left).toBeGreaterThan(0);
    await expect.poll(() => app.deps.engine.use()).toEqual({ underWay: 0, waiting: 0 });
  });

  it('but not while Solr is busy', async () => {
    const user = await createUser(app);
    await searchAs(user, 'prima');
    fake.behave(() => undefined);
    const rest = await Promise.all(Array.from({ length: 6 }, () => createUser(app)));
    const pending = rest.map((other) => searchAs(other, 'trattenuta'));
    await expect.poll(() => app.deps.engine.isBusy()).toBe(true);
    await change(user, unlicensed);
    let reached = false;
    fake.behave((_request, _response, form) => {
      reached ||= form.includes('rifiutata');
    });
    expect((await searchAs(user, 'rifiutata')).status).toBe(402);
    expect(reached).toBe(false);
    fake.behave(well);
    await Promise.all(pending);
  });
});
