import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken } from '../../adapters/tokens.ts';
import { connectionCallsPerMinute } from '@massima/contract/constants';
import { bucketKey } from '../limits/index.ts';
import { password, verifiedUser } from '../../testing/factories/sign-up.ts';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { linkFor, mailsTo } from '../../testing/links.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const makeKey = (who: Pick<TestUser, 'client'>, over: object = {}) =>
  who.client.post('/connections/keys', { name: 'Studio Rossi', ...over });
async function withKey(over: object = {}) {
  const owner = await createUser(app);
  const { body } = await makeKey(owner, over);
  return { owner, id: body.connection.id, key: body.key, program: app.client(body.key) };
}
const search = { query: 'danno da cose in custodia' };

test('shows a key once, stores its hash and notifies the owner by mail', async () => {
  const owner = await createUser(app);
  const { status, body } = await makeKey(owner, { may_write: true, days: 30 });
  expect(status).toBe(200);
  expect(body.key).toMatch(/^mk_[\w-]{43}$/);
  expect(body.connection).toMatchObject({
    name: 'Studio Rossi',
    may_write: true,
    last_used_at: null,
    searches: 0,
  });
  const days = (Date.parse(body.connection.expiresAt) - Date.parse(body.connection.createdAt)) / 86_400_000;
  expect(days).toBe(30);
  const stored = JSON.stringify(await app.deps.db('connections').where({ user_id: owner.id }));
  expect(stored).not.toContain(body.key.slice(3));
  expect(await mailsTo(app, owner.email)).toMatchObject([{ template: 'key_made' }]);
  expect((await owner.client.get('/connections')).body).toMatchObject({
    connections: [{ id: body.connection.id }],
    most: 5,
  });
});

