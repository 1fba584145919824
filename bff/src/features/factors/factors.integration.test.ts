import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '../../testing/links.ts';
import { testPasskey } from '../../testing/passkey.ts';
import type { TestUser } from '../../testing/factories/user.ts';
import {
  addApp,
  addPasskey,
  answer,
  challengeOf,
  codeNow,
  logIn,
  password,
  userWithPassword,
  wrong,
} from '../../testing/second-factor.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const required = { status: 409, body: { message: 'second_factor_required' } };
const list = async (user: TestUser) => (await user.client.get('/users/second_factor')).body;
/** How long ago the session's user has given a proof. */
const age = ({ id }: TestUser, minutes: number) =>
  app.deps
    .db('sessions')
    .where({ user_id: id })
    .update({ proven_at: new Date(app.deps.clock.now().getTime() - minutes * 60_000) });
/** The test client would otherwise add the proof itself. */
const proveless = ({ token }: TestUser) => app.client(token);
const mailCount = async (user: TestUser) =>
  (await mailsTo(app, user.email)).filter(({ template }) => template === 'second_factor').length;

test('the first factor is set up with the password, and nothing counts before its first code', async () => {
  const user = await userWithPassword(app);
  const begin = (body: object) => user.client.post('/users/second_factor/app', body);
  await age(user, 11);
  expect(await proveless(user).post('/users/second_factor/app')).toMatchObject({
    status: 409,
    body: { message: 'proof_required', data: { kinds: ['password'] } },
  });
  expect(await begin({ password: 'wrong one' })).toMatchObject({
    status: 400,
    body: { message: 'wrong_old_password', issues: [{ path: 'password', message: 'wrong_old_password' }] },
  });
  const { body } = await begin({ password });
  expect(body.url).toContain(body.secret);
  expect((await logIn(app, user)).status).toBe(200);
  const { client } = user;
  // The login has ended that session.
  expect((await client.get('/users/me')).status).toBe(401);
});

test('a code confirms the app while its secret is fresh', async () => {
  const user = await userWithPassword(app);
  const confirm = (code: string) => user.client.post('/users/second_factor/app/confirm', { code });
  expect(await confirm('123456')).toMatchObject(wrong);
  const { secret } = (await user.client.post('/users/second_factor/app', { password })).body;
  expect(await confirm(codeNow(secret, 9))).toMatchObject(wrong);
  app.deps.clock.advance(601);
  expect(await confirm(codeNow(secret))).toMatchObject(wrong);
  const { secret: next } = (await user.client.post('/users/second_factor/app', { password })).body;
  expect(await confirm(codeNow(secret))).toMatchObject(wrong);
  const { body } = await confirm(codeNow(next));
  expect(body.recovery_codes).toHaveLength(10);
  expect(await list(user)).toMatchObject({ app_since: expect.any(String), recovery_codes: 10, passkeys: [] });
  expect(await mailCount(user)).toBe(1);
  expect((await user.reload()).second_factor_at).not.toBeNull();
  // The password is not enough to replace a confirmed app.
  expect(await user.client.post('/users/second_factor/app', { password })).toMatchObject(required);
});

test('a wrong password is tried ten times', async () => {
  const user = await userWithPassword(app);
  const begin = (loginPassword: string) =>
    user.client.post('/users/second_factor/app', { password: loginPassword });
  for (let i = 0; i < 10; i++) expect((await begin('wrong one')).status).toBe(400);
  expect((await begin(password)).status).toBe(429);
});

test('requires a factor for every further change, and keeps the session', async () => {
  const user = await userWithPassword(app);
  const { passkey, recoveryCodes } = await addPasskey(user);
  expect(recoveryCodes).toHaveLength(10);
  const id = (await list(user)).passkeys[0]!.id;
  const calls = [
    (body: object) => user.client.post('/users/second_factor/app', body),
    (body: object) => user.client.post('/users/second_factor/passkeys/options', body),
    (body: object) => user.client.post('/users/second_factor/recovery_codes', body),
    (body: object) => user.client.put('/users/second_factor/passkey_alone', { allowed: true, ...body }),
    (body: object) => user.client.rest('DELETE', `/users/second_factor/passkeys/${id}`, body),
  ];
  for (const call of calls) {
    await age(user, 11);
    const response = await call({ password });
    expect(response).toMatchObject({ ...required, body: { data: { kinds: ['passkey', 'recovery'] } } });
    const challenge = challengeOf(response);
    const foreign = { challenge, kind: 'passkey', credential: testPasskey().answer(challenge) };
    expect(await call({ second_factor: foreign })).toMatchObject(wrong);
    const second_factor = { challenge, kind: 'passkey', credential: passkey.answer(challenge) };
    // The factor is checked, and the password is ignored.
    expect((await call({ second_factor, password: 'wrong one' })).status).toBe(200);
    // The challenge is used.
    expect(await call({ second_factor })).toMatchObject(wrong);
  }
  // With the last factor everything goes that only counts next to one.
  expect(await list(user)).toMatchObject({ passkeys: [], recovery_codes: 0, passkey_alone: false });
  expect((await logIn(app, user)).status).toBe(200);
});

