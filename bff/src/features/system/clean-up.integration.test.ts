import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifiedUser } from '../../testing/factories/sign-up.ts';
import { createUser } from '../../testing/factories/user.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { cleanUp } from './index.ts';

const day = 86_400_000;
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('removes rows that grow with every search and payment, and keeps rows still in use', async () => {
  const { db, clock } = app.deps;
  const { id } = await createUser(app);
  const before = (days: number) => new Date(clock.now().getTime() - days * day);
  const attempt = { user_id: id, kind: 'create', fingerprint: 'x', params: '{}', created_at: before(500) };
  const usage = { user_id: id, created_at: before(500) };
  await db('served_rulings').insert([
    { user_id: id, ruling_id: 'old', served_at: before(401) },
    { user_id: id, ruling_id: 'kept', served_at: before(399) },
  ]);
  await db('provider_events').insert([
    { id: 'evt_old', type: 'invoice.paid', received_at: before(61) },
    { id: 'evt_kept', type: 'invoice.paid', received_at: before(59) },
  ]);
  await db('payment_attempts').insert([
    { ...attempt, idempotency_key: 'old', settled_at: before(401) },
    { ...attempt, idempotency_key: 'open', settled_at: null },
  ]);
  await db('metered_usage').insert([
    { ...usage, identifier: 'old', sent_at: before(401) },
    { ...usage, identifier: 'refused', refused_at: before(401) },
    { ...usage, identifier: 'waiting', sent_at: null },
  ]);
  await cleanUp(app.deps);
  const left = async (table: 'served_rulings' | 'payment_attempts' | 'metered_usage', column: string) =>
    db(table).where({ user_id: id }).pluck(column);
  expect(await left('served_rulings', 'ruling_id')).toEqual(['kept']);
  expect(await left('payment_attempts', 'idempotency_key')).toEqual(['open']);
  expect(await left('metered_usage', 'identifier')).toEqual(['waiting']);
  expect(await db('provider_events').whereIn('id', ['evt_old', 'evt_kept']).pluck('id')).toEqual([
    'evt_kept',
  ]);
});

test('removes obsolete rows and keeps rows still in use', async () => {
  const { id, email, client } = await verifiedUser(app);
  await app.anonymous.post('/users/login/local', { email, password: 'wrong', hash: 'PC-1' });
  const now = app.deps.clock.now();
  await app.deps.db('sessions').insert({
    user_id: id,
    token_hash: 'old'.padEnd(43, 'x'),
    device: 'PC-0',
    created_at: now,
    last_seen_at: now,
    ended_at: new Date(now.getTime() - 91 * day),
  });
  await app.deps
    .db('rate_limits')
    .insert(
      Array.from({ length: 2500 }, (_, i) => ({ bucket: `old:${i}`, window_start: new Date(0), hits: 1 })),
    );
  await Promise.all([cleanUp(app.deps), cleanUp(app.deps)]);
  expect(await app.deps.db('sessions').where({ user_id: id })).toHaveLength(1);
  expect(await app.deps.db('rate_limits').where('bucket', 'like', 'old:%')).toEqual([]);
  expect(await app.deps.db('rate_limits').where('bucket', 'like', 'login-device:%')).not.toEqual([]);
  expect((await client.get('/users/me')).status).toBe(200);
});