test('allows five valid keys, also for concurrent requests', async () => {
  const owner = await createUser(app);
  const responses = await Promise.all(Array.from({ length: 8 }, () => makeKey(owner)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(responses.find(({ status }) => status !== 200)).toMatchObject({
    status: 409,
    body: { message: 'connections_full' },
  });
  const { id } = (await owner.client.get('/connections')).body.connections[0]!;
  expect((await owner.client.delete(`/connections/${id}`)).status).toBe(200);
  expect((await makeKey(owner)).status).toBe(200);
});

test.each([{ days: 366 }, { days: 0 }, { name: ' ' }, { name: 'x'.repeat(61) }])(
  'rejects %j',
  async (input) => {
    expect((await makeKey(await createUser(app), input)).status).toBe(400);
  },
);

test("charges and stores a program's search like its owner's; names the key in the history", async () => {
  const { owner, program } = await withKey();
  const first = await program.post('/search', search);
  expect(first.body.data).toMatchObject({ charged: true });
  // The owner repeats the query while it is still open.
  expect((await owner.client.post('/search', search)).body.data).toMatchObject({ charged: false });
  expect((await owner.reload()).used_queries).toBe(1);
  const history = (await owner.client.get('/questions')).body;
  expect(history).toMatchObject([{ query: search.query, asked_by: 'Studio Rossi' }]);
  expect((await owner.client.get('/connections')).body.connections).toMatchObject([
    { searches: 1, last_used_at: expect.any(String) },
  ]);
  const { id, ...entry } = history[0]!;
  await owner.client.delete(`/questions/${id}`);
  const back = (await owner.client.post('/questions/restore', entry)).body.question;
  expect(back).toMatchObject({ asked_by: 'Studio Rossi' });
});

test('stores no queries of programs while the history is paused', async () => {
  const { owner, program } = await withKey();
  await owner.client.put('/questions/settings', { paused: true });
  await program.post('/search', search);
  expect((await owner.client.get('/questions')).body).toEqual([]);
  expect((await owner.client.get('/connections')).body.connections).toMatchObject([{ searches: 1 }]);
});

test('counts paid searches by month', async () => {
  const { owner, id, program } = await withKey();
  await app.deps.db('connections').where({ id }).update({ searches: 7, searches_month: '2020-01' });
  const listed = async () => (await owner.client.get('/connections')).body.connections[0]!.searches;
  expect(await listed()).toBe(0);
  await program.post('/search', search);
  expect(await listed()).toBe(1);
});

test('ends no session for a key, and no key at a login', async () => {
  const { owner, program } = await withKey();
  await program.get('/projects');
  expect((await owner.client.get('/users/me')).status).toBe(200);
  expect((await program.get('/projects')).status).toBe(200);
});

const ended = { status: 401, body: { message: 'session_expired', isLogged: false } };

test('ends a key at its expiry, on request, and with all others', async () => {
  const access = await withKey();
  await app.deps.db('connections').where({ id: access.id }).update({ expires_at: app.deps.clock.now() });
  expect(await access.program.get('/projects')).toMatchObject(ended);
  expect((await access.owner.client.get('/connections')).body.connections).toEqual([]);

  const two = await withKey();
  const stranger = await createUser(app);
  expect((await stranger.client.delete(`/connections/${two.id}`)).status).toBe(404);
  expect((await two.program.get('/projects')).status).toBe(200);
  await two.owner.client.delete(`/connections/${two.id}`);
  expect(await two.program.get('/projects')).toMatchObject(ended);

  const three = await withKey();
  const another = app.client((await makeKey(three.owner)).body.key);
  expect((await three.owner.client.delete('/connections')).body).toMatchObject({ ended: 2 });
  expect(await three.program.get('/projects')).toMatchObject(ended);
  expect(await another.get('/projects')).toMatchObject(ended);
  expect(await app.client(`mk_${'x'.repeat(43)}`).get('/projects')).toMatchObject(ended);
});

test('ends keys after a new password, a reset, disabling and becoming an administrator; the first two permanently', async () => {
  const { email, client } = await verifiedUser(app);
  const program = app.client((await makeKey({ client })).body.key);
  expect((await program.get('/projects')).status).toBe(200);
  await client.post(`/lawyers/update/password/${email}`, { password, newPassword: 'the new one' });
  expect(await program.get('/projects')).toMatchObject(ended);

  const reset = await withKey();
  const token = await linkFor(app, reset.owner.id, 'restore');
  await app.anonymous.post(`/users/login/restore/${reset.owner.id}`, { token, password: 'another password' });
  expect(await reset.program.get('/projects')).toMatchObject(ended);

  const other = await withKey();
  const admin = await createUser(app, { role: 'admin' });
  const lawyer = `/lawyers/${other.owner.id}`;
  const { body } = await admin.client.get(lawyer);
  expect((await admin.client.put(lawyer, { ...body, disabled: true })).status).toBe(200);
  expect((await other.program.get('/projects')).status).toBe(401);
  await admin.client.put(lawyer, { ...body, disabled: false });
  expect(await other.program.get('/projects')).toMatchObject(ended);

  const third = await withKey();
  await app.deps.db('users').where({ id: third.owner.id }).update({ role: 'admin' });
  expect(await third.program.get('/projects')).toMatchObject(ended);
});

test('allows 120 calls a minute of any kind', async () => {
  const { program } = await withKey();
  const statuses: number[] = [];
  for (let i = 0; i <= connectionCallsPerMinute; i++) statuses.push((await program.get('/projects')).status);
  expect(statuses.slice(0, -1)).toEqual(Array.from({ length: connectionCallsPerMinute }, () => 200));
  expect(statuses.at(-1)).toBe(429);
});

test('allows two concurrent calls: queues others on the same server and rejects those on another', async () => {
  const { id, program } = await withKey();
  const together = await Promise.all(Array.from({ length: 6 }, () => program.get('/projects')));
  expect(together.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  const bucket = bucketKey(app.deps.config, `connection:${id}`);
  const until = new Date(Date.now() + 5000);
  await app.deps.db('running_searches').insert([1, 2].map((n) => ({ id: `${id}-${n}`, bucket, until })));
  const refused = await program.get('/projects');
  expect(refused).toMatchObject({ status: 429, body: { message: 'too_many_attempts' } });
  expect(refused.headers.get('Retry-After')).toBe('1');
});

test("shows created and ended keys in the owner's security log, and their number to an administrator", async () => {
  const { owner, id } = await withKey();
  await owner.client.delete(`/connections/${id}`);
  await makeKey(owner);
  const log = await app.deps
    .db('security_log')
    .where({ account_id: owner.id })
    .orderBy('id')
    .pluck('operation');
  expect(log).toEqual(['connections.createKey', 'connections.end', 'connections.createKey']);
  const admin = await createUser(app, { role: 'admin' });
  expect((await admin.client.get(`/lawyers/${owner.id}/overview`)).body).toMatchObject({ connections: 1 });
});

test('rejects programs and creates no key with ASSISTANTS=0', async () => {
  const shut = await testApp({ env: { ASSISTANTS: '0' } });
  try {
    const owner = await createUser(shut);
    expect(await makeKey(owner)).toMatchObject({ status: 403 });
    const now = shut.deps.clock.now();
    const row = { user_id: owner.id, name: 'Studio', may_write: false, created_at: now };
    const key = `mk_${'a'.repeat(43)}`;
    await shut.deps
      .db('connections')
      .insert({ ...row, token_hash: hashToken(key), expires_at: new Date(now.getTime() + 86_400_000) });
    expect(await shut.client(key).get('/projects')).toMatchObject(ended);
    expect((await shut.anonymous.get('/config')).body).toMatchObject({ assistants: false });
  } finally {
    await shut.close();
  }
});
