import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressChanges, newAddress } from '../../testing/address-changes.ts';
import { linkFor } from '../../testing/links.ts';
import { signUp } from '../../testing/factories/sign-up.ts';
import type { TestUser } from '../../testing/factories/user.ts';
import { addApp, challengeOf, logIn, password, userWithPassword } from '../../testing/second-factor.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { settleDueChanges } from './settle-due-changes.ts';

let app: TestApp;
let admin: TestUser;
let changes: ReturnType<typeof addressChanges>;
beforeAll(async () => {
  app = await testApp();
  admin = await userWithPassword(app, { role: 'admin' });
  changes = addressChanges(app, admin);
});
afterAll(() => app.close());

const day = 86_400;
const requestChange = (user: TestUser, email: string, more: object = {}) =>
  user.client.post(`/lawyers/${user.id}/address_change`, { email, password, ...more });
const pending = { status: 200, body: { success: true, message: 'address_change_pending' } };

test("requires the password for the user's change, and notifies both mailboxes", async () => {
  const user = await userWithPassword(app);
  const email = newAddress();
  expect(await requestChange(user, email, { password: 'wrong one' })).toMatchObject({
    status: 400,
    body: { message: 'wrong_old_password', issues: [{ path: 'password' }] },
  });
  expect(await changes.change(user)).toBeNull();
  expect(await requestChange(user, email)).toMatchObject(pending);
  expect(await changes.kinds(user.email)).toEqual(['address_asked']);
  expect(await changes.kinds(email)).toEqual(['address_confirm']);
  expect((await user.reload()).email).toBe(user.email);
  // Takes effect immediately because the old mailbox agreed.
  await changes.confirm(user.id, email);
  expect((await changes.agree(user.id, user.email)).body).toMatchObject({ is_effective: true });
  expect(await user.reload()).toMatchObject({ email, history_closed_at: null });
  expect((await user.client.get('/users/me')).body.email).toBe(email);
});

test('applies an unopposed change of the user after seven days, and keeps sessions and history', async () => {
  const user = await userWithPassword(app);
  const email = newAddress();
  await requestChange(user, email);
  await changes.confirm(user.id, email);
  app.deps.clock.advance(7 * day - 60);
  await settleDueChanges(app.deps);
  expect((await user.reload()).email).toBe(user.email);
  app.deps.clock.advance(120);
  await settleDueChanges(app.deps);
  expect(await user.reload()).toMatchObject({ email, history_closed_at: null });
  expect((await user.client.get('/users/me')).status).toBe(200);
  expect((await logIn(app, { email })).status).toBe(200);
  for (const to of [user.email, email]) expect(await changes.kinds(to)).toContain('address_changed');
});

test("closes the history if an administrator's change follows and is unopposed", async () => {
  const user = await userWithPassword(app);
  await requestChange(user, newAddress());
  const email = newAddress();
  await changes.ask(user.id, email);
  await changes.confirm(user.id, email);
  app.deps.clock.advance(7 * day + 1);
  await settleDueChanges(app.deps);
  expect((await user.reload()).history_closed_at).not.toBeNull();
});

test("drops the user's change if the password is replaced", async () => {
  const user = await userWithPassword(app);
  const email = newAddress();
  await requestChange(user, email);
  await changes.confirm(user.id, email);
  const token = await linkFor(app, user.id, 'restore');
  await app.anonymous.post(`/users/login/restore/${user.id}`, { token, password: 'another password' });
  expect(await changes.change(user)).toBeNull();
  for (const to of [user.email, email]) expect(await changes.kinds(to)).toContain('address_ended');
  // An administrator's is not the thief's.
  await changes.ask(user.id, newAddress());
  await app.anonymous.post(`/users/login/restore/${user.id}`, {
    token: await linkFor(app, user.id, 'restore'),
    password: 'a third password',
  });
  expect(await changes.change(user)).not.toBeNull();
});

test('lets the old mailbox stop the change', async () => {
  const user = await userWithPassword(app);
  const email = newAddress();
  await requestChange(user, email);
  await changes.confirm(user.id, email);
  const token = await changes.tokenTo(user.email, 'address_asked');
  expect((await changes.step(user.id, 'stop', token)).body.success).toBe(true);
  app.deps.clock.advance(8 * day);
  await settleDueChanges(app.deps);
  expect((await user.reload()).email).toBe(user.email);
});

test('rejects an address in use, and drops the change if the address is taken in the meantime', async () => {
  const [user, other] = [await userWithPassword(app), await userWithPassword(app)];
  expect(await requestChange(user, other.email)).toMatchObject({
    status: 403,
    body: { message: 'email_already_used' },
  });
  // Callers without the password do not learn that the address is taken.
  expect((await requestChange(user, other.email, { password: 'wrong one' })).body.message).toBe(
    'wrong_old_password',
  );
  expect((await requestChange(user, user.email)).body.message).toBe('validation_failed');
  const email = newAddress();
  await requestChange(user, email);
  const newcomer = await signUp(app, { email });
  expect(await settleDueChanges(app.deps)).toContainEqual({ userId: user.id, became: 'taken' });
  expect((await app.deps.db('users').where({ email }).first())!.id).toBe(newcomer.id);
});

test('requires the second factor', async () => {
  const user = await userWithPassword(app);
  const { code } = await addApp(user);
  const email = newAddress();
  const response = await requestChange(user, email);
  expect(response).toMatchObject({ status: 409, body: { message: 'second_factor_required' } });
  expect(await changes.kinds(email)).toEqual([]);
  const second_factor = { challenge: challengeOf(response), kind: 'code', code: code() };
  expect(await requestChange(user, email, { second_factor })).toMatchObject(pending);
});

test('rejects a change for another account, and a change of the address through a form', async () => {
  const [user, other] = [await userWithPassword(app), await userWithPassword(app)];
  for (const who of [other, admin])
    expect(
      (await who.client.post(`/lawyers/${user.id}/address_change`, { email: newAddress(), password })).status,
    ).toBe(404);
  for (const who of [user, admin]) {
    const refused = await who.client.put(`/lawyers/${who.id}`, { name: 'Nina', email: newAddress() });
    expect(refused).toMatchObject({
      status: 400,
      body: { message: 'validation_failed', issues: [{ path: 'email' }] },
    });
    expect((await who.client.put(`/lawyers/${who.id}`, { name: 'Nina', email: who.email })).status).toBe(200);
  }
  expect(await changes.change(user)).toBeNull();
});

test('limits the mails to one mailbox for all callers together', async () => {
  const user = await userWithPassword(app);
  const responses = [];
  for (let i = 0; i < 6; i++) responses.push((await requestChange(user, newAddress())).status);
  expect(responses).toEqual([200, 200, 200, 200, 200, 429]);
});
