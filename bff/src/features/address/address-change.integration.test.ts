import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../adapters/passwords.ts';
import { addressChanges, newAddress } from '../../testing/address-changes.ts';
import { signUp } from '../../testing/factories/sign-up.ts';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { linkFor, mailsTo } from '../../testing/links.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { settleDueChanges } from './settle-due-changes.ts';

let app: TestApp;
let admin: TestUser;
let password_hash: string;
let changes: ReturnType<typeof addressChanges>;
const password = 'a good password';
beforeAll(async () => {
  app = await testApp();
  admin = await createUser(app, { role: 'admin' });
  password_hash = await hashPassword(password);
  changes = addressChanges(app, admin);
});
afterAll(() => app.close());

const day = 86_400;
const lawyer = () => createUser(app, { password_hash });
const logIn = (email: string, secret = password) =>
  app.anonymous.post('/users/login/local', { email, password: secret, hash: 'PC-1' });

test('changes no address yet if an administrator enters a new one, and mails both mailboxes immediately', async () => {
  const user = await lawyer();
  const email = newAddress();
  const response = await changes.ask(user.id, email);
  expect(response).toMatchObject({
    status: 200,
    body: { email: user.email, warning: 'address_change_pending' },
  });
  expect(await changes.kinds(user.email)).toEqual(['address_asked']);
  expect(await changes.kinds(email)).toEqual(['address_confirm']);
  expect(await changes.change(user)).toMatchObject({ email, confirmed_at: null, agreed_at: null });
  const pending = await user.client.get(`/lawyers/${user.id}/address_change`);
  expect(pending.body.change).toMatchObject({ email });
  // A link to choose a password still goes where the lawyer reads.
  await admin.client.post(`/lawyers/${user.id}/password_link`);
  expect(await changes.kinds(user.email)).toContain('restore');
  expect(await changes.kinds(email)).toEqual(['address_confirm']);
  expect((await user.reload()).email).toBe(user.email);
});

test.each(['confirm first', 'agree first'])(
  'changes the address once both mailboxes have agreed: %s',
  async (order) => {
    const user = await lawyer();
    const email = newAddress();
    await changes.ask(user.id, email);
    const steps = [() => changes.confirm(user.id, email), () => changes.agree(user.id, user.email)];
    const [first, second] = order === 'confirm first' ? steps : steps.toReversed();
    const restore = await linkFor(app, user.id, 'restore');
    const pending = { success: true, message: 'address_change_pending', is_effective: false };
    expect((await first!()).body).toEqual(pending);
    expect((await user.reload()).email).toBe(user.email);
    expect((await second!()).body).toMatchObject({ message: 'user_profile_updated', is_effective: true });
    expect(await user.reload()).toMatchObject({ email, history_closed_at: null });
    expect(await changes.change(user)).toBeNull();
    // The session that agreed keeps working; links that were mailed to the old address open nothing any more.
    expect((await user.client.get('/users/me')).body.email).toBe(email);
    const used = await app.anonymous.post(`/users/login/restore/${user.id}`, { token: restore, password });
    expect(used.body.message).toBe('reset_link_no_longer_valid');
    for (const to of [user.email, email]) expect(await changes.kinds(to)).toContain('address_changed');
  },
);

test('lets the old mailbox stop the change permanently, and consumes no link by opening its page', async () => {
  const user = await lawyer();
  const email = newAddress();
  await changes.ask(user.id, email);
  const [mail] = await mailsTo(app, user.email);
  expect(new URL(mail!.link).pathname).toBe(`/users/address/decide/${user.id}/${mail!.token}`);
  const link = new URL(mail!.link).pathname;
  for (const method of ['GET', 'HEAD', 'OPTIONS']) await fetch(`${app.url}${link}`, { method });
  expect((await changes.step(user.id, 'stop', mail!.token)).body).toEqual({ success: true, message: 'ok' });
  expect(await changes.change(user)).toBeNull();
  for (const to of [user.email, email]) expect(await changes.kinds(to)).toContain('address_ended');
  const over = { status: 400, body: { message: 'token_not_valid' } };
  expect(await changes.step(user.id, 'stop', mail!.token)).toMatchObject(over);
  expect(await changes.step(user.id, 'agree', mail!.token)).toMatchObject(over);
  expect(await changes.confirm(user.id, email)).toMatchObject(over);
  app.deps.clock.advance(8 * day);
  await settleDueChanges(app.deps);
  expect((await user.reload()).email).toBe(user.email);
});

test('accepts a link only for its purpose and its account', async () => {
  const [user, other] = [await lawyer(), await lawyer()];
  const email = newAddress();
  await changes.ask(user.id, email);
  await changes.ask(other.id, newAddress());
  const [isNew, isOld] = [
    await changes.tokenTo(email, 'address_confirm'),
    await changes.tokenTo(user.email, 'address_asked'),
  ];
  const over = { status: 400, body: { message: 'token_not_valid' } };
  expect(await changes.step(user.id, 'agree', isNew)).toMatchObject(over);
  expect(await changes.step(user.id, 'stop', isNew)).toMatchObject(over);
  expect(await changes.step(user.id, 'confirm', isOld)).toMatchObject(over);
  expect(await changes.step(other.id, 'confirm', isNew)).toMatchObject(over);
  const login = await app.anonymous.post(`/users/login/token/${user.id}`, { token: isNew, hash: 'PC-1' });
  expect(login).toMatchObject(over);
  expect(await changes.change(user)).toMatchObject({ confirmed_at: null, agreed_at: null });
});

