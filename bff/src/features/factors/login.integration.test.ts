import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '../../testing/links.ts';
import {
  addApp,
  answer,
  challengeOf,
  codeNow,
  entered,
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

test('requests the second factor at a login, in the documented shape', async () => {
  const user = await userWithPassword(app);
  const { code } = await addApp(user);
  const response = await logIn(app, user);
  expect(response).toMatchObject({
    status: 401,
    body: { message: 'second_factor_required', data: { kinds: ['code', 'recovery'] } },
  });
  // No session has ended by that.
  expect(response.body).not.toHaveProperty('isLogged');
  expect((await user.client.get('/users/me')).status).toBe(200);
  const done = await answer(app, { challenge: challengeOf(response), kind: 'code', code: code() });
  expect(done).toMatchObject({ ...entered, body: { ...entered.body, user: { id: user.id }, type: 'user' } });
  expect(done.body).not.toHaveProperty('device_secret');
  expect((await app.client(done.body.token).get('/users/me')).body.email).toBe(user.email);
  expect((await user.client.get('/users/me')).body.message).toBe('another_session_open');
});

test('returns the same over tRPC', async () => {
  const user = await userWithPassword(app);
  const { code } = await addApp(user);
  const response = await app.anonymous.mutate('session.login', { email: user.email, password, hash: 'PC-1' });
  expect(response).toMatchObject({ status: 401, body: { message: 'second_factor_required' } });
  const done = await app.anonymous.mutate('session.loginWithFactor', {
    challenge: challengeOf(response),
    kind: 'code',
    code: code(),
    hash: 'PC-1',
  });
  expect(done).toMatchObject(entered);
});

test('mentions no factor after a wrong password', async () => {
  const user = await userWithPassword(app);
  await addApp(user);
  expect((await logIn(app, user, { password: 'wrong one' })).body.message).toBe('wrong_user_or_password');
});

test('accepts each code once, and no code of an earlier step', async () => {
  const user = await userWithPassword(app);
  const { code, secret } = await addApp(user);
  const used = code();
  const attempt = async (entry: string) =>
    answer(app, { challenge: challengeOf(await logIn(app, user)), kind: 'code', code: entry });
  expect(await attempt(used)).toMatchObject(entered);
  expect(await attempt(used)).toMatchObject(wrong);
  expect(await attempt(codeNow(secret, -1))).toMatchObject(wrong);
  expect(await attempt(codeNow(secret, 1))).toMatchObject(entered);
});

test('accepts one of many concurrent attempts with one code', async () => {
  const user = await userWithPassword(app);
  const { code } = await addApp(user);
  const challenges = await Promise.all([1, 2, 3, 4].map(async () => challengeOf(await logIn(app, user))));
  const entry = code();
  const responses = await Promise.all(
    challenges.map((challenge) => answer(app, { challenge, kind: 'code', code: entry })),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
});

test('accepts a recovery code once, also for concurrent requests, and notifies the owner', async () => {
  const user = await userWithPassword(app);
  const { recoveryCodes } = await addApp(user);
  expect(recoveryCodes).toHaveLength(10);
  expect(new Set(recoveryCodes).size).toBe(10);
  const challenges = await Promise.all([1, 2, 3].map(async () => challengeOf(await logIn(app, user))));
  const responses = await Promise.all(
    challenges.map((challenge) => answer(app, { challenge, kind: 'recovery', code: recoveryCodes[0] })),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  // Typed off the paper: capitals, blanks, no dashes.
  const spelling = recoveryCodes[1]!.toUpperCase().replaceAll('-', ' ');
  const other = await answer(app, {
    challenge: challengeOf(await logIn(app, user)),
    kind: 'recovery',
    code: spelling,
  });
  expect(other).toMatchObject(entered);
  const { body } = await app.client(other.body.token).get('/users/second_factor');
  expect(body.recovery_codes).toBe(8);
  const mails = (await mailsTo(app, user.email)).filter(({ template }) => template === 'second_factor');
  expect(mails).toHaveLength(3);
});

test('stores codes, secrets and challenges only as hashes or sealed', async () => {
  const user = await userWithPassword(app);
  const { secret, recoveryCodes } = await addApp(user);
  const challenge = challengeOf(await logIn(app, user));
  for (const table of ['authenticator_apps', 'recovery_codes', 'factor_challenges'] as const) {
    const rows = JSON.stringify(await app.deps.db(table));
    for (const plain of [
      secret,
      challenge,
      ...recoveryCodes.flatMap((recoveryCode) => [recoveryCode, recoveryCode.replaceAll('-', '')]),
    ])
      expect(rows).not.toContain(plain);
  }
});

test("rejects a secret copied to another account's row", async () => {
  const [first, other] = [await userWithPassword(app), await userWithPassword(app)];
  const { code } = await addApp(first);
  await addApp(other);
  const row = await app.deps.db('authenticator_apps').where({ user_id: first.id }).first();
  await app.deps.db('authenticator_apps').where({ user_id: other.id }).update({ secret: row!.secret });
  const input = { challenge: challengeOf(await logIn(app, other)), kind: 'code', code: code() };
  expect((await answer(app, input)).status).toBeGreaterThanOrEqual(400);
});

test('accepts a challenge once, for one account and purpose, within ten minutes', async () => {
  const [user, other] = [await userWithPassword(app), await userWithPassword(app)];
  const authenticator = await addApp(user);
  const theirs = await addApp(other);
  const challenge = challengeOf(await logIn(app, user));
  expect(await answer(app, { challenge, kind: 'code', code: theirs.code() })).toMatchObject(wrong);
  // A challenge created inside a session is not valid for a login.
  const inSession = challengeOf(await user.client.get(`/lawyers/${user.id}/export`));
  expect(await answer(app, { challenge: inSession, kind: 'code', code: authenticator.code() })).toMatchObject(
    wrong,
  );
  for (const made of ['', 'x', 'A'.repeat(43)])
    expect((await answer(app, { challenge: made, kind: 'code', code: authenticator.code() })).status).toBe(
      400,
    );
  expect(await answer(app, { challenge, kind: 'code', code: authenticator.code() })).toMatchObject(entered);
  expect(
    await answer(app, { challenge, kind: 'recovery', code: authenticator.recoveryCodes[0] }),
  ).toMatchObject(wrong);
  const late = challengeOf(await logIn(app, user));
  app.deps.clock.advance(601);
  expect(
    await answer(app, { challenge: late, kind: 'recovery', code: authenticator.recoveryCodes[0] }),
  ).toMatchObject(wrong);
});

test("revokes a challenge after a new password and with the account's access", async () => {
  const user = await userWithPassword(app);
  const { code } = await addApp(user);
  const challenge = challengeOf(await logIn(app, user));
  const admin = await userWithPassword(app, { role: 'admin' });
  await admin.client.put(`/lawyers/${user.id}`, { disabled: true });
  expect(await answer(app, { challenge, kind: 'code', code: code() })).toMatchObject(wrong);
  await admin.client.put(`/lawyers/${user.id}`, { disabled: false });
  const second = challengeOf(await logIn(app, user));
  await app.deps.db('users').where({ id: user.id }).update({ disabled: true });
  const input = { challenge: second, kind: 'code', code: code() };
  expect((await answer(app, input)).body.message).toBe('account_disabled');
});
