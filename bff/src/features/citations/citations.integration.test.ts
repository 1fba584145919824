import { citation } from '@massima/contract/format/citation';
import type { CheckedReference } from '@massima/contract/citations';
import type { SearchResult } from '@massima/contract/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
/** A ruling of the civil Cassazione that the collection has. */
let known: SearchResult;
beforeAll(async () => {
  app = await testApp();
  const admin = await createUser(app, { role: 'admin' });
  const { body } = await admin.client.mutate('search.run', {
    query: 'responsabilità',
    size: 50,
    filters: { issuers: [3] },
  });
  known = (body.data.search as SearchResult[]).find(
    ({ document_area, document_sezione }) => document_area === 1 && /^\d$/.test(document_sezione),
  )!;
});
afterAll(() => app.close());

const check = async (user: TestUser, text: string) => {
  const { status, body } = await user.client.mutate('citations.check', { text });
  expect(status, JSON.stringify(body)).toBe(200);
  return (body.references as CheckedReference[]).map((one) => ({
    ...one,
    spelled: text.slice(one.start, one.end),
  }));
};

describe('citations of a brief', () => {
  it('says what the collection has, and in what it differs', async () => {
    const user = await createUser(app);
    const { sent_numero: number, sent_anno: year } = known;
    const text = [
      `Come affermato da ${citation(known)}, e da Cass. civ. n. ${number}/${year},`,
      `ma non da Cass. civ., 30 gennaio ${year}, n. ${number}, né da Cass. pen. n. ${number}/${year};`,
      'inesistente è Cass. civ. n. 99999/2047. Si veda l\u2019art. 2043 c.c. 𝄞 e la l. 241/1990.',
    ].join('\n');
    const found = await check(user, text);
    expect(found.map(({ state, differs }) => [state, ...differs])).toEqual([
      ['found'],
      ['found'],
      ['differs', 'date'],
      ['differs', 'court'],
      ['missing'],
      ['understood'],
      ['understood'],
    ]);
    expect(found[0]).toMatchObject({
      spelled: citation(known),
      ruling: { sent_numero: number, sent_anno: year },
    });
    expect(found.at(-1)).toMatchObject({ spelled: 'l. 241/1990', label: 'l. 241/1990' });
  });

  it('is the same from both doors, costs nothing and leaves nothing behind', async () => {
    const user = await createUser(app);
    const text = `Un atto riservato cita ${citation(known)}.`;
    const over = await user.client.mutate('citations.check', { text });
    const rest = await user.client.post('/citations', { text });
    expect(rest.body).toEqual(over.body);
    expect((await user.client.get('/users/check')).body.count).toBe(0);
    expect((await user.client.get('/questions')).body).toEqual([]);
  });

  it('opens what it found at no cost, and nothing else', async () => {
    const [user, other] = [await createUser(app), await createUser(app)];
    const [found] = await check(user, citation(known));
    const ruling_id = found?.ruling?.ruling_id ?? '';
    const open = (one: TestUser) => one.client.query('rulings.linked', { id_new: ruling_id, ruling_id });
    expect((await open(user)).body.results.length).toBeGreaterThan(0);
    expect((await user.client.query('rulings.article', { id_new: ruling_id })).status).toBe(200);
    expect((await user.client.get('/users/check')).body.count).toBe(0);
    expect((await open(other)).status).toBe(404);
  });

  it('is two at a time for an account, on both doors, and holds no place when it is over', async () => {
    const [user, other] = [await createUser(app), await createUser(app)];
    const numbers = Array.from({ length: 2500 }, (_, i) => `Cass. civ. n. ${i + 1}/2018; `);
    const text = numbers.join('');
    const checks = Array.from({ length: 30 }, (_, i) =>
      i % 2 === 0
        ? user.client.mutate('citations.check', { text })
        : user.client.post('/citations', { text }),
    );
    const search = await other.client.mutate('search.run', { query: 'danno' });
    expect(search.status).toBe(200);
    const answers = await Promise.all(checks);
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThanOrEqual(2);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, body, headers } of refused) {
      expect([status, body.message]).toEqual([429, 'too_many_attempts']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    await expect.poll(async () => (await app.deps.db('running_searches')).length).toBe(0);
    // What was refused was not tried: it counts for nothing.
    await check(user, citation(known));
  });

  it('reads a brief as long as is allowed, and refuses a longer one', async () => {
    const user = await createUser(app);
    const line = 'Cass. civ., sez. III, 12 gennaio 2018, n. 1234; art. 1218 c.c.\n';
    const long = line.repeat(Math.floor(100_000 / line.length));
    expect((await check(user, long)).length).toBe(2 * Math.floor(100_000 / line.length));
    for (const text of ['', 'a'.repeat(100_001), undefined])
      expect((await user.client.mutate('citations.check', { text })).status).toBe(400);
  });

  it('is counted by the day', async () => {
    const user = await createUser(app);
    for (let i = 0; i < 30; i++) await check(user, 'art. 1 c.c.');
    const { status, body } = await user.client.mutate('citations.check', { text: 'art. 1 c.c.' });
    expect([status, body.message]).toEqual([429, 'too_many_attempts']);
  });
});
