import {
  openingsByNumberInTrial,
  openingsByNumberPerDay,
  resultsPerQuestion,
} from '@massima/contract/constants';
import type { SearchData } from '@massima/contract/search';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const word = 'diritto';
const searchFor = async ({ client }: TestUser, more: object = {}): Promise<SearchData> => {
  const { status, body } = await client.mutate('search.run', { query: word, size: 50, ...more });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as SearchData;
};
const inDays = (days: number) => new Date(app.deps.clock.now().getTime() + days * 86_400_000);
/** Returns ids of rulings that the account was never shown. */
async function someRulings(count: number): Promise<string[]> {
  const { response } = await app.deps.engine.select('/select', {
    q: '{!term f=kind}ruling',
    fq: '{!term f=has_full_text}true',
    fl: 'id',
    rows: String(count),
    sort: 'id desc',
  });
  return response.docs.map(({ id }) => id);
}
const name = (user: TestUser, ids: readonly string[]) =>
  app.deps
    .db('served_rulings')
    .insert(
      ids.map((ruling_id) => ({ user_id: user.id, ruling_id, served_at: app.deps.clock.now(), named: true })),
    );
/** Records this many other results as if the question had shown them. */
async function fill(user: TestUser, results: number): Promise<void> {
  const { db, clock } = app.deps;
  const [question] = await db('open_questions').where({ user_id: user.id, paid: true });
  await db('opened_results').insert(
    Array.from({ length: results }, (_, i) => ({
      user_id: user.id,
      question_hash: question!.question_hash,
      id_result: `other-${i}`,
      opened_at: clock.now(),
    })),
  );
}

describe('one paid question', () => {
  test('opens at most 400 results across tabs, years, areas and pages', async () => {
    const user = await createUser(app);
    const seen = new Set<string>();
    // Matches more rulings than one search opens.
    const wide = { query: 'Cass' };
    const first = await searchFor(user, wide);
    for (const { id_new } of first.search) seen.add(id_new);
    expect(first.opened).toEqual({ results: 50, most: resultsPerQuestion });
    expect(first.receipt).toMatchObject({ charged: true, next_search: { free: true, amount: 0 } });
    let isLimited = false;
    walk: for (const selectedType of ['massima', 'sentenza'])
      for (const { year } of first.years)
        for (const offset of [0, 50]) {
          const page = await searchFor(user, { ...wide, offset, filters: { selectedType, yearDoc: [year] } });
          for (const { id_new } of page.search) seen.add(id_new);
          expect(page.charged).toBe(false);
          isLimited ||= page.limited === 'question';
          if (isLimited && seen.size === resultsPerQuestion) break walk;
        }
    expect([seen.size, isLimited]).toEqual([resultsPerQuestion, true]);
    expect((await user.reload()).used_queries).toBe(1);
    // Shown results are repeated at no charge and without the limit.
    const again = await searchFor(user, wide);
    expect([again.search.length, again.limited, again.charged]).toEqual([50, undefined, false]);
    const rows = await app.deps.db('shown_results').where({ user_id: user.id });
    expect(rows).toHaveLength(resultsPerQuestion);
  });

  test('continues for one more charged search, even after concurrent clicks', async () => {
    const user = await createUser(app);
    await searchFor(user, { size: 10 });
    await fill(user, resultsPerQuestion - 12);
    const page = { offset: 10, size: 10 };
    const cut = await searchFor(user, page);
    expect([cut.search.length, cut.limited, cut.charged]).toEqual([2, 'question', false]);
    expect(cut.opened).toEqual({ results: resultsPerQuestion, most: resultsPerQuestion });
    const both = await Promise.all([
      searchFor(user, { ...page, go_on: true }),
      searchFor(user, { ...page, go_on: true }),
    ]);
    expect(both.map(({ charged }) => charged).sort()).toEqual([false, true]);
    expect(both.map(({ search, limited }) => [search.length, limited])).toEqual([
      [10, undefined],
      [10, undefined],
    ]);
    expect((await user.reload()).used_queries).toBe(2);
    // Without a reached limit, `go_on` charges nothing.
    expect((await searchFor(user, { offset: 20, size: 10, go_on: true })).charged).toBe(false);
    expect((await user.reload()).used_queries).toBe(2);
  });

  test('stays limited if no search is left', async () => {
    const user = await createUser(app, { plan_queries: 1 });
    await searchFor(user, { size: 10 });
    await fill(user, resultsPerQuestion - 10);
    const { status, body } = await user.client.mutate('search.run', { query: word, offset: 10, go_on: true });
    expect([status, body.message]).toEqual([402, 'subscription_no_queries']);
    const cut = await searchFor(user, { offset: 10, size: 10 });
    expect([cut.search.length, cut.limited]).toEqual([0, 'question']);
    expect(cut.receipt).toMatchObject({ searches_left: 0, next_search: { free: false, amount: null } });
  });

  test('is not limited for administrators', async () => {
    const admin = await createUser(app, { role: 'admin' });
    const { opened, limited } = await searchFor(admin);
    expect([opened, limited]).toEqual([null, undefined]);
  });

  test('resets the count after another payment', async () => {
    const user = await createUser(app);
    await searchFor(user, { size: 10 });
    await fill(user, resultsPerQuestion - 10);
    app.deps.clock.advance(31 * 60);
    const page = await searchFor(user, { size: 10 });
    expect([page.charged, page.opened]).toEqual([true, { results: 10, most: resultsPerQuestion }]);
  });
});

