import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { password, signUp, verifiedUser } from '../../testing/factories/sign-up.ts';
import { createUser } from '../../testing/factories/user.ts';
import { linkFor, mailsTo } from '../../testing/links.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const hour = 3600;
const day = 24 * hour;
const publicUrl = 'https://massima.example';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { PUBLIC_URL: `${publicUrl}/` } });
});
afterAll(() => app.close());

const verify = (id: number, token: string, hash?: string) =>
  app.anonymous.put(`/lawyers/${id}/verify`, { token, hash });
const tokenLogin = (id: number, token: string) =>
  app.anonymous.post(`/users/login/token/${id}`, { token, hash: 'PC-1' });
const restore = (id: number, token: string) =>
  app.anonymous.post(`/users/login/restore/${id}`, { token, password: 'another password' });
const refused = { status: 400, body: { message: 'token_not_valid' } };
/**
 * Response for a verification link that was used before, for example by a mail scanner; the user
 * has nothing left to do.
 */
const verifiedBefore = { status: 409, body: { message: 'email_already_verified' } };
const resetRefused = { status: 400, body: { message: 'reset_link_no_longer_valid' } };

test('creates links of 256 random bits on the configured origin, and stores no token in clear text', async () => {
  const { id, email, token } = await signUp(app);
  const [mail] = await mailsTo(app, email);
  expect(mail!.link).toBe(`${publicUrl}/users/verify/${id}/${token}`);
  expect(token).toMatch(/^[\w-]{43}$/);
  for (const table of ['emailed_tokens', 'outbox'])
    expect(JSON.stringify(await app.deps.db(table))).not.toContain(token);
});

test('verifies once with a verification link, and signs in if a device is given', async () => {
  const { id, token } = await signUp(app);
  const done = await verify(id, token, 'Mobile-1');
  expect(done).toMatchObject({
    status: 200,
    body: {
      success: true,
      message: 'token_valid',
      isLogged: true,
      type: 'user',
      user: { is_verified: true },
    },
  });
  expect((await app.client(done.body.token).get('/users/me')).status).toBe(200);
  expect(await verify(id, token, 'Mobile-1')).toMatchObject(verifiedBefore);
  expect(await tokenLogin(id, token)).toMatchObject(refused);
});

test('only verifies without a device, and accepts the same token for one login within ten minutes', async () => {
  const first = await signUp(app);
  expect((await verify(first.id, first.token)).body).toEqual({
    success: true,
    message: 'token_valid',
    isLogged: false,
  });
  expect((await tokenLogin(first.id, first.token)).body).toMatchObject({ isLogged: true });
  expect(await tokenLogin(first.id, first.token)).toMatchObject(refused);

  const second = await signUp(app);
  await verify(second.id, second.token);
  app.deps.clock.advance(10 * 60 + 1);
  expect(await tokenLogin(second.id, second.token)).toMatchObject(refused);
});

test('rejects a login with a token that has not verified yet', async () => {
  const { id, token } = await signUp(app);
  expect(await tokenLogin(id, token)).toMatchObject(refused);
  expect((await verify(id, token)).status).toBe(200);
});

test.each([
  ['verify', 7 * day, verify, refused],
  ['login', 7 * day, tokenLogin, refused],
  ['restore', hour, restore, resetRefused],
  ['choose', 7 * day, restore, resetRefused],
] as const)('accepts a %s link for %d seconds', async (purpose, life, use, no) => {
  const early = await createUser(app);
  const token = await linkFor(app, early.id, purpose);
  app.deps.clock.advance(life - 1);
  expect((await use(early.id, token)).status).toBe(200);
  const late = await linkFor(app, early.id, purpose);
  app.deps.clock.advance(life);
  expect(await use(early.id, late)).toMatchObject(no);
});

test.each([
  ['verify', verify, refused, verifiedBefore],
  ['login', tokenLogin, refused, refused],
  ['restore', restore, resetRefused, resetRefused],
] as const)('accepts a %s link once, for one account and purpose', async (purpose, use, no, used) => {
  const { id } = await createUser(app);
  const sampleUser = await createUser(app);
  const older = await linkFor(app, id, purpose);
  const token = await linkFor(app, id, purpose);
  // Otherwise a stranger could end the reset link that the owner is about to use.
  if (purpose !== 'restore') expect(await use(id, older)).toMatchObject(no);
  expect(await use(sampleUser.id, token)).toMatchObject(no);
  expect(await use(id, `${token}x`)).toMatchObject(no);
  expect(await use(2_000_000_000, token)).toMatchObject(no);
  if (purpose !== 'verify') expect(await verify(id, token)).toMatchObject(refused);
  if (purpose !== 'login') expect(await tokenLogin(id, token)).toMatchObject(refused);
  if (purpose !== 'restore') expect(await restore(id, token)).toMatchObject(resetRefused);
  expect((await use(id, token)).status).toBe(200);
  expect(await use(id, token)).toMatchObject(used);
  if (purpose === 'restore') expect(await use(id, older)).toMatchObject(no);
});

