import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { UserRow } from '../../models/tables.ts';
import { createUser } from '../../testing/factories/user.ts';
import { embeddedCollection, type EmbeddedCollection } from '../../testing/meant-collection.ts';
import { searchAs, written } from '../../testing/searches.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** Embeddings change the order of results but no charge, in each state of an account. */
let collection: EmbeddedCollection;
let app: TestApp;
beforeAll(async () => {
  collection = await embeddedCollection('meaning-charge');
  app = await collection.appWith();
});
beforeEach(() => collection.begin());
afterAll(() => collection.close());

const day = 86_400_000;
const soon = () => new Date(app.deps.clock.now().getTime() + 3 * day);
const past = () => new Date(app.deps.clock.now().getTime() - day);
const states: [string, () => Partial<UserRow>][] = [
  [
    'a trial',
    () => ({ license_expire_at: null, trial_expires_at: soon(), trial_queries_count: 5, plan_queries: 5 }),
  ],
  ['a trial that is over', () => ({ license_expire_at: null, trial_expires_at: past() })],
  ['a plan that was cancelled and runs out', () => ({ plan: null, license_expire_at: soon() })],
  [
    'a plan whose renewal is past due',
    () => ({ license_expire_at: null, plan: 'solo', plan_expires_at: soon() }),
  ],
  ['one that was never paid', () => ({ license_expire_at: null, plan: 'solo', plan_expires_at: past() })],
  ['a quota that is used up', () => ({ plan_queries: 2, used_queries: 2 })],
  ['the last search of a quota', () => ({ plan_queries: 2, used_queries: 1 })],
  ['a metered plan past its quota', () => ({ plan_queries: 2, used_queries: 2, over_quota: true })],
  ['no limit', () => ({ plan_queries: -1 })],
];

it.each(states)('charges %s the same with embeddings as without', async (state, account) => {
  const of = async (how: string, more: object) => {
    const user = await createUser(app, account());
    const question = `chi risponde del danno se il cane del proprietario scappa, ${state}, ${how}`;
    const first = await searchAs(user, question, more);
    // the other pages, tabs and filters, and the suggestions next to them
    const rest = [
      await searchAs(user, question, { ...more, offset: 10 }),
      await searchAs(user, question, { ...more, filters: { selectedType: 'sentenza' } }),
      await searchAs(user, question, { ...more, filters: { yearDoc: [2019] } }),
    ];
    await user.client.query('search.around', { query: question, few_words: true });
    return {
      answers: [first, ...rest].map(({ status, body }) => [status, body.message, body.data?.charged]),
      written: await written(app, user),
      byMeaning: first.body.data?.by_meaning,
    };
  };
  const byWords = await of('parole', { by_meaning: false });
  collection.begin();
  const { byMeaning, ...byEmbedding } = await of('significato', {});
  expect(byEmbedding).toEqual({ answers: byWords.answers, written: byWords.written });
  const isServed = byWords.answers[0]?.[0] === 200;
  expect(byMeaning).toBe(isServed ? true : undefined);
  // a rejected user's query is not embedded, a served user's once
  expect(collection.asked.length).toBe(isServed ? 1 : 0);
});

it('embeds a question once for all accounts', async () => {
  const question = 'chi risponde del danno se il cane del proprietario morde';
  for (let i = 0; i < 2; i++) {
    const { body } = await searchAs(await createUser(app), question);
    expect([body.data.charged, body.data.by_meaning]).toEqual([true, true]);
  }
  expect(collection.asked).toEqual([question]);
});

it('counts embeddings that were computed, cached and missed', async () => {
  const counted = async (instance: TestApp) => {
    const output = await (await fetch(`${instance.url}/metrics`)).text();
    const of = (how: string) =>
      Number(
        new RegExp(`^massima_question_vectors_total\\{how="${how}"\\} (\\d+)$`, 'm').exec(output)?.[1] ?? 0,
      );
    return [of('made'), of('kept'), of('missed')];
  };
  const other = await collection.appWith();
  const lawyer = await createUser(other, { role: 'admin' });
  const question = 'un cane che risponde del danno al padrone';
  await searchAs(lawyer, question);
  await searchAs(lawyer, question, { filters: { yearDoc: [2019] } });
  collection.behave = (response) => response.writeHead(500).end();
  await searchAs(lawyer, `${question}, di nuovo`);
  expect(await counted(other)).toEqual([1, 1, 1]);
});
