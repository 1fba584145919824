import { entryKinds } from '@massima/contract/access';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken, newToken } from '../../adapters/tokens.ts';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { addPasskey, challengeOf, password, userWithPassword } from '../../testing/second-factor.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const hour = 3_600_000;

/** Inserts one entry of each kind without a second factor, created an hour ago. */
async function fill({ id: user_id }: TestUser) {
  const { db, clock } = app.deps;
  const now = clock.now();
  const made = { user_id, created_at: new Date(now.getTime() - hour) };
  const later = { expires_at: new Date(now.getTime() + hour) };
  const hash = () => hashToken(newToken());
  await db('trusted_devices').insert({
    ...made,
    ...later,
    secret_hash: hash(),
    device: 'PC-1',
    name: 'Firefox, Windows',
  });
  await db('connections').insert({ ...made, ...later, name: 'Script', token_hash: hash(), may_write: false });
  await db('connections').insert({
    ...made,
    ...later,
    name: 'Claude',
    token_hash: hash(),
    may_write: true,
    client_id: 'c',
    host: 'claude.ai',
  });
  const [alert_id = 0] = await db('alerts').insert({
    user_id,
    kind: 'ruling',
    label: 'x',
    ruling_id: 'r',
    key_hash: hash(),
    created_at: now,
  });
  await db('alert_feeds').insert({
    ...made,
    alert_id,
    token_hash: hash(),
    name: 'Novità',
    last_used_at: null,
  });
  await db('shares').insert({
    ...made,
    ...later,
    token_hash: hash(),
    id_new: 'r1',
    label: 'Cass. n. 1/2020',
    studio: 'S',
    ended_at: null,
    last_opened_at: now,
  });
}
const list = async ({ client }: Pick<TestUser, 'client'>) => (await client.get('/users/access')).body;
const kindsOf = async (user: Pick<TestUser, 'client'>) => (await list(user)).entries.map(({ kind }) => kind);

test('lists every access by kind, with its rights and last use', async () => {
  const user = await userWithPassword(app);
  await addPasskey(user);
  await fill(user);
  const { entries, waiting, spending } = await list(user);
  expect(entries.map(({ kind }) => kind)).toEqual(entryKinds.filter((kind) => kind !== 'app'));
  expect(entries.map(({ name, may, is_this }) => [name, may, is_this])).toEqual([
    ['', 'everything', true],
    ['Firefox, Windows', 'skip_factor', false],
    ['Portatile', 'prove', false],
    ['', 'prove', false],
    ['Script', 'read', false],
    ['Claude (claude.ai)', 'write', false],
    ['Novità', 'news', false],
    ['Cass. n. 1/2020', 'ruling', false],
  ]);
  expect(entries.filter(({ last_used_at }) => last_used_at !== null).map(({ kind }) => kind)).toEqual([
    'session',
    'share',
  ]);
  expect(waiting).toEqual({ address_change: null, reset: null });
  expect(spending).toMatchObject({ most: 0, spent: 0 });
  expect(JSON.stringify(entries)).not.toMatch(/token|hash|secret/);
});

test("stores only the browser's name from the header of a login", async () => {
  const { email } = await userWithPassword(app);
  const login = await app.anonymous.send(
    'POST',
    '/api/users/login/local',
    { email, password, hash: 'PC-1' },
    { 'User-Agent': firefox },
  );
  const client = app.client(login.body.token);
  expect((await list({ client })).entries).toMatchObject([
    { kind: 'session', name: 'Firefox, Windows', is_this: true },
  ]);
  expect(
    JSON.stringify(await app.deps.db('sessions').where({ token_hash: hashToken(login.body.token) })),
  ).not.toContain('Gecko');
});

test("ends one access, which is missing at the next call; rejects another account's access, an unknown kind and the current session", async () => {
  const [user, other] = [await createUser(app), await createUser(app)];
  await fill(user);
  const { entries } = await list(user);
  for (const { kind, id, is_this } of entries) {
    const path = `/users/access/${kind}/${id}`;
    expect((await other.client.delete(path)).status, kind).toBe(404);
    const ended = await user.client.delete(path);
    expect([ended.status, ended.body.message]).toEqual(is_this ? [409, 'update_error'] : [200, 'ok']);
    if (!is_this) expect((await user.client.delete(path)).status, kind).toBe(404);
  }
  expect(await kindsOf(user)).toEqual(['session']);
  for (const kind of ['passkey', 'app', 'recovery', 'door'])
    expect((await user.client.delete(`/users/access/${kind}/1`)).status, kind).toBe(400);
});

test('ends all accesses except this session and the factors, or only accesses created before a moment', async () => {
  const user = await userWithPassword(app);
  await addPasskey(user);
  await fill(user);
  const [other] = [await createUser(app)];
  await fill(other);
  const at = (hours: number) => new Date(app.deps.clock.now().getTime() - hours * hour).toISOString();
  const endAll = (made_before?: string) =>
    user.client.delete(`/users/access${made_before === undefined ? '' : `?made_before=${made_before}`}`);
  expect((await endAll(at(2))).body).toMatchObject({ success: true, ended: 0 });
  expect((await endAll('yesterday')).status).toBe(400);
  await app.deps.db('shares').where({ user_id: user.id }).update({ created_at: app.deps.clock.now() });
  expect((await endAll(at(0.5))).body).toMatchObject({ success: true, ended: 4 });
  expect(await kindsOf(user)).toEqual(['session', 'passkey', 'recovery', 'share']);
  expect((await endAll()).body).toMatchObject({ ended: 1 });
  expect(await kindsOf(user)).toEqual(['session', 'passkey', 'recovery']);
  expect((await kindsOf(other)).length).toBe(6);
});

test('counts the access made before the first factor, and ends it, but no later access', async () => {
  const user = await userWithPassword(app);
  await fill(user);
  const { added, passkey } = await addPasskey(user);
  const { open } = added.body;
  expect(open).toMatchObject({ keys: 1, applications: 1, feeds: 1, shares: 1, devices: 1 });
  app.deps.clock.advance(60);
  const challenge = challengeOf(await user.client.post('/users/login/proof', {}));
  const second_factor = { challenge, kind: 'passkey', credential: passkey.answer(challenge) };
  await user.client.post('/connections/keys', { name: 'Later', second_factor });
  const { added: later } = await addPasskey(user, { body: {} });
  expect(later.body.open).toBeNull();
  const ended = await user.client.delete(`/users/access?made_before=${open!.before}`);
  expect(ended.body).toMatchObject({ success: true, ended: 5 });
  expect(await kindsOf(user)).toEqual(['session', 'passkey', 'passkey', 'recovery', 'key']);
});
