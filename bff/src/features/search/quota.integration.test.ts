import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const ask = (user: TestUser, query: string, more: object = {}) =>
  user.client.mutate('search.run', { query, ...more });
const written = async (user: TestUser) => {
  const count = async (table: string) => {
    const [row] = (await app.deps.db(table).where({ user_id: user.id }).count({ n: '*' })) as [{ n: number }];
    return row.n;
  };
  return {
    used: (await user.reload()).used_queries,
    history: await count('questions'),
    metered: await count('metered_usage'),
  };
};
const repeat = (n: number, work: (i: number) => Promise<{ status: number }>) =>
  Promise.all(Array.from({ length: n }, (_, i) => work(i)));

describe('what a search costs', () => {
  it('takes one query and writes one history entry', async () => {
    const user = await createUser(app);
    const { status, body } = await ask(user, 'responsabilità sanitaria');
    expect([status, body.data.charged]).toEqual([200, true]);
    expect(await written(user)).toEqual({ used: 1, history: 1, metered: 0 });
    const [entry] = await app.deps.db('questions').where({ user_id: user.id });
    expect(entry).toMatchObject({ query: 'responsabilità sanitaria', query_type: 'type_principle' });
  });

  it('leaves further pages, other filters and the same question free for 30 minutes', async () => {
    const user = await createUser(app, { plan_queries: 1 });
    await ask(user, 'responsabilità');
    for (const more of [
      { offset: 10, maxscore: 5 },
      { filters: { yearDoc: [2008] } },
      { filters: { selectedArea: 2 }, sort: 'date' },
      {},
    ]) {
      const { status, body } = await ask(user, ' Responsabilità ', more);
      expect([status, body.data.charged]).toEqual([200, false]);
    }
    expect(await written(user)).toEqual({ used: 1, history: 1, metered: 0 });
  });

  it('charges the other tab, which is another question, and the same one once it is closed', async () => {
    const user = await createUser(app, { plan_queries: 3 });
    await ask(user, 'danno');
    expect((await ask(user, 'danno', { filters: { selectedType: 'sentenza' } })).body.data.charged).toBe(
      true,
    );
    app.deps.clock.advance(29 * 60);
    expect((await ask(user, 'danno')).body.data.charged).toBe(false);
    app.deps.clock.advance(2 * 60);
    expect((await ask(user, 'danno', { offset: 10 })).body.data.charged).toBe(true);
    expect((await ask(user, 'danno')).body.data.charged).toBe(false);
    app.deps.clock.advance(31 * 60);
    const refused = await ask(user, 'danno');
    expect([refused.status, refused.body.message]).toEqual([402, 'subscription_no_queries']);
    expect(await written(user)).toEqual({ used: 3, history: 3, metered: 0 });
  });

  it('charges page 2 of a question never opened', async () => {
    const user = await createUser(app);
    expect((await ask(user, 'prova del danno', { offset: 10 })).body.data.charged).toBe(true);
    expect(await written(user)).toMatchObject({ used: 1, history: 1 });
  });

  it("does not open a question for somebody else's account", async () => {
    const [one, other] = [await createUser(app), await createUser(app)];
    await ask(one, 'mantenimento');
    expect((await ask(other, 'mantenimento')).body.data.charged).toBe(true);
  });

  it('writes no history while it is paused', async () => {
    const user = await createUser(app, { history_paused: true });
    await ask(user, 'locazione');
    expect(await written(user)).toMatchObject({ used: 1, history: 0 });
  });

  it('keeps a history for administrators but no count', async () => {
    const admin = await createUser(app, {
      role: 'admin',
      plan_queries: 0,
      license_expire_at: null,
      is_verified: false,
    });
    expect((await ask(admin, 'appalto')).status).toBe(200);
    expect(await written(admin)).toEqual({ used: 0, history: 1, metered: 0 });
  });
});

describe('who is refused', () => {
  it.each([
    ['access_denied', 403, { is_verified: false }],
    ['subscription_expired', 402, { license_expire_at: new Date(0) }],
    ['subscription_expired', 402, { license_expire_at: null }],
    ['free_trial_expired', 402, { license_expire_at: null, trial_expires_at: new Date(0) }],
    ['subscription_no_queries', 402, { plan_queries: 7, used_queries: 7 }],
  ] as const)('%s', async (message, status, given) => {
    const user = await createUser(app, given);
    const before = await written(user);
    for (const answer of [await ask(user, 'danno'), await user.client.post('/search', { query: 'danno' })]) {
      expect([answer.status, answer.body.message]).toEqual([status, message]);
    }
    expect(await written(user)).toEqual(before);
  });

  it('refuses further pages too once the licence is over', async () => {
    const user = await createUser(app);
    await ask(user, 'danno');
    await app.deps
      .db('users')
      .where({ id: user.id })
      .update({ license_expire_at: new Date(0) });
    expect((await ask(user, 'danno', { offset: 10 })).status).toBe(402);
  });
});

describe('searches at the same moment', () => {
  it('lets one of two win the last query', async () => {
    const user = await createUser(app, { plan_queries: 5, used_queries: 4 });
    const statuses = (await repeat(2, (i) => ask(user, `ultima domanda ${i}`))).map((a) => a.status);
    expect(statuses.sort()).toEqual([200, 402]);
    expect(await written(user)).toEqual({ used: 5, history: 1, metered: 0 });
  });

  it('counts twenty of them exactly', async () => {
    const user = await createUser(app, { plan_queries: 15 });
    const statuses = (await repeat(20, (i) => ask(user, `domanda ${i}`))).map((a) => a.status);
    expect(statuses.filter((s) => s === 200)).toHaveLength(15);
    expect(statuses.filter((s) => s === 402)).toHaveLength(5);
    expect(await written(user)).toEqual({ used: 15, history: 15, metered: 0 });
  });

  it('charges the same question once, new or reopened', async () => {
    const user = await createUser(app, { plan_queries: -1 });
    for (const used of [1, 2]) {
      const answers = await repeat(8, () => ask(user, 'la stessa domanda'));
      expect(answers.map((a) => a.status)).toEqual(Array(8).fill(200));
      expect(await written(user)).toEqual({ used, history: used, metered: 0 });
      app.deps.clock.advance(31 * 60);
    }
  });

  it('mixes pages of an open question with new questions without waiting crosswise', async () => {
    const user = await createUser(app, { plan_queries: -1 });
    await ask(user, 'responsabilità');
    const answers = await repeat(16, (i) =>
      i % 2 ? ask(user, 'responsabilità', { offset: 10 }) : ask(user, `responsabilità ${i}`),
    );
    expect(answers.map((a) => a.status)).toEqual(Array(16).fill(200));
  });
});

describe('past the quota', () => {
  it('runs and meters each search exactly once where the plan allows it', async () => {
    const user = await createUser(app, { plan_queries: 2, used_queries: 1, over_quota: true });
    expect((await ask(user, 'entro la quota')).body.data.charged).toBe(true);
    expect(await written(user)).toMatchObject({ used: 2, metered: 0 });
    await repeat(6, (i) => ask(user, `oltre la quota ${i % 3}`));
    expect(await written(user)).toEqual({ used: 5, history: 4, metered: 3 });
    const rows = (await app.deps.db('metered_usage').where({ user_id: user.id })) as {
      sent_at: Date | null;
    }[];
    expect(rows.every((row) => row.sent_at === null)).toBe(true);
  });
});
