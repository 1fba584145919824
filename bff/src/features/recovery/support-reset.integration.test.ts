import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '../../testing/links.ts';
import type { TestUser } from '../../testing/factories/user.ts';
import {
  addApp,
  answer,
  challengeOf,
  logIn,
  password,
  userWithPassword,
} from '../../testing/second-factor.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { settleDueResets } from './support-reset.ts';

const checked = 'called back, identity card';
let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await testApp();
  admin = await userWithPassword(app, { role: 'admin' });
});
afterAll(() => app.close());

const begin = (user: TestUser) => admin.client.post(`/lawyers/${user.id}/second_factor_reset`, { checked });
const mailCount = async (user: TestUser) =>
  (await mailsTo(app, user.email)).filter(({ template }) => template === 'second_factor').length;

test('ends sessions, pauses other access, mails the owner, and removes everything after a day', async () => {
  const user = await userWithPassword(app);
  await addApp(user);
  const { key } = (await user.client.post('/users/connections', { name: 'Programma', password })).body;
  const reset = await begin(user);
  expect(reset.body.success).toBe(true);
  expect(await mailCount(user)).toBe(2);
  expect((await user.client.get('/users/me')).status).toBe(401);
  if (key) expect((await app.client(key).get('/users/me')).status).toBe(401);
  expect((await logIn(app, user)).body.message).toBe('recovery_waiting');
  // Asked again, the first moment stays and no second mail goes out.
  app.deps.clock.advance(3600);
  expect((await begin(user)).body.reset_at).toBe(reset.body.reset_at);
  expect(await mailCount(user)).toBe(2);
  app.deps.clock.advance(22 * 3600);
  expect(await settleDueResets(app.deps)).not.toContain(user.id);
  app.deps.clock.advance(3700);
  const rounds = await Promise.all([settleDueResets(app.deps), settleDueResets(app.deps)]);
  expect(rounds.flat().filter((id) => id === user.id)).toHaveLength(1);
  expect((await logIn(app, user)).body.message).toBe('wrong_user_or_password');
  expect((await mailsTo(app, user.email)).at(-1)?.template).toBe('choose_password');
});

test('is stopped by an administrator and a trusted factor, and never by its account’s session', async () => {
  const user = await userWithPassword(app);
  const { recoveryCodes } = await addApp(user);
  app.deps.clock.advance(8 * 86_400);
  await begin(user);
  expect((await user.client.delete(`/lawyers/${user.id}/second_factor_reset`)).status).toBe(401);
  expect((await admin.client.delete(`/lawyers/${user.id}/second_factor_reset`)).body.success).toBe(true);
  await begin(user);
  const challenge = challengeOf(await logIn(app, user));
  const { token } = (await answer(app, { challenge, kind: 'recovery', code: recoveryCodes[0] })).body;
  app.deps.clock.advance(25 * 3600);
  expect(await settleDueResets(app.deps)).not.toContain(user.id);
  const { body } = await app.client(token).get('/users/second_factor');
  expect(body).toMatchObject({ app_since: expect.any(String) });
});

test('requires how the person was identified, logs it, and rejects the own account', async () => {
  const user = await userWithPassword(app);
  expect((await admin.client.post(`/lawyers/${admin.id}/second_factor_reset`, { checked })).status).toBe(403);
  for (const blank of [undefined, '', '          ', 'too short', ' padded    ', 'x'.repeat(201)])
    expect(
      (await admin.client.post(`/lawyers/${user.id}/second_factor_reset`, { checked: blank })).status,
    ).toBe(400);
  expect((await begin(user)).status).toBe(200);
  const { entries } = (await admin.client.get(`/lawyers/${user.id}/audit`)).body;
  const startEntry = entries.find(
    ({ operation, outcome }) => operation === 'factors.reset' && outcome === 'ok',
  );
  expect(startEntry?.detail).toBe(checked);
});

test('lets two administrators stop resets that they started of each other', async () => {
  const [firstUser, other] = [
    await userWithPassword(app, { role: 'admin' }),
    await userWithPassword(app, { role: 'admin' }),
  ];
  const reset = (by: TestUser, of: TestUser) =>
    by.client.post(`/lawyers/${of.id}/second_factor_reset`, { checked });
  await Promise.all([reset(firstUser, other), reset(other, firstUser)]);
  for (const { id, email } of [firstUser, other]) {
    const stop = (await mailsTo(app, email)).find(({ link }) => link.includes('/users/reset/'));
    if (stop) await app.anonymous.post(`/users/reset/${id}/stop`, { token: stop.token });
    expect((await logIn(app, { email })).status).toBe(200);
  }
});

test('leads to a new address after seven days, once its mailbox has confirmed, with an empty history', async () => {
  const user = await userWithPassword(app);
  const email = `new-${user.id}@example.com`;
  await admin.client.post(`/lawyers/${user.id}/second_factor_reset`, { checked, email });
  const confirm = (await mailsTo(app, email)).find(({ template }) => template === 'address_confirm');
  app.deps.clock.advance(7 * 86_400 + 60);
  expect(await settleDueResets(app.deps)).not.toContain(user.id);
  await app.anonymous.send('PUT', `/api/lawyers/${user.id}/address_change/confirm`, {
    token: confirm?.token,
  });
  expect(await settleDueResets(app.deps)).toContain(user.id);
  const { token } = (await mailsTo(app, email)).at(-1)!;
  const link = await app.anonymous.post(`/users/login/restore/${user.id}/link`, { token });
  expect(link.body).toEqual({ empties_history: true, asks_factor: false });
});

test('limits an administrator without a factor to its set-up if the installation requires one', async () => {
  const strict = await testApp({ env: { ADMIN_SECOND_FACTOR: '1' } });
  try {
    const boss = await userWithPassword(strict, { role: 'admin' });
    const user = await userWithPassword(strict);
    const refused = { status: 409, body: { message: 'second_factor_required', data: { kinds: [] } } };
    expect(await boss.client.get('/lawyers')).toMatchObject(refused);
    expect(await boss.client.get(`/lawyers/${user.id}`)).toMatchObject(refused);
    expect(await boss.client.post('/search', { query: 'danno' })).toMatchObject(refused);
    expect(
      await boss.client.post('/lawyers', { name: 'A', surname: 'B', email: 'ab@example.com' }),
    ).toMatchObject(refused);
    expect((await user.client.get('/users/second_factor')).body.is_required).toBe(false);
    expect((await user.client.get(`/lawyers/${user.id}`)).status).toBe(200);
    for (const path of ['/users/me', '/users/login/check', '/users/second_factor'] as const)
      expect((await boss.client.get(path)).status).toBe(200);
    expect((await boss.client.get('/users/second_factor')).body.is_required).toBe(true);
    await addApp(boss);
    expect((await boss.client.get('/lawyers')).status).toBe(200);
  } finally {
    await strict.close();
  }
});
