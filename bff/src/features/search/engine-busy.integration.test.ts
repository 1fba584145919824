import { searchesAtOnce } from '@massima/contract/constants';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { hits, startFakeEngine, well, type FakeEngine } from '../../testing/fake-engine.ts';
import { ask, written } from '../../testing/searches.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const places = 2;
/**
 * Number of Solr queries for searches without results: the first search queries the counts in
 * parallel with the hits, the others find Solr busy.
 */
const callsOf = (searches: number) => searches + 1;
let fake: FakeEngine;
let app: TestApp;
beforeAll(async () => {
  fake = await startFakeEngine();
  app = await testApp({ env: { SOLR_URL: fake.url, SOLR_CALLS_AT_ONCE: String(places) } });
});
afterEach(() => fake.behave(well));
afterAll(async () => {
  await app.close();
  fake.close();
});

const accounts = (n: number) => Promise.all(Array.from({ length: n }, () => createUser(app)));
const patience = { timeout: 30_000, interval: 20 };
const waiting = (n: number) => expect.poll(() => app.deps.engine.use().waiting, patience).toBe(n);
const nothingLeft = () =>
  expect.poll(() => app.deps.engine.use(), patience).toEqual({ underWay: 0, waiting: 0 });

/**
 * Starts a fake Solr that responds on demand. `asked` lists the query terms in order of arrival.
 */
function holdingEngine() {
  const asked: string[] = [];
  const held: (() => void)[] = [];
  fake.behave((request, response, form) => {
    if (form.includes('marker')) return response.end(hits);
    asked.push(new URLSearchParams(form).get('words') ?? request.url ?? '');
    held.push(() => response.end(hits));
  });
  return {
    asked,
    async letGo() {
      while (app.deps.engine.use().underWay > 0) {
        held.shift()?.();
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      fake.behave(well);
    },
  };
}

it('runs only a few of forty concurrent searches at a time and charges nothing for timeouts', async () => {
  let underWay = 0;
  let most = 0;
  fake.behave((_, response, form) => {
    if (form.includes('marker')) return response.end(hits);
    most = Math.max(most, ++underWay);
    setTimeout(() => {
      underWay--;
      response.end(hits);
    }, 5);
  });
  const users = await accounts(40);
  const answers = await Promise.all(users.map((user) => ask(user, 'danno')));
  // On a stalling machine some searches time out. They get an error and are not charged.
  for (const [i, { status }] of answers.entries()) {
    expect([200, 503, 504]).toContain(status);
    if (status !== 504) expect((await written(app, users[i]!)).used).toBe(status === 200 ? 1 : 0);
  }
  expect(answers.map(({ status }) => status)).toContain(200);
  expect(most).toBe(places);
  await nothingLeft();
});

it('serves one search of an account with many before the searches of every other account', async () => {
  const [greedy, ...others] = (await accounts(6)) as [TestUser, ...TestUser[]];
  const { asked, letGo } = holdingEngine();
  const many = Array.from({ length: searchesAtOnce }, (_, i) => ask(greedy, `avida ${i}`));
  await waiting(callsOf(searchesAtOnce) - 1);
  const few = others.map((user, i) => ask(user, `modesta ${i}`));
  await waiting(callsOf(searchesAtOnce + others.length) - places);
  const typed = await others[0]!.client.query('search.suggest', { q: 'codice civ' });
  expect(typed.status).toBe(200);
  expect(typed.body.acts.length).toBeGreaterThan(0);
  await letGo();
  const answers = await Promise.all([...many, ...few]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const first = (words: string) => asked.findIndex((one) => one.startsWith(words));
  const turns = Array.from({ length: searchesAtOnce }, (_, i) => first(`avida ${i}`)).sort((a, b) => a - b);
  for (const i of others.keys()) expect(first(`modesta ${i}`)).toBeLessThan(turns[2]!);
  await nothingLeft();
});

it('returns 503 with Retry-After and charges nothing while Solr hangs, then recovers', async () => {
  fake.behave(() => undefined);
  const users = await accounts(12);
  const answers = await Promise.all(
    users.map((user, i) =>
      i % 2 ? ask(user, 'danno') : user.client.post('/search', { query: 'responsabilità' }),
    ),
  );
  for (const { status, body } of answers) {
    expect([503, 504]).toContain(status);
    expect(['service_unavailable', 'service_timeout']).toContain(body.message);
  }
  const busy = answers.filter(({ headers }) => headers.has('retry-after'));
  expect(busy.length).toBeGreaterThan(0);
  for (const { status } of busy) expect(status).toBe(503);
  for (const user of users) expect(await written(app, user)).toEqual({ used: 0, history: 0, metered: 0 });
  await nothingLeft();
  await expect.poll(() => app.deps.db('running_searches'), patience).toEqual([]);
  fake.behave(well);
  await expect.poll(async () => (await ask(users[0]!, 'danno')).status, patience).toBe(200);
});

it('passes the slot of a disconnected client to the next search', async () => {
  const users = await accounts(places + 2);
  const { asked, letGo } = holdingEngine();
  const inside = users.slice(0, places).map((user, i) => ask(user, `dentro ${i}`));
  await expect.poll(() => asked.length, patience).toBe(places);
  const hangUp = new AbortController();
  const gone = fetch(`${app.url}/trpc/search.run`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${users[places]!.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: 'partita' }),
    signal: hangUp.signal,
  }).catch(() => 'gone');
  await waiting(callsOf(places + 1) - places);
  hangUp.abort();
  expect(await gone).toBe('gone');
  await waiting(callsOf(places) - places);
  const last = ask(users[places + 1]!, 'rimasta');
  await waiting(callsOf(places + 1) - places);
  await letGo();
  expect((await Promise.all([...inside, last])).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(asked).not.toContain('partita');
  expect(await written(app, users[places]!)).toMatchObject({ used: 0, history: 0 });
});