test('replaces a pending change by a second one, with a new period of seven days', async () => {
  const user = await lawyer();
  const [first, second] = [newAddress(), newAddress()];
  await changes.ask(user.id, first);
  await changes.confirm(user.id, first);
  const before = await changes.tokenTo(user.email, 'address_asked');
  app.deps.clock.advance(6 * day);
  await changes.ask(user.id, second);
  expect(await changes.change(user)).toMatchObject({ email: second, confirmed_at: null });
  expect((await changes.step(user.id, 'agree', before)).body.message).toBe('token_not_valid');
  expect((await changes.confirm(user.id, first)).body.message).toBe('token_not_valid');
  await changes.confirm(user.id, second);
  app.deps.clock.advance(6 * day);
  await settleDueChanges(app.deps);
  expect((await user.reload()).email).toBe(user.email);
  app.deps.clock.advance(day + 1);
  await settleDueChanges(app.deps);
  expect((await user.reload()).email).toBe(second);
});

test('does not reserve a pending address: a signup with it keeps it, and both mailboxes are notified', async () => {
  const user = await lawyer();
  const email = newAddress();
  await changes.ask(user.id, email);
  const token = await changes.tokenTo(email, 'address_confirm');
  await changes.agree(user.id, user.email);
  const newcomer = await signUp(app, { email });
  expect((await changes.step(user.id, 'confirm', token)).body).toEqual({
    success: false,
    message: 'email_already_used',
    is_effective: false,
  });
  expect(await changes.change(user)).toBeNull();
  for (const to of [user.email, email]) expect(await changes.kinds(to)).toContain('address_ended');
  expect((await user.reload()).email).toBe(user.email);
  const [owner] = await app.deps.db('users').where({ email });
  expect(owner?.id).toBe(newcomer.id);

  const other = await lawyer();
  const taken = newAddress();
  await changes.ask(other.id, taken);
  await signUp(app, { email: taken });
  expect(await settleDueChanges(app.deps)).toContainEqual({ userId: other.id, became: 'taken' });
  expect(await changes.kinds(other.email)).toContain('address_ended');
});

test('gives the address to the first of two pending changes that completes', async () => {
  const [a, b] = [await lawyer(), await lawyer()];
  const email = newAddress();
  await changes.ask(a.id, email);
  await changes.ask(b.id, email);
  for (const { id, email: old } of [a, b]) await changes.agree(id, old);
  const tokens = (await mailsTo(app, email)).filter((m) => m.template === 'address_confirm');
  const responses = await Promise.all(
    [a, b].map(({ id }, i) => changes.step(id, 'confirm', tokens[i]!.token)),
  );
  expect(responses.map(({ body }) => body.is_effective).sort()).toEqual([false, true]);
  expect(await app.deps.db('users').where({ email })).toHaveLength(1);
  for (const user of [a, b]) expect(await changes.change(user)).toBeNull();
});

test('drops an unconfirmed change after fourteen days', async () => {
  const user = await lawyer();
  const email = newAddress();
  await changes.ask(user.id, email);
  await changes.agree(user.id, user.email);
  app.deps.clock.advance(14 * day + 1);
  expect((await changes.confirm(user.id, email)).body.message).toBe('token_not_valid');
  expect(await settleDueChanges(app.deps)).toContainEqual({ userId: user.id, became: 'lapsed' });
  expect(await changes.change(user)).toBeNull();
});

test('lets an administrator or the account withdraw a change that other accounts cannot see', async () => {
  const user = await lawyer();
  for (const who of [user, admin]) {
    const email = newAddress();
    await changes.ask(user.id, email);
    const other = await createUser(app);
    expect((await other.client.delete(`/lawyers/${user.id}/address_change`)).status).toBe(404);
    expect((await other.client.get(`/lawyers/${user.id}/address_change`)).status).toBe(404);
    expect((await who.client.delete(`/lawyers/${user.id}/address_change`)).body.success).toBe(true);
    expect(await changes.change(user)).toBeNull();
    expect((await changes.confirm(user.id, email)).body.message).toBe('token_not_valid');
    expect(await changes.kinds(email)).toContain('address_ended');
    app.deps.clock.advance(1000);
  }
});

test("rejects a change by the user's form, and ignores the current address", async () => {
  const user = await lawyer();
  await user.client.put(`/lawyers/${user.id}`, { email: newAddress() });
  expect((await changes.ask(user.id, user.email)).body.warning).toBeUndefined();
  expect(await changes.change(user)).toBeNull();
  expect(await changes.kinds(user.email)).toEqual([]);
});

test('deletes a pending change and its mails together with the account', async () => {
  const user = await lawyer();
  const email = newAddress();
  await changes.ask(user.id, email);
  const token = await changes.tokenTo(email, 'address_confirm');
  await admin.client.delete(`/lawyers/${user.id}`);
  expect((await changes.step(user.id, 'confirm', token)).body.message).toBe('token_not_valid');
  expect(await changes.kinds(email)).toEqual([]);
  expect(await app.deps.db('address_changes').where({ user_id: user.id })).toEqual([]);
});

test('changes the address of a disabled account without giving access', async () => {
  const user = await lawyer();
  const email = newAddress();
  await changes.ask(user.id, email);
  await admin.client.put(`/lawyers/${user.id}`, { disabled: true });
  await changes.agree(user.id, user.email);
  expect((await changes.confirm(user.id, email)).body).toMatchObject({ is_effective: true });
  expect((await logIn(email)).body.message).toBe('account_disabled');
});