test('consumes no link if a mail scanner opens it with any other method', async () => {
  const { id, token } = await signUp(app);
  const reset = await linkFor(app, id, 'restore');
  for (const path of [
    `/users/verify/${id}/${token}`,
    `/users/restore/${id}/${reset}`,
    `/api/lawyers/${id}/verify?token=${token}`,
    `/api/users/login/restore/${id}?token=${reset}&password=abcdef`,
    `/trpc/accounts.verify?input=${encodeURIComponent(JSON.stringify({ id, token }))}`,
  ])
    for (const method of ['GET', 'HEAD']) await fetch(app.url + path, { method });
  expect((await verify(id, token)).status).toBe(200);
  expect((await restore(id, reset)).status).toBe(200);
});

test('accepts one of two concurrent uses of a link, without an error', async () => {
  const { id, token } = await signUp(app);
  const responses = await Promise.all(Array.from({ length: 6 }, () => verify(id, token, 'PC-1')));
  expect(responses.map((a) => a.status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  const reset = await linkFor(app, id, 'restore');
  const resets = await Promise.all(Array.from({ length: 4 }, () => restore(id, reset)));
  expect(resets.map((a) => a.status).sort()).toEqual([200, 400, 400, 400]);
});

test('builds links on the configured origin, regardless of the Host header', async () => {
  const { email } = await verifiedUser(app);
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const call = request(
      `${app.url}/api/users/login/restore`,
      {
        method: 'POST',
        headers: {
          Host: 'evil.example',
          'X-Forwarded-Host': 'evil.example',
          'Content-Type': 'application/json',
        },
      },
      (response) => resolve((response.resume(), response.statusCode)),
    );
    call.on('error', reject);
    call.end(JSON.stringify({ email }));
  });
  expect(status).toBe(200);
  const mail = (await mailsTo(app, email)).at(-1)!;
  expect(mail.template).toBe('restore');
  expect(mail.link.startsWith(`${publicUrl}/users/restore/`)).toBe(true);
});

test('accepts only the reset page as the path of a restore link', async () => {
  const { email } = await verifiedUser(app);
  for (const path of [
    '//evil.example',
    '/users/restore/../x',
    'https://evil.example/users/restore',
    '/profile',
    '',
  ])
    expect((await app.anonymous.post('/users/login/restore', { email, path })).status).toBe(400);
  const done = await app.anonymous.post('/users/login/restore', { email, path: '/users/restore' });
  expect(done.body).toEqual({ success: true, message: 'recovery_email_sent' });
});

test('reports a restore request for an unknown or disabled account', async () => {
  const { email, id } = await verifiedUser(app);
  expect(await app.anonymous.post('/users/login/restore', { email: 'nobody@example.com' })).toMatchObject({
    status: 404,
    body: { message: 'email_not_found' },
  });
  await app.deps.db('users').where({ id }).update({ disabled: true });
  expect((await app.anonymous.post('/users/login/restore', { email })).body.message).toBe('account_disabled');
  const token = await linkFor(app, id, 'login');
  expect((await tokenLogin(id, token)).body.message).toBe('account_disabled');
});

test('revokes the older link when a verification mail is sent again, and sends none to a verified address', async () => {
  const { id, email, token } = await signUp(app);
  const again = await app.anonymous.post('/lawyers/verificationEmail', { email, locale: 'en' });
  expect(again.body).toEqual({ success: true, message: 'new_verification_email_sent' });
  const mail = (await mailsTo(app, email)).at(-1)!;
  expect(mail).toMatchObject({ template: 'verification', locale: 'en' });
  expect(await verify(id, token)).toMatchObject(refused);
  expect((await verify(id, mail.token)).status).toBe(200);
  expect(await app.anonymous.post('/lawyers/verificationEmail', { email })).toMatchObject({
    status: 409,
    body: { message: 'email_already_verified' },
  });
  expect((await app.anonymous.post('/lawyers/verificationEmail', { email: 'no@example.com' })).status).toBe(
    404,
  );
});

test('accepts the password set by a restore link and rejects the old password', async () => {
  const { id, email } = await verifiedUser(app);
  expect((await restore(id, await linkFor(app, id, 'restore'))).body).toEqual({
    success: true,
    message: 'password_changed',
  });
  const logIn = (loginPassword: string) =>
    app.anonymous.post('/users/login/local', { email, password: loginPassword, hash: 'PC-1' });
  expect((await logIn(password)).status).toBe(401);
  expect((await logIn('another password')).status).toBe(200);
});
