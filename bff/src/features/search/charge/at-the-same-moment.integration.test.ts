import { searchesAtOnce, searchesPerMinute } from '@massima/contract/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories/user.ts';
import { searchAs, repeat, written } from '../../../testing/searches.ts';
import { testApp, type TestApp } from '../../../testing/test-app.ts';
import { searchBucket } from './enter-search.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe('concurrent searches', () => {
  it('give the last query to one of two', async () => {
    const user = await createUser(app, { plan_queries: 5, used_queries: 4 });
    const statuses = (await repeat(2, (i) => searchAs(user, `ultima domanda ${i}`))).map((a) => a.status);
    expect(statuses.sort()).toEqual([200, 402]);
    expect(await written(app, user)).toEqual({ used: 5, history: 1, metered: 0 });
  });

  it('charge twenty searches exactly', async () => {
    const user = await createUser(app, { plan_queries: 15 });
    const statuses = (await repeat(20, (i) => searchAs(user, `domanda ${i}`))).map((a) => a.status);
    expect(statuses.filter((s) => s === 200)).toHaveLength(15);
    expect(statuses.filter((s) => s === 402)).toHaveLength(5);
    expect(await written(app, user)).toEqual({ used: 15, history: 15, metered: 0 });
  });

  it('charge the same question once, whether new or reopened', async () => {
    const user = await createUser(app, { plan_queries: -1 });
    for (const used of [1, 2]) {
      const responses = await repeat(8, () => searchAs(user, 'la stessa domanda'));
      expect(responses.map((a) => a.status)).toEqual(Array(8).fill(200));
      expect(await written(app, user)).toEqual({ used, history: used, metered: 0 });
      app.deps.clock.advance(31 * 60);
    }
  });

  it('have four slots per account, and release each', async () => {
    const user = await createUser(app, { plan_queries: -1 });
    const other = await createUser(app);
    const crowd = await Promise.all(Array.from({ length: 12 }, (_, i) => searchAs(user, `domanda ${i}`)));
    const refused = crowd.filter(({ status }) => status !== 200);
    expect(crowd.length - refused.length).toBeGreaterThanOrEqual(searchesAtOnce);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, body, headers } of refused) {
      expect([status, body.message]).toEqual([429, 'too_many_searches']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await written(app, user)).used).toBe(crowd.length - refused.length);
    expect((await searchAs(other, 'danno')).status).toBe(200);
    const again = await Promise.all(
      Array.from({ length: searchesAtOnce }, (_, i) => user.client.post('/search', { query: `altra ${i}` })),
    );
    expect(again.map(({ status }) => status)).toEqual(Array(searchesAtOnce).fill(200));
    expect(await app.deps.db('running_searches')).toEqual([]);
  });

  it('release the slots of a killed process and of rejected searches', async () => {
    const user = await createUser(app, { plan_queries: 5, used_queries: 5 });
    for (let i = 0; i < searchesAtOnce + 2; i++) expect((await searchAs(user, 'danno')).status).toBe(402);
    await app.deps.db('users').where({ id: user.id }).update({ used_queries: 0 });
    const bucket = searchBucket(app.deps, user.id);
    const until = new Date(Date.now() + 3000);
    await app.deps
      .db('running_searches')
      .insert([0, 1, 2, 3].map((i) => ({ id: `dead-${i}`, bucket, until })));
    expect((await searchAs(user, 'danno')).body.message).toBe('too_many_searches');
    await app.deps.db('running_searches').update({ until: new Date() });
    expect((await searchAs(user, 'danno')).status).toBe(200);
  });

  it('share the limit per minute over both transports', async () => {
    const user = await createUser(app, { plan_queries: -1 });
    await searchAs(user, 'danno');
    await app.deps
      .db('rate_limits')
      .where('bucket', 'like', 'search:%')
      .update({ hits: searchesPerMinute - 1 });
    expect((await user.client.post('/search', { query: 'danno' })).status).toBe(200);
    for (const refused of [
      await searchAs(user, 'danno'),
      await user.client.post('/search', { query: 'danno' }),
    ]) {
      expect([refused.status, refused.body.message]).toEqual([429, 'too_many_searches']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(1);
    }
    app.deps.clock.advance(61);
    expect((await searchAs(user, 'danno')).status).toBe(200);
  });

  it('run pages of an open question alongside new questions without a deadlock', async () => {
    const user = await createUser(app, { plan_queries: -1 });
    await searchAs(user, 'responsabilità');
    const responses = await repeat(16, (i) =>
      i % 2 ? searchAs(user, 'responsabilità', { offset: 10 }) : searchAs(user, `responsabilità ${i}`),
    );
    expect(responses.map((a) => a.status)).toEqual(Array(16).fill(200));
  });
});

describe('past the quota', () => {
  it('runs and meters each search exactly once if the plan allows it', async () => {
    const user = await createUser(app, { plan_queries: 2, used_queries: 1, over_quota: true });
    expect((await searchAs(user, 'entro la quota')).body.data.charged).toBe(true);
    expect(await written(app, user)).toMatchObject({ used: 2, metered: 0 });
    await repeat(6, (i) => searchAs(user, `responsabilità oltre la quota ${i % 3}`));
    expect(await written(app, user)).toEqual({ used: 5, history: 4, metered: 3 });
    const rows = (await app.deps.db('metered_usage').where({ user_id: user.id })) as {
      sent_at: Date | null;
    }[];
    expect(rows.every((row) => row.sent_at === null)).toBe(true);
  });
});
