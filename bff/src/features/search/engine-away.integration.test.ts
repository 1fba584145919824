import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import {
  found,
  hits,
  madeDocuments,
  startFakeEngine,
  well,
  type Behaviour,
  type FakeEngine,
} from '../../testing/fake-engine.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let fake: FakeEngine;
let app: TestApp;
beforeAll(async () => {
  fake = await startFakeEngine();
  app = await testApp({ env: { SOLR_URL: fake.url } });
});
afterAll(async () => {
  await app.close();
  fake.close();
});

const nothingWritten = async (user: TestUser) => {
  for (const table of ['questions', 'open_questions', 'served_rulings', 'metered_usage']) {
    expect(await app.deps.db(table).where({ user_id: user.id })).toEqual([]);
  }
  expect((await user.reload()).used_queries).toBe(0);
};
/** Retries until the pause after failures has passed, at most five seconds. */
const recovers = async (user: TestUser) => {
  fake.behave(well);
  const search = async () => (await user.client.mutate('search.run', { query: 'danno' })).status;
  await expect.poll(search, { timeout: 5000, interval: 100 }).toBe(200);
};

describe('Solr', () => {
  it.each<[string, Behaviour]>([
    [
      'fails',
      (_, response) => void response.writeHead(500).end('java.lang.NullPointerException at org.apache'),
    ],
    ['has no such core', (_, response) => void response.writeHead(404).end('<html>Not Found</html>')],
    ['answers no JSON', (_, response) => response.end('<html>')],
    ['answers something else', (_, response) => response.end('{}')],
    [
      'breaks off',
      (_, response) => void (response.write('{"resp'), setTimeout(() => response.destroy(), 20)),
    ],
    ['hangs up', (request) => void request.socket.destroy()],
    ['never answers', () => undefined],
    [
      'could not read all of its index in time',
      (_, response) =>
        response.end('{"responseHeader":{"partialResults":true},"response":{"numFound":1,"docs":[]}}'),
    ],
    ['counts hits and has no documents', (_, response) => response.end(found(9, []))],
    [
      'has documents without fields',
      (_, response) => response.end(found(9, [{ id: 'made-1-m1', score: 1 }])),
    ],
    [
      'has documents with something else in their fields',
      (_, response) => response.end(found(9, [{ ...madeDocuments(1)[0], date: null, number: 7 }])),
    ],
    [
      'has documents without their text',
      (_, response) => response.end(found(9, [{ ...madeDocuments(1)[0], text: [] }])),
    ],
    [
      'has no documents for the page that is shown',
      (_, response, body) => response.end(new URLSearchParams(body).has('shown') ? found(0) : hits),
    ],
    [
      'refuses the question',
      (_, response) => void response.writeHead(400).end('{"error":{"msg":"too many boolean clauses"}}'),
    ],
  ])('%s: returns an error and charges nothing', async (_, behaviour) => {
    fake.behave(behaviour);
    const user = await createUser(app, { plan_queries: 1 });
    for (const refused of [
      await user.client.mutate('search.run', { query: 'danno' }),
      await user.client.post('/search', { query: 'danno' }),
    ]) {
      expect([refused.status, refused.body.message]).toEqual([503, 'service_unavailable']);
      expect(JSON.stringify(refused.body)).not.toMatch(/java|apache|boolean|html|ECONN/i);
    }
    await nothingWritten(user);
    expect((await user.client.get('/users/me')).status).toBe(200);
    await recovers(user);
  });

  it('returns an empty page past the last page, which is not charged', async () => {
    fake.behave((_, response, body) => {
      const { start = 0, rows = 10 } = Object.fromEntries(new URLSearchParams(body));
      response.end(found(9, madeDocuments(9).slice(Number(start), Number(start) + Number(rows))));
    });
    const user = await createUser(app, { plan_queries: 1 });
    const past = await user.client.mutate('search.run', { query: 'danno', offset: 20 });
    expect([past.status, past.body.data.search, past.body.data.charged]).toEqual([200, [], false]);
    expect((await user.reload()).used_queries).toBe(0);
    const first = await user.client.mutate('search.run', { query: 'danno' });
    expect([first.body.data.search.length, first.body.data.charged]).toEqual([9, true]);
  });

  it('charges nothing while its index is empty or incomplete', async () => {
    fake.behave((_, response, body) => response.end(body.includes('marker') ? found(0) : hits));
    expect((await fetch(`${app.url}/health/ready`)).status).toBe(503);
    // A complete index is assumed to be complete for some time.
    for (let attempts = 0; attempts < 50; attempts++) {
      const user = await createUser(app, { plan_queries: 1 });
      const { status, body } = await user.client.mutate('search.run', { query: 'danno' });
      if (status === 503) {
        expect(body.message).toBe('service_unavailable');
        await nothingWritten(user);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect.fail('the incomplete index was never noticed');
  });

  it('returns 503 to all concurrent searches while it is unavailable, and charges nothing', async () => {
    fake.behave((request) => void request.socket.destroy());
    const users = await Promise.all(Array.from({ length: 5 }, () => createUser(app)));
    const [user] = users as [TestUser];
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        users[i % 5]!.client.mutate('search.run', { query: `danno ${i}` }),
      ),
    );
    expect(responses.map((a) => a.status)).toEqual(Array(20).fill(503));
    for (const otherUser of users) await nothingWritten(otherUser);
    expect((await app.anonymous.rest('GET', '/../health/ready')).status).toBe(503);
    await recovers(user);
  });

  it('writes nothing if the client disconnects during a slow search', async () => {
    let notify!: () => void;
    const reached = new Promise<void>((resolve) => (notify = resolve));
    const late: (() => void)[] = [];
    // The index check runs occasionally for all searches and is not part of this client's search.
    fake.behave((request, response, body) => {
      if (!body.includes('danno')) return well(request, response, body);
      late.push(() => response.end(hits));
      notify();
    });
    const user = await createUser(app);
    const hangUp = new AbortController();
    const abortedRequest = fetch(`${app.url}/trpc/search.run`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${user.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: 'danno' }),
      signal: hangUp.signal,
    }).catch(() => 'gone');
    await reached;
    hangUp.abort();
    expect(await abortedRequest).toBe('gone');
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (const send of late) send();
    await new Promise((resolve) => setTimeout(resolve, 200));
    await nothingWritten(user);
  });
});

