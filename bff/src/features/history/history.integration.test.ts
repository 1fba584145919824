import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchesPerMinute } from '@massima/contract/constants';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { createUser } from '../../testing/factories/user.ts';
import type { QuestionRow } from '../../models/questions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function lawyerWithHistory() {
  const user = await createUser(app);
  const rows = ['danno 100%', 'danno da cosa', 'usucapione', 'locazione_a'].map(
    (query, i): Pick<QuestionRow, 'user_id' | 'query' | 'query_type' | 'created_at'> => ({
      user_id: user.id,
      query,
      query_type: i % 2 === 0 ? 'type_principle' : 'type_verdict',
      created_at: new Date(Date.UTC(2026, 0, 10 + i, 12)),
    }),
  );
  await app.deps.db('questions').insert(rows);
  return user;
}

test('lists newest first, in pages, filtered by literal text and by inclusive days', async () => {
  const { client } = await lawyerWithHistory();
  const queries = async (params: string) =>
    (await client.get(`/questions?${params}`)).body.map((q: { query: string }) => q.query);
  expect(await queries('')).toEqual(['locazione_a', 'usucapione', 'danno da cosa', 'danno 100%']);
  expect(await queries('sort=ASC&limit=2&offset=1')).toEqual(['danno da cosa', 'usucapione']);
  expect(await queries('filter=100%25')).toEqual(['danno 100%']);
  expect(await queries('filter=e_a')).toEqual(['locazione_a']);
  expect(await queries('from=2026-01-11&to=2026-01-12')).toEqual(['usucapione', 'danno da cosa']);
  // A given offset is applied; a time without offset is in Rome. The queries are from 12:00 UTC,
  // 13:00 in Rome.
  expect(await queries('from=2026-01-12T13:00&to=2026-01-12T13:00:00')).toEqual(['usucapione']);
  expect(await queries('from=2026-01-12T13:00:01&to=2026-01-13T12:59')).toEqual([]);
  expect(await queries('from=2026-01-12T07:00:00-05:00&to=2026-01-12T12:00:00Z')).toEqual(['usucapione']);
  // Accepts times without seconds, offsets in hours, and dates by day of the year or week.
  expect(await queries('from=2026-01-12T12:00Z&to=2026-01-12T13:00%2B01:00')).toEqual(['usucapione']);
  expect(await queries('from=2026-01-12T13%2B01&to=2026-012T14')).toEqual(['usucapione']);
  expect(await queries('from=2026-012&to=2026-W03-1')).toEqual(['usucapione']);
  expect(await queries('from=0001-01-01&to=9999-12-31&limit=1')).toEqual(['locazione_a']);
  expect(await queries('from=0001-01-01T00:00:00Z&to=9999-12-31T23:59:59.999Z&limit=1')).toEqual([
    'locazione_a',
  ]);
  expect((await client.get('/questions/count?filter=danno')).body).toEqual({ count: 2 });
  expect((await client.get('/questions?limit=101')).status).toBe(400);
  for (const wrong of ['yesterday', '2026-02-30', '2026-01-12T25:00', '2026-01-12T12:00+25:00', '20260112']) {
    expect((await client.get(`/questions?from=${encodeURIComponent(wrong)}`)).status).toBe(400);
  }
});

test('finds a query regardless of its apostrophes and accents', async () => {
  const { client, id } = await createUser(app);
  const queries = ['risoluzione dell’affitto', "unita\u0300 dell'affitto", 'unit\u00e0 della affittanza'];
  await app.deps.db('questions').insert(
    queries.map((query, i) => ({
      user_id: id,
      query,
      query_type: 'type_principle' as const,
      created_at: new Date(Date.UTC(2026, 0, 10 + i)),
    })),
  );
  const count = async (filter: string) =>
    (await client.get(`/questions/count?filter=${encodeURIComponent(filter)}`)).body.count;
  for (const filter of ["dell'affitto", 'dell’affitto', 'DELL`AFFITTO']) expect(await count(filter)).toBe(2);
  for (const filter of ['unit\u00e0', 'unita\u0300', 'unita']) expect(await count(filter)).toBe(2);
});

