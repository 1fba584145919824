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

const logIn = (email: string, hash = 'PC-2') =>
  app.anonymous.post('/users/login/local', { email, password, hash });

test('creates tokens of 256 random bits in base64url and stores only their hash', async () => {
  const { session, id } = await verifiedUser(app);
  expect(session).toMatch(/^[\w-]{43}$/);
  const rows = JSON.stringify(await app.deps.db('sessions').where({ user_id: id }));
  expect(rows).not.toContain(session);
});

test('ends the first session at a login on a second device, and reports it over both transports and by mail', async () => {
  const { email, client } = await verifiedUser(app);
  const second = await logIn(email);
  expect(second.body).toMatchObject({
    isLogged: true,
    message: 'token_updated',
    type: 'user',
    user: { email },
  });
  const refused = await client.get('/users/me');
  expect(refused).toMatchObject({ status: 401, body: { message: 'another_session_open', isLogged: false } });
  expect((await client.query('session.me')).body).toMatchObject({
    message: 'another_session_open',
    isLogged: false,
  });
  expect((await app.client(second.body.token).get('/users/me')).status).toBe(200);
  const [mail] = (await mailsTo(app, email)).filter((m) => m.template === 'other_device');
  expect(mail!.link).toBe('http://localhost:3000/restore');
});

test('ends the older session at a login on the same device, without a mail', async () => {
  const { email, client } = await verifiedUser(app);
  await logIn(email, 'PC-1');
  expect((await client.get('/users/me')).body.message).toBe('another_session_open');
  expect((await mailsTo(app, email)).map((m) => m.template)).not.toContain('other_device');
});

test('allows an administrator one device at a time, too', async () => {
  const admin = await createUser(app, { role: 'admin' });
  const { body } = await app.anonymous.post('/users/login/token/' + admin.id, {
    hash: 'Mobile-1',
    token: await linkFor(app, admin.id, 'login'),
  });
  expect(body).toMatchObject({ isLogged: true, type: 'admin' });
  expect((await admin.client.get('/users/me')).body.message).toBe('another_session_open');
});

test('keeps one session open after concurrent logins', async () => {
  const { email, id } = await verifiedUser(app);
  const responses = await Promise.all(Array.from({ length: 8 }, (_, i) => logIn(email, `PC-${i}`)));
  expect(responses.map((a) => a.status)).toEqual(Array(8).fill(200));
  const open = await app.deps.db('sessions').where({ user_id: id, ended_at: null });
  expect(open).toHaveLength(1);
});

test.each(['pc-1', 'Tablet-1', '', 'PC1'])('rejects the device %j with 400', async (hash) => {
  expect((await logIn('nobody@example.com', hash)).status).toBe(400);
});

test('ends a session after 30 days without use; keeps a session in use', async () => {
  const { client } = await verifiedUser(app);
  for (let i = 0; i < 3; i++) {
    app.deps.clock.advance(20 * 86_400);
    expect((await client.get('/users/me')).status).toBe(200);
  }
  app.deps.clock.advance(30 * 86_400 + 1);
  expect(await client.get('/users/me')).toMatchObject({
    status: 401,
    body: { message: 'session_expired', isLogged: false },
  });
});

test('ends a session after 180 days, even if it is used', async () => {
  const { client } = await verifiedUser(app);
  for (let i = 0; i < 9; i++) {
    app.deps.clock.advance(20 * 86_400 - 1);
    expect((await client.get('/users/me')).status).toBe(200);
  }
  app.deps.clock.advance(10);
  expect(await client.get('/users/me')).toMatchObject({
    status: 401,
    body: { message: 'session_expired', isLogged: false },
  });
});

test('rejects the token after a logout, and a token that never existed', async () => {
  const { client } = await verifiedUser(app);
  expect((await client.get('/dashboard/logout')).body).toEqual({ isLogged: false, message: 'ok' });
  expect((await client.get('/users/me')).body.message).toBe('session_expired');
  expect((await app.client('x'.repeat(43)).get('/users/me')).status).toBe(401);
  expect((await app.anonymous.get('/users/me')).body).toMatchObject({ message: 'login_requires_token' });
});

test('ends the session of a disabled account at the next call, and rejects its login', async () => {
  const { client, email, id } = await verifiedUser(app);
  const admin = await createUser(app, { role: 'admin' });
  await admin.client.put(`/lawyers/${id}`, { disabled: true });
  expect(await client.get('/users/me')).toMatchObject({ status: 401, body: { message: 'account_disabled' } });
  expect((await logIn(email)).body.message).toBe('account_disabled');
});

test('restores no session or link when a disabled account is enabled', async () => {
  const { client, email, id } = await verifiedUser(app);
  const admin = await createUser(app, { role: 'admin' });
  const links = [
    ['login', `/users/login/token/${id}`, { hash: 'PC-1' }],
    ['restore', `/users/login/restore/${id}`, { password: 'another password' }],
  ] as const;
  const tokens = [await linkFor(app, id, 'login'), await linkFor(app, id, 'restore')];
  await admin.client.put(`/lawyers/${id}`, { disabled: true });
  expect(await client.get('/users/me')).toMatchObject({
    status: 401,
    body: { message: 'account_disabled', isLogged: false },
  });
  await admin.client.put(`/lawyers/${id}`, { disabled: false });
  expect(await client.get('/users/me')).toMatchObject({
    status: 401,
    body: { message: 'session_expired', isLogged: false },
  });
  for (const [i, [, path, body]] of links.entries())
    expect((await app.anonymous.post(path, { token: tokens[i], ...body })).status).toBe(400);
  expect((await logIn(email)).status).toBe(200);
});

test('accepts a signup from a browser with an ended session, and returns session_expired to an administrator', async () => {
  const admin = await createUser(app, { role: 'admin' });
  await admin.client.get('/dashboard/logout');
  expect(await admin.client.post('/lawyers', signupBody())).toMatchObject({
    status: 201,
    body: { type: 'user', is_verified: false, license_expire_at: null },
  });
  const { password: _, ...made } = signupBody({ is_verified: true, trial_period: 30 });
  expect(await admin.client.post('/lawyers', made)).toMatchObject({
    status: 401,
    body: { message: 'session_expired', isLogged: false },
  });
});