describe('one query that Solr cannot process', () => {
  it.each<[string, Behaviour]>([
    [
      'fails with 500',
      (_, response) => void response.writeHead(500).end('{"error":{"msg":"Query must not be null"}}'),
    ],
    ['is refused', (_, response) => void response.writeHead(400).end('{}')],
    ['takes for ever', () => undefined],
  ])('%s: other searches are unaffected', async (_, behaviour) => {
    fake.behave((request, response, body) =>
      (body.includes('costoso') ? behaviour : well)(request, response, body),
    );
    const [first, other] = [await createUser(app), await createUser(app)];
    const refused = await Promise.all(
      Array.from({ length: 4 }, (_, i) => first.client.mutate('search.run', { query: `costoso ${i}` })),
    );
    expect(refused.map((a) => a.status)).toEqual([503, 503, 503, 503]);
    for (let i = 0; i < 3; i++)
      expect((await other.client.mutate('search.run', { query: `danno ${i}` })).status).toBe(200);
  });
});

describe('a damaged index', () => {
  const damaged: Behaviour = (request, response, body) =>
    body.includes('marker')
      ? well(request, response, body)
      : response.writeHead(500).end('{"error":{"msg":"CorruptIndexException"}}');

  it('disables search after several errors and enables it again after the repair', async () => {
    fake.behave(damaged);
    const user = await createUser(app, { plan_queries: 1 });
    // Earlier responses count for ten seconds, and a successful probe delays the next by one
    // second.
    for (let i = 0; i < 100 && !app.deps.engine.isUnavailable(); i++) {
      expect((await user.client.mutate('search.run', { query: `danno ${i}` })).status).toBe(503);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(app.deps.engine.isUnavailable()).toBe(true);
    await nothingWritten(user);
    await recovers(user);
  });

  it('is distinguished from one query that fails repeatedly', async () => {
    fake.behave((request, response, body) =>
      (body.includes('costoso') ? damaged : well)(request, response, body),
    );
    const [first, other] = [await createUser(app), await createUser(app)];
    for (let i = 0; i < 20; i++) {
      expect((await first.client.mutate('search.run', { query: 'costoso' })).status).toBe(503);
      expect(app.deps.engine.isUnavailable()).toBe(false);
    }
    expect((await other.client.mutate('search.run', { query: 'danno' })).status).toBe(200);
  });
});

it('searches continue while the index check hangs', async () => {
  fake.behave(well);
  const user = await createUser(app);
  const search = async () => (await user.client.mutate('search.run', { query: 'danno' })).status;
  expect(await search()).toBe(200);
  let hanging = 0;
  fake.behave((request, response, body) =>
    body.includes('marker') ? void hanging++ : well(request, response, body),
  );
  for (let attempts = 0; hanging === 0 && attempts < 50; attempts++) {
    expect(await search()).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(hanging).toBe(1);
  expect(await search()).toBe(200);
});

it('returns 503 for a Solr address without a server', async () => {
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