test('one proof serves password, export and deletion for ten minutes', async () => {
  const user = await userWithPassword(app);
  const { passkey } = await addPasskey(user);
  const exported = () => user.client.get(`/lawyers/${user.id}/export`);
  const change = (old: string) =>
    user.client.post(`/lawyers/update/password/${user.email}`, { password: old, newPassword: 'another one' });
  const prove = (body: object) => user.client.post('/users/login/proof', body);
  expect(await exported()).toMatchObject(required);
  expect(await change(password)).toMatchObject(required);
  // A password is no proof of an account with a factor.
  const response = await prove({ password });
  expect(response).toMatchObject(required);
  const challenge = challengeOf(response);
  const second_factor = { challenge, kind: 'passkey', credential: passkey.answer(challenge) };
  const proven = await prove({ second_factor });
  const until = new Date(proven.body.until).getTime() - app.deps.clock.now().getTime();
  expect(until).toBeGreaterThan(9 * 60_000);
  expect(until).toBeLessThanOrEqual(10 * 60_000);
  expect((await exported()).body.account.id).toBe(user.id);
  expect((await change('wrong one')).body.message).toBe('wrong_old_password');
  expect((await change(password)).body.message).toBe('password_changed');
  await age(user, 11);
  expect(await user.client.delete(`/lawyers/${user.id}`)).toMatchObject(required);
  await age(user, 9);
  expect((await user.client.delete(`/lawyers/${user.id}`)).body.success).toBe(true);
  expect(await app.deps.db('passkeys').where({ user_id: user.id })).toEqual([]);
});

test('another session’s challenge is no answer, and an administrator proves the own account', async () => {
  const boss = await userWithPassword(app, { role: 'admin' });
  const { passkey } = await addPasskey(boss);
  const user = await userWithPassword(app);
  const { passkey: theirs } = await addPasskey(user);
  const queries = `/users/query/${user.email}/3`;
  const response = await boss.client.post(queries);
  expect(response).toMatchObject(required);
  const challenge = challengeOf(response);
  const requestQueries = (proof: object) => boss.client.post(queries, { second_factor: proof });
  expect(
    await requestQueries({ challenge, kind: 'passkey', credential: theirs.answer(challenge) }),
  ).toMatchObject(wrong);
  const passkeyProof = { challenge, kind: 'passkey', credential: passkey.answer(challenge) };
  const [session] = await app.deps.db('sessions').where({ user_id: boss.id });
  await app.deps
    .db('factor_challenges')
    .where({ user_id: boss.id })
    .update({ session_id: session!.id + 1 });
  expect(await requestQueries(passkeyProof)).toMatchObject(wrong);
  await app.deps.db('factor_challenges').where({ user_id: boss.id }).update({ session_id: session!.id });
  expect((await requestQueries(passkeyProof)).status).toBe(200);
  expect((await user.reload()).plan_queries).toBe(503);
});

test('a mailed link proves nothing, a use prolongs an administrator’s proof, and no proof comes from the future', async () => {
  const boss = await userWithPassword(app, { role: 'admin' });
  const user = await userWithPassword(app);
  const client = proveless(boss);
  const add = async () => (await client.post(`/users/query/${user.email}/1`)).status;
  const set = (proof: object) => app.deps.db('sessions').where({ user_id: boss.id }).update(proof);
  const ago = (minutes: number) => new Date(app.deps.clock.now().getTime() - minutes * 60_000);
  await set({ proven_by: 'link' });
  expect(await add()).toBe(409);
  await set({ proven_by: 'password', proven_at: ago(11) });
  expect(await add()).toBe(409);
  await set({ proven_at: ago(59), proof_used_at: ago(9) });
  expect(await add()).toBe(200);
  await set({ proven_at: ago(61) });
  expect(await add()).toBe(409);
  await set({ proven_at: ago(-60 * 24), proof_used_at: null });
  expect(await add()).toBe(409);
  const proven = await client.post('/users/login/proof', { password });
  expect(proven.status).toBe(200);
  expect(await add()).toBe(200);
});

