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

const patience = { timeout: 20_000, interval: 200 };
const maxSimilar = 60;

/**
 * Compares all responses of both collections: results, order, counts, highlights, spellings,
 * suggestions, similar rulings.
 */
export async function expectSameAnswers(cloud: StartedCloud): Promise<void> {
  const asked = corpusQuestions(path.join(checkout, 'solr/demo/rulings.jsonl'));
  expect(asked.length).toBe(180);
  let asking = await somebody(cloud);
  // An account may request rulings similar to a result that it was shown.
  const shown = new Map<string, Both>();
  const spelt = new Set<string>();
  for (const [i, question] of asked.entries()) {
    // A new account every 50 queries stays below the limit per minute.
    if (i % 50 === 0) asking = await somebody(cloud);
    const found = await expectSame(asking, question.query, async (each) => {
      const { status, body } = await each.post('/search', question);
      // Both clients use one account, so that the second of two equal queries is free.
      return { status, body: { ...body.data, charged: 0, receipt: null } };
    });
    const [first] = found.search;
    if (first) shown.set(first.id_new, asking);
    spelt.add(found.did_you_mean ?? '');
  }
  expect(spelt.size).toBeGreaterThan(5);
  for (const q of corpusBeginnings(asked))
    await expectSame(asking, q, (each) => plain(each.query('search.suggest', { q })));
  await expectSimilar([...shown].slice(0, maxSimilar));
}

/**
 * Compares similar rulings. A few with almost equal scores may differ in order, because scores of
 * shards differ slightly.
 */
async function expectSimilar(asked: readonly [string, Both][]): Promise<void> {
  let same = 0;
  for (const [id_new, { client, one }] of asked) {
    const [whole, divided] = await Promise.all([similarTo(one, id_new), similarTo(client, id_new)]);
    expect(divided.length, id_new).toBe(whole.length);
    if (divided.join() === whole.join()) same++;
  }
  console.log(`similar rulings: ${same} of ${asked.length} lists are the same on two shards as on one`);
  expect(same).toBeGreaterThan(asked.length / 2);
}

const similarTo = (client: TestClient, id_new: string): Promise<string[]> =>
  vi.waitFor(async () => {
    const { status, body } = await client.query('rulings.similar', { id_new });
    expect(status, id_new).toBe(200);
    return body.similar.map((one) => one.id_new);
  }, patience);

async function somebody(cloud: StartedCloud): Promise<Both> {
  const { token, client } = await createUser(cloud.app, { plan_queries: -1 });
  return { client, one: testClient(cloud.oneNode, token) };
}

async function plain(answer: Promise<Answer>) {
  const { status, body } = await answer;
  return { status, body: body as unknown };
}

/** Repeats the call, because a busy machine omits a hint or times out. */
async function expectSame<T>(
  { client, one }: Both,
  what: string,
  ask: (client: TestClient) => Promise<{ status: number; body: T }>,
): Promise<T> {
  const whole = await vi.waitFor(async () => {
    const answer = await ask(one);
    expect(answer.status, what).toBe(200);
    return answer;
  }, patience);
  await expect.poll(() => ask(client), { ...patience, message: what }).toEqual(whole);
  return whole.body;
}
