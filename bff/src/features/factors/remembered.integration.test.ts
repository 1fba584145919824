import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkFor } from '../../testing/links.ts';
import {
  addApp,
  answer,
  challengeOf,
  entered,
  logIn,
  password,
  userWithPassword,
} from '../../testing/second-factor.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const day = 86_400;

test('skips the second factor on a trusted device for thirty days, if secret and name match', async () => {
  const user = await userWithPassword(app);
  const { code, recoveryCodes } = await addApp(user);
  const challenge = challengeOf(await logIn(app, user));
  const { body } = await answer(app, { challenge, kind: 'code', code: code(), remember: true });
  const device_secret = body.device_secret!;
  expect(Buffer.from(device_secret, 'base64url')).toHaveLength(32);
  expect(await logIn(app, user, { device_secret })).toMatchObject(entered);
  const refused = { status: 401, body: { message: 'second_factor_required' } };
  expect(await logIn(app, user)).toMatchObject(refused);
  expect(await logIn(app, user, { device_secret, hash: 'PC-2' })).toMatchObject(refused);
  expect(await logIn(app, user, { device_secret: `${device_secret.slice(0, -1)}_` })).toMatchObject(refused);
  // The secret is not valid for another account.
  const other = await userWithPassword(app);
  await addApp(other);
  expect(await logIn(app, other, { device_secret })).toMatchObject(refused);
  expect(JSON.stringify(await app.deps.db('trusted_devices'))).not.toContain(device_secret);
  app.deps.clock.advance(30 * day + 1);
  expect(await logIn(app, user, { device_secret })).toMatchObject(refused);
  const again = await answer(app, {
    challenge: challengeOf(await logIn(app, user)),
    kind: 'recovery',
    code: recoveryCodes[0],
    remember: true,
  });
  // A new password forgets the devices.
  const secret = again.body.device_secret!;
  const token = await linkFor(app, user.id, 'restore');
  const response = await app.anonymous.post(`/users/login/restore/${user.id}`, { token, password });
  expect(response).toMatchObject({ status: 409, body: { message: 'second_factor_required' } });
  const proof = { challenge: challengeOf(response), kind: 'recovery', code: recoveryCodes[1] };
  const restored = await app.anonymous.post(`/users/login/restore/${user.id}`, {
    token,
    password,
    second_factor: proof,
  });
  expect(restored.body.message).toBe('password_changed');
  expect(await logIn(app, user, { device_secret: secret })).toMatchObject(refused);
});

test('requests the second factor for login links too', async () => {
  const user = await userWithPassword(app);
  const { recoveryCodes } = await addApp(user);
  const refused = { status: 401, body: { message: 'second_factor_required' } };
  const login = await app.anonymous.post(`/users/login/token/${user.id}`, {
    token: await linkFor(app, user.id, 'login'),
    hash: 'PC-1',
  });
  expect(login).toMatchObject(refused);
  await app.deps.db('users').where({ id: user.id }).update({ is_verified: false });
  const verified = await app.anonymous.put(`/lawyers/${user.id}/verify`, {
    token: await linkFor(app, user.id, 'verify'),
    hash: 'PC-1',
  });
  expect(verified).toMatchObject(refused);
  expect((await user.reload()).is_verified).toBe(true);
  for (const [i, response] of [login, verified].entries())
    expect(
      await answer(app, { challenge: challengeOf(response), kind: 'recovery', code: recoveryCodes[i] }),
    ).toMatchObject(entered);
  // Without a device it only verifies.
  const only = await app.anonymous.put(`/lawyers/${user.id}/verify`, {
    token: await linkFor(app, user.id, 'verify'),
  });
  expect(only).toMatchObject({ status: 200, body: { isLogged: false } });
});

test('opens a closed history with the password only, not with a link and a factor', async () => {
  const user = await userWithPassword(app);
  const { recoveryCodes } = await addApp(user);
  const login = await app.anonymous.post(`/users/login/token/${user.id}`, {
    token: await linkFor(app, user.id, 'login'),
    hash: 'PC-1',
  });
  await app.deps.db('users').where({ id: user.id }).update({ history_closed_at: app.deps.clock.now() });
  const byLink = { challenge: challengeOf(login), kind: 'recovery', code: recoveryCodes[0] };
  expect((await answer(app, byLink)).body.message).toBe('token_not_valid');
  const byPassword = {
    challenge: challengeOf(await logIn(app, user)),
    kind: 'recovery',
    code: recoveryCodes[1],
  };
  expect(await answer(app, byPassword)).toMatchObject(entered);
  expect((await user.reload()).history_closed_at).toBeNull();
});