describe('a ruling that the account named by its number', () => {
  const open = ({ client }: TestUser, id_new: string) => client.query('rulings.article', { id_new });

  test('opens free of charge for up to a hundred rulings a day, and reopens without limit', async () => {
    const user = await createUser(app);
    const ids = await someRulings(2);
    await name(user, ids);
    await app.deps.db('served_rulings').insert(
      Array.from({ length: openingsByNumberPerDay - 1 }, (_, i) => ({
        user_id: user.id,
        ruling_id: `other-${i}`,
        served_at: app.deps.clock.now(),
        opened_at: app.deps.clock.now(),
      })),
    );
    expect((await open(user, ids[0]!)).status).toBe(200);
    const refused = await open(user, ids[1]!);
    expect([refused.status, refused.body.message]).toEqual([429, 'too_many_attempts']);
    expect((await open(user, ids[0]!)).status).toBe(200);
    app.deps.clock.advance(86_401);
    expect((await open(user, ids[1]!)).status).toBe(200);
    expect((await user.reload()).used_queries).toBe(0);
  });

  test.each([
    ['a free trial', () => ({ trial_expires_at: inDays(14) })],
    ['a plan’s own', () => ({ plan: 'monthly', plan_expires_at: inDays(14), is_plan_trial: true })],
    [
      'a plan’s own that a free one has led to',
      () => ({
        trial_expires_at: inDays(14),
        plan: 'monthly',
        plan_expires_at: inDays(14),
        is_plan_trial: true,
      }),
    ],
  ])(
    'opens thirty times in the whole of %s, and without that limit after a payment',
    async (_, makeFields) => {
      const user = await createUser(app, { license_expire_at: null, plan_queries: 20, ...makeFields() });
      const ids = await someRulings(2);
      await name(user, ids);
      await app.deps.db('served_rulings').insert(
        Array.from({ length: openingsByNumberInTrial - 1 }, (_, i) => ({
          user_id: user.id,
          ruling_id: `other-${i}`,
          served_at: app.deps.clock.now(),
          opened_at: inDays(-3),
        })),
      );
      expect((await open(user, ids[0]!)).status).toBe(200);
      const refused = await open(user, ids[1]!);
      expect([refused.status, refused.body.message]).toEqual([402, 'subscription_expired']);
      const paid = { plan: 'monthly', plan_expires_at: inDays(30), is_plan_trial: false };
      await app.deps.db('users').where({ id: user.id }).update(paid);
      expect((await open(user, ids[1]!)).status).toBe(200);
    },
  );

  test('never opens after a trial', async () => {
    const trial = { license_expire_at: null, trial_expires_at: inDays(14), plan_queries: 20 };
    const user = await createUser(app, trial);
    const ids = await someRulings(1);
    await name(user, ids);
    expect((await open(user, ids[0]!)).status).toBe(200);
    await app.deps
      .db('users')
      .where({ id: user.id })
      .update({ trial_expires_at: inDays(-1) });
    for (const id of ids) {
      const { status, body } = await open(user, id);
      expect([status, body.message]).toEqual([402, 'free_trial_expired']);
    }
  });

  test('is not readable from a folder before it was opened', async () => {
    const user = await createUser(app);
    const [id = ''] = await someRulings(1);
    await name(user, [id]);
    const { body } = await user.client.post('/projects', { name: 'x', description: 'x' });
    await user.client.post(`/projects/${body.project!.project_id}/elements`, {
      projectelement: { idResult: `${id}-m1`, result: { document_diritto: 'x' }, query: '' },
    });
    await app.deps
      .db('users')
      .where({ id: user.id })
      .update({ license_expire_at: inDays(-1) });
    expect((await open(user, id)).status).toBe(402);
  });
});

test('keeps an account’s folders readable after its access ends, including full texts', async () => {
  const user = await createUser(app);
  const { search } = await searchFor(user, { filters: { selectedType: 'massima' } });
  const saved = search.find(({ document }) => document.has_full_text)!;
  const other = search.find(
    (result) => result.document.has_full_text && result.sent_numero !== saved.sent_numero,
  )!;
  await user.client.post('/projects', {
    name: 'Rossi',
    description: 'x',
    projectelement: { idResult: saved.id_new, result: saved, query: word },
  });
  await app.deps
    .db('users')
    .where({ id: user.id })
    .update({ license_expire_at: inDays(-1) });
  expect((await user.client.get(`/rulings/${saved.id_new}`)).status).toBe(200);
  expect((await user.client.get(`/rulings/${other.id_new}`)).status).toBe(402);
});
