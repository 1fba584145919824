import { afterAll, beforeAll, expect, test } from 'vitest';
import { password, signupBody, verifiedUser } from '../../testing/factories/sign-up.ts';
import { createUser } from '../../testing/factories/user.ts';
import { linkFor, mailsTo } from '../../testing/links.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const logIn = (email: string, secret: string, hash = 'PC-1') =>
  app.anonymous.post('/users/login/local', { email, password: secret, hash });
const hashOf = async (id: number) =>
  ((await app.deps.db('users').where({ id }).first('password_hash')) as { password_hash: string })
    .password_hash;

test('stores passwords as argon2id', async () => {
  const { id } = await verifiedUser(app);
  expect(await hashOf(id)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test.each([
  ['5 characters', 'abcde', 400],
  ['6 characters', 'abcdef', 201],
  ['200 characters', 'x'.repeat(200), 201],
  ['201 characters', 'x'.repeat(201), 400],
  ['any script, signs and spaces', ' пароль 密码 😀 ', 201],
])('validates the length of a password of %s', async (_what, secret, status) => {
  const body = signupBody({ password: secret });
  const response = await app.anonymous.post('/lawyers', body);
  expect(response.status).toBe(status);
  if (secret.length < 6) expect(response.body.message).toBe('password_too_short');
  if (status === 201) expect((await logIn(body.email, secret)).status).toBe(200);
});

test('treats composed and decomposed characters as the same password', async () => {
  const body = signupBody({ password: 'caffè è più' });
  await app.anonymous.post('/lawyers', body);
  expect((await logIn(body.email, 'caffè è più'.normalize('NFD'))).status).toBe(200);
});

test('keeps this session after a password change and ends all others, with every link that opens the account', async () => {
  const { id, email, client, session } = await verifiedUser(app);
  const now = app.deps.clock.now();
  const elsewhere = {
    user_id: id,
    token_hash: 'x'.repeat(43),
    device: 'PC-0',
    created_at: now,
    last_seen_at: now,
  };
  await app.deps.db('sessions').insert(elsewhere);
  const reset = await linkFor(app, id, 'restore');
  const login = await linkFor(app, id, 'login');
  const change = (old: string) =>
    client.post(`/lawyers/update/password/${email}`, { password: old, newPassword: 'the new one' });
  expect(await change('wrong')).toMatchObject({
    status: 200,
    body: { success: false, message: 'wrong_old_password' },
  });
  expect((await change(password)).body).toEqual({ success: true, message: 'password_changed' });

  expect((await app.client(session).get('/users/me')).status).toBe(200);
  const open = await app.deps.db('sessions').where({ user_id: id, ended_at: null });
  expect(open).toHaveLength(1);
  expect(
    (await app.anonymous.post(`/users/login/restore/${id}`, { token: reset, password: 'abcdef' })).status,
  ).toBe(400);
  expect((await app.anonymous.post(`/users/login/token/${id}`, { token: login, hash: 'PC-1' })).status).toBe(
    400,
  );
  expect((await logIn(email, password)).status).toBe(401);
  expect((await logIn(email, 'the new one')).status).toBe(200);
  expect((await mailsTo(app, email)).map((m) => m.template)).toContain('password_changed');
});

test('ends every session after a reset', async () => {
  const { id, client } = await verifiedUser(app);
  const token = await linkFor(app, id, 'restore');
  await app.anonymous.post(`/users/login/restore/${id}`, { token, password: 'abcdef' });
  expect((await client.get('/users/me')).body).toMatchObject({ message: 'session_expired', isLogged: false });
});

test('rejects a login with the old password that was being checked during a reset', async () => {
  const { id, email } = await verifiedUser(app);
  const token = await linkFor(app, id, 'restore');
  const reset = app.anonymous.post(`/users/login/restore/${id}`, { token, password: 'abcdef' });
  const logins = await Promise.all([1, 2, 3].map(() => logIn(email, password)));
  expect((await reset).status).toBe(200);
  expect(logins.every((a) => a.status === 200 || a.status === 401)).toBe(true);
  // No session from before the reset is open after it, in whatever order the requests ran.
  expect(await app.deps.db('sessions').where({ user_id: id, ended_at: null })).toHaveLength(0);
});

test("lets no user change another user's password", async () => {
  const { email, id } = await verifiedUser(app);
  const before = await hashOf(id);
  const other = await createUser(app);
  const response = await other.client.post(`/lawyers/update/password/${email}`, {
    password,
    newPassword: 'abcdef',
  });
  expect(response).toMatchObject({ status: 404, body: { message: 'user_not_found' } });
  expect(await hashOf(id)).toBe(before);
});

test('rejects every login to an account without a password', async () => {
  const { email } = await createUser(app, { password_hash: null });
  expect((await logIn(email, 'no such account')).status).toBe(401);
  expect((await app.anonymous.post('/users/login/local', { email, hash: 'PC-1' })).status).toBe(400);
});
