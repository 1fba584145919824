import path from 'node:path';
import { expect, vi } from 'vitest';
import { testClient, type Answer, type TestClient } from '../client.ts';
import { createUser } from '../factories/user.ts';
import { corpusBeginnings, corpusQuestions } from './corpus-questions.ts';
import { checkout, type StartedCloud } from './started-cloud.ts';

/**
 * Account with a client for the balancer and a client for the server of the unsharded collection.
 */
interface Both {
  client: TestClient;
  one: TestClient;
}

const polling = { timeout: 20_000, interval: 200 };
const maxSimilar = 60;

/**
 * Compares all responses of both collections: results, order, counts, highlights, spellings,
 * suggestions, similar rulings.
 */
export async function expectSameAnswers(cloud: StartedCloud): Promise<void> {
  const queries = corpusQuestions(path.join(checkout, 'solr/demo/rulings.jsonl'));
  expect(queries.length).toBe(180);
  let asking = await createBoth(cloud);
  // An account may request rulings similar to a result that it was shown.
  const shownTo = new Map<string, Both>();
  const spelt = new Set<string>();
  for (const [i, question] of queries.entries()) {
    // A new account every 50 queries stays below the limit per minute.
    if (i % 50 === 0) asking = await createBoth(cloud);
    const found = await expectSame(asking, question.query, async (each) => {
      const { status, body } = await each.post('/search', question);
      // Both clients use one account, so that the second of two equal queries is free.
      return { status, body: { ...body.data, charged: 0, receipt: null } };
    });
    const [first] = found.search;
    if (first) shownTo.set(first.id_new, asking);
    spelt.add(found.did_you_mean ?? '');
  }
  expect(spelt.size).toBeGreaterThan(5);
  for (const q of corpusBeginnings(queries))
    await expectSame(asking, q, (each) => plain(each.query('search.suggest', { q })));
  await expectSimilar([...shownTo].slice(0, maxSimilar));
}

/**
 * Compares similar rulings. A few with almost equal scores may differ in order, because scores of
 * shards differ slightly.
 */
async function expectSimilar(results: readonly [string, Both][]): Promise<void> {
  let same = 0;
  for (const [id_new, { client, one }] of results) {
    const [expected, divided] = await Promise.all([similarTo(one, id_new), similarTo(client, id_new)]);
    expect(divided.length, id_new).toBe(expected.length);
    if (divided.join() === expected.join()) same++;
  }
  console.log(`similar rulings: ${same} of ${results.length} lists are the same on two shards as on one`);
  expect(same).toBeGreaterThan(results.length / 2);
}

const similarTo = (client: TestClient, id_new: string): Promise<string[]> =>
  vi.waitFor(async () => {
    const { status, body } = await client.query('rulings.similar', { id_new });
    expect(status, id_new).toBe(200);
    return body.similar.map((ruling) => ruling.id_new);
  }, polling);

async function createBoth(cloud: StartedCloud): Promise<Both> {
  const { token, client } = await createUser(cloud.app, { plan_queries: -1 });
  return { client, one: testClient(cloud.oneNode, token) };
}

async function plain(response: Promise<Answer>) {
  const { status, body } = await response;
  return { status, body: body as unknown };
}

/** Repeats the call, because a busy machine omits a hint or times out. */
async function expectSame<T>(
  { client, one }: Both,
  what: string,
  call: (client: TestClient) => Promise<{ status: number; body: T }>,
): Promise<T> {
  const expected = await vi.waitFor(async () => {
    const response = await call(one);
    expect(response.status, what).toBe(200);
    return response;
  }, polling);
  await expect.poll(() => call(client), { ...polling, message: what }).toEqual(expected);
  return expected.body;
}
