import { fullTextsPerDay } from '@massima/contract/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchResult } from '@massima/contract/search';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
/** A result with a full text, found by another user. */
let result: SearchResult;
let rulingId: string;
beforeAll(async () => {
  app = await testApp();
  const admin = await createUser(app, { role: 'admin' });
  const { body } = await admin.client.mutate('search.run', { query: 'responsabilità', size: 50 });
  result = body.data.search.find((r) => r.document.has_full_text)!;
  rulingId = (await admin.client.query('rulings.article', { id_new: result.id_new })).body.ruling_id;
});
afterAll(() => app.close());

const open = (user: TestUser, id_new = result.id_new, query?: string) =>
  user.client.query('rulings.article', { id_new, ...(query && { query }) });
const like = (user: TestUser) => user.client.query('rulings.similar', { id_new: result.id_new });

describe('a full text', () => {
  it('is the same over both transports, with highlighted terms and references', async () => {
    const user = await createUser(app);
    await user.client.mutate('search.run', { query: 'responsabilità', size: 50 });
    const { status, body } = await open(user, result.id_new, 'responsabilità');
    expect(status).toBe(200);
    const rest = await user.client.get(`/rulings/${result.id_new}?query=responsabilit%C3%A0`);
    expect(rest.body).toEqual(body);
    const text: string = body.ruling_full_text;
    expect(text).not.toMatch(/[\ue000\ue001]/);
    expect(body.fictional).toBe(true);
    for (const { startPosition, endPosition } of body.keywords_positions) {
      expect(text.slice(startPosition - 1, endPosition)).toMatch(/^responsabil/i);
    }
    let end = 0;
    for (const reference of body.references) {
      expect(reference.start).toBeGreaterThanOrEqual(end);
      expect(reference.end).toBeGreaterThan(reference.start);
      end = reference.end;
    }
    expect(end).toBeLessThanOrEqual(text.length);
    expect((await open(user)).body).toMatchObject({ ruling_full_text: text, keywords_positions: [] });
  });

  it('highlights only the requested article, and no other article or stop word', async () => {
    const user = await createUser(app);
    const query = 'art. 2051 c.c. se non';
    const { body } = await user.client.mutate('search.run', { query, size: 50 });
    const highlights: string[] = [];
    for (const { id_new, document } of body.data.search.slice(0, 10)) {
      if (!document.has_full_text) continue;
      const { ruling_full_text: text, keywords_positions: positions } = (await open(user, id_new, query))
        .body;
      for (const position of positions)
        highlights.push(text.slice(position.startPosition - 1, position.endPosition));
    }
    expect(highlights.length).toBeGreaterThan(0);
    expect(highlights.filter((highlight) => !/^art.*2051/i.test(highlight))).toEqual([]);
  });

  it('is not found for a user to whom it was not shown', async () => {
    const user = await createUser(app);
    for (const id of [result.id_new, rulingId, 'no-such-ruling', 'corpus:demo']) {
      const { status, body } = await open(user, id);
      expect([status, body.message]).toEqual([404, 'file_not_found']);
    }
    expect((await like(user)).status).toBe(404);
    expect((await app.anonymous.query('rulings.article', { id_new: result.id_new })).status).toBe(401);
  });

  it('opens after a search for its exact reference in any tab', async () => {
    const user = await createUser(app);
    const query = `${result.sent_numero}/${result.sent_anno}`;
    const { body } = await user.client.mutate('search.run', {
      query,
      filters: { yearDoc: [2000], issuers: [12] },
    });
    expect(body.data.references).toMatchObject([{ found: true }]);
    expect((await open(user)).status).toBe(200);
  });

  it('opens from a folder of its owner until the folder is deleted', async () => {
    const [user, other] = [await createUser(app), await createUser(app)];
    const now = new Date();
    const [project_id = 0] = await app.deps
      .db('projects')
      .insert({ user_id: user.id, name: 'x', description: 'x', created_at: now, updated_at: now });
    await app.deps.db('project_elements').insert({
      project_id,
      id_result: result.id_new,
      ruling_id: rulingId,
      result: '{}',
      query: '',
      note: '',
      created_at: now,
    });
    expect([(await open(user)).status, (await open(other)).status]).toEqual([200, 404]);
    await app.deps.db('projects').where({ id: project_id }).update({ deleted_at: now });
    expect((await open(user)).status).toBe(404);
  });

  it('is charged once per ruling and day, over every transport', async () => {
    const user = await createUser(app);
    await user.client.mutate('search.run', { query: 'responsabilità', size: 50 });
    const now = app.deps.clock.now();
    const read = Array.from({ length: fullTextsPerDay - 1 }, (_, i) => ({
      user_id: user.id,
      ruling_id: `other-${i}`,
      read_at: now,
    }));
    await app.deps.db('read_texts').insert(read);
    expect([(await open(user)).status, (await open(user)).status]).toEqual([200, 200]);
    const texts = async () => {
      const { status, body } = await user.client.post('/search', { query: 'responsabilità', size: 50 });
      expect(status).toBe(200);
      const rows = body.data.search;
      return rows.filter((row) => row.document.ruling_full_text !== null).map((row) => row.sent_numero);
    };
    // The opened text is free for the day. No other text is left.
    expect(new Set(await texts())).toEqual(new Set([result.sent_numero]));
    const next = await nextReadable(user);
    const refused = await open(user, next);
    expect([refused.status, refused.body.message]).toEqual([429, 'too_many_attempts']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    app.deps.clock.advance(86_401);
    expect((await texts()).length).toBeGreaterThan(1);
    expect((await open(user, next)).status).toBe(200);
  });

  it('is charged exactly under concurrency', async () => {
    const user = await createUser(app, { plan_queries: -1 });
    const now = app.deps.clock.now();
    const read = Array.from({ length: fullTextsPerDay - 3 }, (_, i) => ({
      user_id: user.id,
      ruling_id: `other-${i}`,
      read_at: now,
    }));
    await app.deps.db('read_texts').insert(read);
    const queries = ['responsabilità', 'danno', 'contratto', 'appello'];
    const responses = await Promise.all(
      queries.map((query) => user.client.post('/search', { query, size: 50 })),
    );
    const left = responses.flatMap(({ body }) =>
      body.data.search.filter((row) => row.document.ruling_full_text !== null),
    );
    expect(new Set(left.map((row) => row.document.ruling_full_text)).size).toBe(3);
  });
});

/** Returns the id of another result with a full text. */
async function nextReadable(user: TestUser): Promise<string> {
  const { body } = await user.client.mutate('search.run', { query: 'responsabilità', size: 50 });
  const rows = body.data.search;
  return rows.find((row) => row.document.has_full_text && row.sent_numero !== result.sent_numero)!.id_new;
}

describe('similar rulings', () => {
  it('are free, omit the ruling itself and may be opened', async () => {
    const user = await createUser(app);
    await user.client.mutate('search.run', { query: 'responsabilità', size: 50 });
    const { status, body } = await like(user);
    expect(status).toBe(200);
    expect((await user.reload()).used_queries).toBe(1);
    expect((await user.client.get(`/rulings/${result.id_new}/similar`)).body).toEqual(body);
    const ids = (list: SearchResult[]) => list.map((r) => r.id_new);
    expect(ids(body.same_ruling)).not.toContain(result.id_new);
    expect(body.same_ruling.every((r: SearchResult) => r.sent_numero === result.sent_numero)).toBe(true);
    expect(ids(body.similar)).not.toEqual(expect.arrayContaining([result.id_new, ...ids(body.same_ruling)]));
    expect(body.similar.length).toBeGreaterThan(0);
    const next = body.similar.find((r) => r.document.has_full_text);
    if (next) expect((await open(user, next.id_new)).status).toBe(200);
  });

  it('are rejected for an account that may not search', async () => {
    const user = await createUser(app);
    await user.client.mutate('search.run', { query: 'responsabilità', size: 50 });
    await app.deps
      .db('users')
      .where({ id: user.id })
      .update({ license_expire_at: new Date(0) });
    expect((await like(user)).body.message).toBe('subscription_expired');
    // After access ends, only rulings in the owner's folders can be read (`gate.integration`).
    expect((await open(user)).body.message).toBe('subscription_expired');
  });
});
