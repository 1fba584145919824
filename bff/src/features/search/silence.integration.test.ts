import type { SearchData } from '@massima/contract/search';
import { fingerprintText } from '@massima/meaning/fingerprint';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { send, size, vectorOf } from '../../testing/made-up-meaning.ts';
import { embeddedCollection, well, type EmbeddedCollection } from '../../testing/meant-collection.ts';
import { searchAs, written } from '../../testing/searches.ts';
import type { TestApp } from '../../testing/test-app.ts';

let collection: EmbeddedCollection;
let app: TestApp;
beforeAll(async () => {
  collection = await embeddedCollection('search-silence');
  app = await collection.appWith({ EMBEDDINGS_NEAR_ENOUGH: '0.6' });
});
beforeEach(() => {
  collection.begin();
  // The vector of every question, unlike all texts of the collection by its model.
  const unlike = Array.from({ length: size }, (_, i) => (i % 2 === 0 ? 1 : -1));
  collection.behave = (response, input) =>
    send(
      response,
      input.map((text) => (text.includes(fingerprintText) ? vectorOf(text) : unlike)),
    );
});
afterAll(() => collection.close());

/** The collection contains "proprietario" but not "telecamera". */
const question = 'il proprietario ha messo una telecamera';
const charged = ({ body }: { body: { data: SearchData } }) => body.data.charged;

describe('a question without matches in the collection', () => {
  it('returns the unmatched terms and the number of similar results, but no result', async () => {
    const user = await createUser(app, { plan_queries: 5 });
    const { status, body } = await searchAs(user, question);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      ...{ silent_on: ['telecamera'], search: [], total: 0, other_total: 0, near_total: 15, charged: false },
      near_is_paid: false,
      ...{ years: [], autList: [], did_you_mean: null, corrected: false },
      receipt: { charged: false, searches_left: 5 },
    });
    expect(await written(app, user)).toEqual({ used: 0, history: 1, metered: 0 });
    expect(await app.deps.db('questions').where({ user_id: user.id })).toMatchObject([{ found: 0 }]);
  });

  it('opens the similar results as a paid first page, once for all pages, tabs and filters', async () => {
    const user = await createUser(app, { plan_queries: 5 });
    await searchAs(user, question);
    const { body } = await searchAs(user, question, { near: true });
    expect(body.data).toMatchObject({
      ...{ silent_on: ['telecamera'], total: 15, near_total: 15, charged: true },
      receipt: { charged: true, searches_left: 4 },
    });
    expect(body.data.search).toHaveLength(10);
    for (const more of [
      { near: true },
      { near: true, offset: 10, by_meaning: body.data.by_meaning },
      { near: true, filters: { selectedType: 'sentenza' } },
      { near: true, filters: { yearDoc: [2019] } },
      {},
    ])
      expect(charged(await searchAs(user, question, more))).toBe(false);
    expect((await searchAs(user, question)).body.data.near_is_paid).toBe(true);
    expect(await written(app, user)).toMatchObject({ used: 1, metered: 0 });
    app.deps.clock.advance(31 * 60);
    expect(charged(await searchAs(user, question))).toBe(false);
    expect(charged(await searchAs(user, question, { near: true }))).toBe(true);
    expect((await written(app, user)).used).toBe(2);
  });

  it('has no results in any tab or under any filter', async () => {
    const user = await createUser(app);
    for (const filters of [{ selectedType: 'sentenza' }, { yearDoc: [2019] }, { yearDoc: [2003] }]) {
      const { body } = await searchAs(user, question, { filters });
      expect([body.data.silent_on, body.data.search]).toEqual([['telecamera'], []]);
    }
  });

  it('charges concurrent clicks once', async () => {
    const user = await createUser(app, { plan_queries: 5 });
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => searchAs(user, question, { near: true })),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(responses.filter(charged)).toHaveLength(1);
    expect(await written(app, user)).toEqual({ used: 1, history: 1, metered: 0 });
  });

  it('charges the last search of a quota only for the similar results', async () => {
    const user = await createUser(app, { plan_queries: 1 });
    expect(charged(await searchAs(user, question))).toBe(false);
    expect(charged(await searchAs(user, question, { near: true }))).toBe(true);
    expect((await searchAs(user, question, { near: true })).status).toBe(200);
    const { status, body } = await searchAs(user, `${question} nuova`, { near: true });
    expect([status, body.message]).toEqual([402, 'subscription_no_queries']);
  });

  it('is metered past the quota only for the similar results', async () => {
    const user = await createUser(app, { plan_queries: 2, used_queries: 2, over_quota: true });
    expect(charged(await searchAs(user, question))).toBe(false);
    expect(await written(app, user)).toMatchObject({ used: 2, metered: 0 });
    expect(charged(await searchAs(user, question, { near: true }))).toBe(true);
    expect(await written(app, user)).toMatchObject({ used: 3, metered: 1 });
  });

  it.each([
    ['whose trial is over', { license_expire_at: null, trial_expires_at: new Date(0) }],
    ['whose licence is over', { license_expire_at: new Date(0), plan: null }],
  ])('is rejected for an account %s', async (_of, account) => {
    const user = await createUser(app, account);
    for (const near of [false, true]) expect((await searchAs(user, question, { near })).status).toBe(402);
    expect(await written(app, user)).toEqual({ used: 0, history: 0, metered: 0 });
  });

  it('charges a trial only for the similar results', async () => {
    const trial_expires_at = new Date(app.deps.clock.now().getTime() + 86_400_000);
    const user = await createUser(app, { license_expire_at: null, trial_expires_at, plan_queries: 5 });
    expect(charged(await searchAs(user, question))).toBe(false);
    expect(charged(await searchAs(user, question, { near: true }))).toBe(true);
    expect((await written(app, user)).used).toBe(1);
  });

  it('is reported through REST and assistants’ tools as on the page', async () => {
    const user = await createUser(app, { plan_queries: 5 });
    const { body: rest } = await user.client.post('/search', { query: question });
    expect(rest.data).toMatchObject({ silent_on: ['telecamera'], search: [], charged: false });
    const { body: opened } = await user.client.post('/search', { query: question, near: true });
    expect([opened.data.search.length, opened.data.charged]).toEqual([10, true]);
  });
});

describe('a question is not without matches', () => {
  const silence = async (query: string, more: object = {}, who?: TestUser) =>
    (await searchAs(who ?? (await createUser(app)), query, more)).body.data.silent_on;

  it('if its rarest terms exist', async () => {
    expect(await silence('il recinto del proprietario')).toEqual([]);
    expect(await silence('di chi è il cane smarrito')).toEqual([]);
  });

  it('if something similar exists', async () => {
    collection.behave = well;
    expect(await silence('il proprietario ha una telecamera domestica')).toEqual([]);
  });

  it('if some terms match while embeddings are unavailable', async () => {
    collection.behave = (response) => response.writeHead(400).end();
    expect(await silence('il proprietario ha messo un trattore')).toEqual([]);
    expect(await silence('monopattino')).toEqual(['monopattino']);
  });

  it('if it has a quotation, an exclusion or a citation', async () => {
    for (const query of [
      '"telecamera del proprietario"',
      'proprietario telecamera -casa',
      'proprietario telecamera art. 2051 c.c.',
    ])
      expect([query, await silence(query)]).toEqual([query, []]);
  });

  it('if it was started before: a further page stays a page', async () => {
    const { body } = await searchAs(await createUser(app), question, { offset: 10 });
    expect([body.data.silent_on, body.data.search.length, body.data.charged]).toEqual([[], 5, true]);
  });
});
