import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

/** Something at the engine's address that behaves as the test says. */
let behave: Parameters<typeof createServer>[1];
let fake: Server;
let app: TestApp;
beforeAll(async () => {
  fake = createServer((request, response) => behave?.(request, response as never));
  await new Promise<void>((resolve) => fake.listen(0, '127.0.0.1', resolve));
  app = await testApp({ env: { SOLR_URL: `http://127.0.0.1:${(fake.address() as AddressInfo).port}/solr` } });
});
afterAll(async () => {
  await app.close();
  fake.closeAllConnections();
  fake.close();
});

const answer = JSON.stringify({ responseHeader: {}, response: { numFound: 9, maxScore: 1, docs: [] } });
const well: typeof behave = (_, response) => response.end(answer);
const nothingWritten = async (user: TestUser) => {
  for (const table of ['questions', 'open_questions', 'served_rulings', 'metered_usage']) {
    expect(await app.deps.db(table).where({ user_id: user.id })).toEqual([]);
  }
  expect((await user.reload()).used_queries).toBe(0);
};
/** Asks until the pause that follows failures is over: at most five seconds. */
const recovers = async (user: TestUser) => {
  behave = well;
  for (let tries = 0; tries < 50; tries++) {
    if ((await user.client.mutate('search.run', { query: 'danno' })).status === 200) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
};

describe('an engine that', () => {
  it.each<[string, number, NonNullable<typeof behave>]>([
    [
      'fails',
      503,
      (_, response) => void response.writeHead(500).end('java.lang.NullPointerException at org.apache'),
    ],
    ['has no such core', 503, (_, response) => void response.writeHead(404).end('<html>Not Found</html>')],
    ['answers no JSON', 503, (_, response) => response.end('<html>')],
    ['answers something else', 503, (_, response) => response.end('{}')],
    [
      'breaks off',
      503,
      (_, response) => void (response.write('{"resp'), setTimeout(() => response.destroy(), 20)),
    ],
    ['hangs up', 503, (request) => void request.socket.destroy()],
    ['never answers', 503, () => undefined],
    [
      'could not read all of its index in time',
      503,
      (_, response) =>
        response.end('{"responseHeader":{"partialResults":true},"response":{"numFound":1,"docs":[]}}'),
    ],
    [
      'refuses the question',
      400,
      (_, response) => void response.writeHead(400).end('{"error":{"msg":"too many boolean clauses"}}'),
    ],
  ])('%s: refusal without a trace', async (_, status, behaviour) => {
    behave = behaviour;
    const user = await createUser(app, { plan_queries: 1 });
    for (const refused of [
      await user.client.mutate('search.run', { query: 'danno' }),
      await user.client.post('/search', { query: 'danno' }),
    ]) {
      expect([refused.status, refused.body.message]).toEqual([
        status,
        status === 400 ? 'validation_failed' : 'service_unavailable',
      ]);
      expect(JSON.stringify(refused.body)).not.toMatch(/java|apache|boolean|html|ECONN/i);
    }
    await nothingWritten(user);
    expect((await user.client.get('/users/me')).status).toBe(200);
    expect(await recovers(user)).toBe(true);
  });

  it('is away for many at once: all are told, and nobody pays', async () => {
    behave = (request) => void request.socket.destroy();
    const user = await createUser(app);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => user.client.mutate('search.run', { query: `danno ${i}` })),
    );
    expect(answers.map((a) => a.status)).toEqual(Array(20).fill(503));
    await nothingWritten(user);
    expect((await app.anonymous.rest('GET', '/../health/ready')).status).toBe(503);
    expect(await recovers(user)).toBe(true);
  });

  it('is slow while the client hangs up: nothing is written', async () => {
    let asked!: () => void;
    const reached = new Promise<void>((resolve) => (asked = resolve));
    let late!: () => void;
    behave = (_, response) => {
      late = () => response.end(answer);
      asked();
    };
    const user = await createUser(app);
    const hangUp = new AbortController();
    const gone = fetch(`${app.url}/trpc/search.run`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${user.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: 'danno' }),
      signal: hangUp.signal,
    }).catch(() => 'gone');
    await reached;
    hangUp.abort();
    expect(await gone).toBe('gone');
    await new Promise((resolve) => setTimeout(resolve, 100));
    late();
    await new Promise((resolve) => setTimeout(resolve, 200));
    await nothingWritten(user);
  });
});

it('an address where nobody listens is a 503 too', async () => {
  const lonely = await testApp({ env: { SOLR_URL: 'http://127.0.0.1:9/solr' } });
  try {
    const user = await createUser(lonely);
    const { status, body } = await user.client.mutate('search.run', { query: 'danno' });
    expect([status, body.message]).toEqual([503, 'service_unavailable']);
    expect((await user.reload()).used_queries).toBe(0);
  } finally {
    await lonely.close();
  }
});
