import { searchesAtOnce } from '@massima/contract/constants';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { hits, startFakeEngine, well, type FakeEngine } from '../../testing/fake-engine.ts';
import { searchAs, written } from '../../testing/searches.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const slots = 2;
/**
 * Number of Solr queries for searches without results: the first search queries the counts in
 * parallel with the hits, the others find Solr busy.
 */
const callsOf = (searches: number) => searches + 1;
let fake: FakeEngine;
let app: TestApp;
beforeAll(async () => {
  fake = await startFakeEngine();
  app = await testApp({ env: { SOLR_URL: fake.url, SOLR_CALLS_AT_ONCE: String(slots) } });
});
afterEach(() => fake.behave(well));
afterAll(async () => {
  await app.close();
  fake.close();
});

const accounts = (n: number) => Promise.all(Array.from({ length: n }, () => createUser(app)));
const polling = { timeout: 30_000, interval: 20 };
const waiting = (n: number) => expect.poll(() => app.deps.engine.use().waiting, polling).toBe(n);
const nothingLeft = () =>
  expect.poll(() => app.deps.engine.use(), polling).toEqual({ underWay: 0, waiting: 0 });

/**
 * Starts a fake Solr that responds on demand. `asked` lists the query terms in order of arrival.
 */
function holdingEngine() {
  const queries: string[] = [];
  const pending: (() => void)[] = [];
  fake.behave((request, response, form) => {
    if (form.includes('marker')) return response.end(hits);
    queries.push(new URLSearchParams(form).get('words') ?? request.url ?? '');
    pending.push(() => response.end(hits));
  });
  return {
    asked: queries,
    async letGo() {
      while (app.deps.engine.use().underWay > 0) {
        pending.shift()?.();
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
  const responses = await Promise.all(users.map((user) => searchAs(user, 'danno')));
  // On a stalling machine some searches time out. They get an error and are not charged.
  for (const [i, { status }] of responses.entries()) {
    expect([200, 503, 504]).toContain(status);
    if (status !== 504) expect((await written(app, users[i]!)).used).toBe(status === 200 ? 1 : 0);
  }
  expect(responses.map(({ status }) => status)).toContain(200);
  expect(most).toBe(slots);
  await nothingLeft();
});

it('serves one search of an account with many before the searches of every other account', async () => {
  const [greedy, ...rest] = (await accounts(6)) as [TestUser, ...TestUser[]];
  const { asked, letGo } = holdingEngine();
  const many = Array.from({ length: searchesAtOnce }, (_, i) => searchAs(greedy, `avida ${i}`));
  await waiting(callsOf(searchesAtOnce) - 1);
  const few = rest.map((user, i) => searchAs(user, `modesta ${i}`));
  await waiting(callsOf(searchesAtOnce + rest.length) - slots);
  const suggestion = await rest[0]!.client.query('search.suggest', { q: 'codice civ' });
  expect(suggestion.status).toBe(200);
  expect(suggestion.body.acts.length).toBeGreaterThan(0);
  await letGo();
  const responses = await Promise.all([...many, ...few]);
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  const first = (prefix: string) => asked.findIndex((query) => query.startsWith(prefix));
  const order = Array.from({ length: searchesAtOnce }, (_, i) => first(`avida ${i}`)).sort((a, b) => a - b);
  for (const i of rest.keys()) expect(first(`modesta ${i}`)).toBeLessThan(order[2]!);
  await nothingLeft();
});

it('returns 503 with Retry-After and charges nothing while Solr hangs, then recovers', async () => {
  fake.behave(() => undefined);
  const users = await accounts(12);
  const responses = await Promise.all(
    users.map((user, i) =>
      i % 2 ? searchAs(user, 'danno') : user.client.post('/search', { query: 'responsabilità' }),
    ),
  );
  for (const { status, body } of responses) {
    expect([503, 504]).toContain(status);
    expect(['service_unavailable', 'service_timeout']).toContain(body.message);
  }
  const busy = responses.filter(({ headers }) => headers.has('retry-after'));
  expect(busy.length).toBeGreaterThan(0);
  for (const { status } of busy) expect(status).toBe(503);
  for (const user of users) expect(await written(app, user)).toEqual({ used: 0, history: 0, metered: 0 });
  await nothingLeft();
  await expect.poll(() => app.deps.db('running_searches'), polling).toEqual([]);
  fake.behave(well);
  await expect.poll(async () => (await searchAs(users[0]!, 'danno')).status, polling).toBe(200);
});

it('passes the slot of a disconnected client to the next search', async () => {
  const users = await accounts(slots + 2);
  const { asked, letGo } = holdingEngine();
  const inside = users.slice(0, slots).map((user, i) => searchAs(user, `dentro ${i}`));
  await expect.poll(() => asked.length, polling).toBe(slots);
  const hangUp = new AbortController();
  const abortedRequest = fetch(`${app.url}/trpc/search.run`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${users[slots]!.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: 'partita' }),
    signal: hangUp.signal,
  }).catch(() => 'gone');
  await waiting(callsOf(slots + 1) - slots);
  hangUp.abort();
  expect(await abortedRequest).toBe('gone');
  await waiting(callsOf(slots) - slots);
  const last = searchAs(users[slots + 1]!, 'rimasta');
  await waiting(callsOf(slots + 1) - slots);
  await letGo();
  expect((await Promise.all([...inside, last])).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(asked).not.toContain('partita');
  expect(await written(app, users[slots]!)).toMatchObject({ used: 0, history: 0 });
});
