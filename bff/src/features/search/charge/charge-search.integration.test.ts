import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser, type TestUser } from '../../../testing/factories/user.ts';
import { searchAs, written } from '../../../testing/searches.ts';
import { testApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe('the price of a search', () => {
  it('is a single query and a history entry', async () => {
    const user = await createUser(app);
    const { status, body } = await searchAs(user, 'responsabilità sanitaria');
    expect([status, body.data.charged]).toEqual([200, true]);
    expect(await written(app, user)).toEqual({ used: 1, history: 1, metered: 0 });
    const [entry] = await app.deps.db('questions').where({ user_id: user.id });
    expect(entry).toMatchObject({ query: 'responsabilità sanitaria', query_type: 'type_principle' });
  });

  it('is zero for further pages, other filters and the same question for 30 minutes', async () => {
    const user = await createUser(app, { plan_queries: 1 });
    await searchAs(user, 'responsabilità');
    for (const more of [
      { offset: 10, maxscore: 5 },
      { filters: { yearDoc: [2008] } },
      { filters: { selectedArea: 2 }, sort: 'date' },
      {},
    ]) {
      const { status, body } = await searchAs(user, ' Responsabilità ', more);
      expect([status, body.data.charged]).toEqual([200, false]);
    }
    expect(await written(app, user)).toEqual({ used: 1, history: 1, metered: 0 });
  });

  it('includes both tabs, each with a separate history entry, until the half hour has passed', async () => {
    const user = await createUser(app, { plan_queries: 3 });
    const verdicts = { filters: { selectedType: 'sentenza' } };
    const charged = async (more: object = {}) => (await searchAs(user, 'danno', more)).body.data.charged;
    expect([await charged(), await charged(verdicts), await charged(verdicts)]).toEqual([true, false, false]);
    expect(await written(app, user)).toEqual({ used: 1, history: 2, metered: 0 });
    app.deps.clock.advance(29 * 60);
    expect(await charged()).toBe(false);
    app.deps.clock.advance(2 * 60);
    expect([await charged({ offset: 10 }), await charged(), await charged(verdicts)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await written(app, user)).toEqual({ used: 2, history: 4, metered: 0 });
    app.deps.clock.advance(31 * 60);
    expect([await charged(verdicts), await charged()]).toEqual([true, false]);
    app.deps.clock.advance(31 * 60);
    const refused = await searchAs(user, 'danno');
    expect([refused.status, refused.body.message]).toEqual([402, 'subscription_no_queries']);
    expect(await written(app, user)).toEqual({ used: 3, history: 6, metered: 0 });
  });

  it('is zero without a result; the search is still recorded in the history', async () => {
    const user = await createUser(app, { plan_queries: 1 });
    for (const query of ['xylofono dromedario', 'della', '«il»']) {
      const { status, body } = await searchAs(user, query);
      expect([query, status, body.data.total, body.data.charged]).toEqual([query, 200, 0, false]);
    }
    expect(await written(app, user)).toEqual({ used: 0, history: 3, metered: 0 });
    expect(
      (await searchAs(user, 'danno', { filters: { yearDoc: [2000], issuers: [12] } })).body.data,
    ).toMatchObject({
      total: 0,
      charged: false,
    });
    expect((await searchAs(user, 'danno')).body.data.charged).toBe(true);
    expect(await written(app, user)).toEqual({ used: 1, history: 4, metered: 0 });
  });

  it('includes the suggested spelling', async () => {
    const user = await createUser(app, { plan_queries: 1 });
    const { body } = await searchAs(user, 'danno licenziamneto');
    expect(body.data.charged).toBe(true);
    const suggestion: string = body.data.did_you_mean;
    expect(suggestion).toMatch(/licenziamento/);
    expect((await searchAs(user, suggestion)).body.data.charged).toBe(false);
    expect(await written(app, user)).toEqual({ used: 1, history: 2, metered: 0 });
    app.deps.clock.advance(31 * 60);
    expect((await searchAs(user, suggestion)).status).toBe(402);
  });

  it('is zero for a ruling cited in a shown ruling, and opens its text', async () => {
    const admin = await createUser(app, { role: 'admin' });
    const citing = await findCiting(app, admin);
    const user = await createUser(app);
    await app.deps
      .db('served_rulings')
      .insert({ user_id: user.id, ruling_id: citing.id, served_at: app.deps.clock.now() });
    expect((await searchAs(user, citing.label)).body.data.charged).toBe(false);
    expect(await written(app, user)).toEqual({ used: 0, history: 1, metered: 0 });
    const stranger = await createUser(app);
    expect((await searchAs(stranger, citing.label)).body.data.charged).toBe(true);
  });

  it('is charged for page 2 of a question that was not opened', async () => {
    const user = await createUser(app);
    expect((await searchAs(user, 'prova del danno', { offset: 10 })).body.data.charged).toBe(true);
    expect(await written(app, user)).toMatchObject({ used: 1, history: 1 });
  });

  it('is not shared with another account', async () => {
    const [first, other] = [await createUser(app), await createUser(app)];
    await searchAs(first, 'mantenimento');
    expect((await searchAs(other, 'mantenimento')).body.data.charged).toBe(true);
  });

  it('leaves no history entry while the history is paused', async () => {
    const user = await createUser(app, { history_paused: true });
    await searchAs(user, 'locazione');
    expect(await written(app, user)).toMatchObject({ used: 1, history: 0 });
  });

  it('is not charged to administrators, who have a history', async () => {
    const admin = await createUser(app, {
      role: 'admin',
      plan_queries: 0,
      license_expire_at: null,
      is_verified: false,
    });
    expect((await searchAs(admin, 'appalto')).status).toBe(200);
    expect(await written(app, admin)).toEqual({ used: 0, history: 1, metered: 0 });
  });
});

describe('a rejected account', () => {
  it.each([
    ['access_denied', 403, { is_verified: false }],
    ['subscription_expired', 402, { license_expire_at: new Date(0) }],
    ['subscription_expired', 402, { license_expire_at: null }],
    ['free_trial_expired', 402, { license_expire_at: null, trial_expires_at: new Date(0) }],
    ['subscription_no_queries', 402, { plan_queries: 7, used_queries: 7 }],
  ] as const)('%s', async (message, status, fields) => {
    const user = await createUser(app, fields);
    const before = await written(app, user);
    for (const response of [
      await searchAs(user, 'danno'),
      await user.client.post('/search', { query: 'danno' }),
    ]) {
      expect([response.status, response.body.message]).toEqual([status, message]);
    }
    expect(await written(app, user)).toEqual(before);
  });

  it('gets no further pages after its licence ends', async () => {
    const user = await createUser(app);
    await searchAs(user, 'danno');
    await app.deps
      .db('users')
      .where({ id: user.id })
      .update({ license_expire_at: new Date(0) });
    expect((await searchAs(user, 'danno', { offset: 10 })).status).toBe(402);
  });
});

/** Finds a ruling that cites another ruling of the collection, and the citation's label. */
async function findCiting({ deps }: TestApp, { client }: TestUser): Promise<{ id: string; label: string }> {
  const { response } = (await deps.engine.select('/select', {
    q: '{!prefix f=cites v=$any}',
    any: 'c',
    fq: '{!term f=kind}ruling',
    fl: 'id',
    rows: '200',
  })) as { response: { docs: { id: string }[] } };
  for (const { id } of response.docs) {
    const { status, body } = await client.query('rulings.article', { id_new: id });
    // Other tests index and remove rulings at the same time.
    if (status !== 200) continue;
    const linked = body.references.find((reference) => reference.ruling_id);
    if (linked) return { id, label: linked.query };
  }
  throw new Error('no ruling of the demo cites another');
}