test('accepts a passkey only for its challenge, our origin and its account', async () => {
  const user = await userWithPassword(app);
  const options = async () =>
    (await user.client.post('/users/second_factor/passkeys/options', { password })).body;
  const first = await options();
  expect(first).toMatchObject({ rp: { id: 'localhost' }, attestation: 'none', excludeCredentials: [] });
  // The user handle is random.
  expect(first.user.id).toMatch(/^[\w-]{43}$/);
  const add = (challenge: string, credential: object, who = user) =>
    who.client.post('/users/second_factor/passkeys', { challenge, name: 'Chiave', credential });
  const passkey = testPasskey();
  const site = { origin: 'https://massima.example.net', host: 'localhost' };
  expect(await add(first.challenge, passkey.make(first.challenge, site))).toMatchObject(wrong);
  expect(await add(first.challenge, passkey.make('A'.repeat(43)))).toMatchObject(wrong);
  // A statement with certificates could name an address for us to fetch.
  const statement = new Map<string, unknown>([
    ['alg', -7],
    ['sig', Buffer.alloc(8)],
    ['x5c', [Buffer.alloc(8)]],
  ]);
  expect(await add(first.challenge, passkey.make(first.challenge, undefined, statement))).toMatchObject(
    wrong,
  );
  const other = await userWithPassword(app);
  expect(await add(first.challenge, passkey.make(first.challenge), other)).toMatchObject(wrong);
  expect((await add(first.challenge, passkey.make(first.challenge))).status).toBe(201);
  // Now there is a factor, which the session has not been proven by.
  expect(await add(first.challenge, passkey.make(first.challenge))).toMatchObject(required);
  // Shown to another account, it stays the first one's.
  const theirs = (await other.client.post('/users/second_factor/passkeys/options', { password })).body;
  expect(await add(theirs.challenge, passkey.make(theirs.challenge), other)).toMatchObject(wrong);
  expect(await list(other)).toMatchObject({ passkeys: [] });
});

test('another account’s passkey is not removed', async () => {
  const [user, other] = [await userWithPassword(app), await userWithPassword(app)];
  const { passkey } = await addPasskey(user);
  await addPasskey(other);
  const id = (await list(other)).passkeys[0]!.id;
  const challenge = challengeOf(await user.client.delete(`/users/second_factor/passkeys/${id}`));
  const second_factor = { challenge: challenge, kind: 'passkey', credential: passkey.answer(challenge) };
  const removal = await user.client.rest('DELETE', `/users/second_factor/passkeys/${id}`, { second_factor });
  expect(removal).toMatchObject({ status: 404, body: { message: 'file_not_found' } });
  expect((await list(other)).passkeys).toHaveLength(1);
});

test('revokes the previous recovery codes when new ones are created', async () => {
  const user = await userWithPassword(app);
  const { code, recoveryCodes } = await addApp(user);
  const newChallenge = challengeOf(await user.client.post('/users/second_factor/recovery_codes'));
  const renewed = await user.client.post('/users/second_factor/recovery_codes', {
    second_factor: { challenge: newChallenge, kind: 'code', code: code() },
  });
  expect(renewed.body.recovery_codes).toHaveLength(10);
  const challenge = challengeOf(await logIn(app, user));
  expect(await answer(app, { challenge, kind: 'recovery', code: recoveryCodes[0] })).toMatchObject(wrong);
  expect(
    (await answer(app, { challenge, kind: 'recovery', code: renewed.body.recovery_codes[0] })).status,
  ).toBe(200);
});

test('devices are forgotten', async () => {
  const user = await userWithPassword(app);
  const { recoveryCodes } = await addApp(user);
  const challenge = challengeOf(await logIn(app, user));
  const recoveryProof = { challenge, kind: 'recovery', code: recoveryCodes[0], remember: true };
  const { device_secret, token } = (await answer(app, recoveryProof)).body;
  const client = app.client(token);
  expect((await client.get('/users/second_factor')).body.remembered_devices).toBe(1);
  expect((await client.delete('/users/second_factor/devices')).body.success).toBe(true);
  expect((await client.get('/users/second_factor')).body.remembered_devices).toBe(0);
  expect((await logIn(app, user, { device_secret })).status).toBe(401);
});