test('deletes single entries or all, and pauses the history', async () => {
  const { client, id, reload } = await lawyerWithHistory();
  const [first] = (await client.get('/questions')).body;
  expect((await client.delete(`/questions/${first!.id}`)).body.success).toBe(true);
  expect((await client.delete(`/questions/${first!.id}`)).status).toBe(404);
  expect((await client.rest('DELETE', '/questions')).body).toMatchObject({ success: true, removed: 3 });
  expect((await client.get(`/questions/count?user=${id}`)).body).toEqual({ count: 0 });
  expect((await client.put('/questions/settings', { paused: true })).body).toEqual({ paused: true });
  expect((await reload()).history_paused).toBe(true);
  expect((await client.get('/questions/settings')).body).toEqual({ paused: true });
});

test('restores a deleted entry unchanged in its position', async () => {
  const { client } = await lawyerWithHistory();
  const before = (await client.get('/questions')).body;
  const { id, ...entry } = before[1]!;
  await client.delete(`/questions/${id}`);
  expect((await client.post('/questions/restore', entry)).body.success).toBe(true);
  const after = (await client.get('/questions')).body;
  expect(after.map((q: { query: string }) => q.query)).toEqual(before.map((q: { query: string }) => q.query));
  expect(after[1]).toMatchObject(entry);
  const tomorrow = new Date(app.deps.clock.now().getTime() + 86_400_000).toISOString();
  expect((await client.post('/questions/restore', { ...entry, createdAt: tomorrow })).status).toBe(400);
});

test('restores no more entries than searches were possible', async () => {
  const { client } = await lawyerWithHistory();
  const { id, ...entry } = (await client.get('/questions')).body[0]!;
  await client.delete(`/questions/${id}`);
  const statuses: number[] = [];
  for (let i = 0; i <= searchesPerMinute; i++)
    statuses.push((await client.post('/questions/restore', entry)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(searchesPerMinute);
  expect(statuses.at(-1)).toBe(429);
});

test('names and pins an entry, finds it by name and restores both', async () => {
  const { client } = await lawyerWithHistory();
  const [, second, third] = (await client.get('/questions')).body;
  expect(second).toMatchObject({ name: '', pinned: false, found: null });
  const named = await client.put(`/questions/${second!.id}`, { name: '  Causa Rossi ' });
  expect(named.body).toEqual({ ...second, name: 'Causa Rossi' });
  expect((await client.put(`/questions/${second!.id}`, { pinned: true })).body.name).toBe('Causa Rossi');
  await client.put(`/questions/${third!.id}`, { pinned: true });
  const pinned = async () =>
    (await client.get('/questions/pinned')).body.map((q: { query: string }) => q.query);
  expect([...(await pinned())].sort()).toEqual([second!.query, third!.query].sort());
  expect((await client.get('/questions/count?filter=causa')).body).toEqual({ count: 1 });
  expect((await client.put(`/questions/${second!.id}`, { name: 'x'.repeat(101) })).status).toBe(400);

  const { id, ...entry } = (await client.get('/questions?filter=causa')).body[0]!;
  await client.delete(`/questions/${id}`);
  expect(await pinned()).toEqual([third!.query]);
  const back = (await client.post('/questions/restore', entry)).body.question;
  expect(back).toMatchObject({ name: 'Causa Rossi', pinned: true });
  await client.put(`/questions/${back.id}`, { name: '', pinned: false });
  expect(await pinned()).toEqual([third!.query]);
  expect((await client.put(`/questions/${id}`, { name: 'gone' })).status).toBe(404);
});

test('hides a history from all other users, including administrators', async () => {
  const owner = await lawyerWithHistory();
  const other = await createUser(app);
  const admin = await createUser(app, { role: 'admin' });
  const [first] = (await owner.client.get('/questions')).body;
  for (const { client } of [other, admin]) {
    expect((await client.get(`/questions?user=${owner.id}`)).status).toBe(404);
    expect((await client.get(`/questions/count?user=${owner.id}`)).status).toBe(404);
    expect((await client.delete(`/questions/${first!.id}`)).status).toBe(404);
    expect((await client.get('/questions')).body).toEqual([]);
  }
});
