import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../../testing/factories/sign-up.ts';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { mailsTo } from '../../testing/links.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await testApp();
  admin = await createUser(app, { role: 'admin' });
});
afterAll(() => app.close());
const day = 86_400_000;

test('who is expired, on trial or nearly out of queries is found, and every column sorts', async () => {
  const marker = `s${randomUUID().slice(0, 8)}`;
  const at = (days: number) => new Date(app.deps.clock.now().getTime() + days * day);
  const none = { license_expire_at: null, trial_expires_at: null, plan_expires_at: null };
  const made: [string, Parameters<typeof createUser>[1]][] = [
    ['never', none],
    ['tried', { ...none, trial_expires_at: at(-1) }],
    ['trying', { ...none, trial_expires_at: at(9), plan_queries: 30, used_queries: 27 }],
    ['licensed', { license_expire_at: at(20), trial_expires_at: at(9), used_queries: 451 }],
    ['lapsed', { license_expire_at: at(-5), plan_queries: 10, used_queries: 10 }],
    [
      'paying',
      { ...none, trial_expires_at: at(2), plan: 'yearly', plan_expires_at: at(30), plan_queries: -1 },
    ],
    ['overdue', { ...none, plan: 'yearly', plan_expires_at: at(-1) }],
    ['out', { license_expire_at: at(20), plan_queries: 0 }],
    ['boss', { ...none, role: 'admin', license_expire_at: at(-9) }],
  ];
  for (const [name, fields] of made)
    await createUser(app, { name, surname: marker, is_verified: name !== 'tried', ...fields });
  const names = async (query: string) => {
    const { body } = await admin.client.get(`/lawyers?search=${marker}&limit=20&${query}`);
    return body.lawyers.map((lawyer) => lawyer.name).join(' ');
  };
  const by = (filter: string) => names(`is_verified=${filter}&sort=name&order=ASC`);
  expect(await by('expired')).toBe('lapsed overdue tried');
  expect(await by('trial')).toBe('trying');
  expect(await by('low')).toBe('licensed out');
  expect(await names('sort=name&order=DESC')).toMatch(/^trying tried paying/);
  expect(await names('sort=used_queries&order=DESC')).toMatch(/^licensed trying lapsed/);
  expect(await names('sort=is_verified&order=ASC')).toMatch(/^tried/);
  // The later of the two dates that the list shows.
  expect(await names('sort=license_expire_at&order=DESC&is_verified=true')).toMatch(
    /^out licensed trying paying/,
  );
});

test('an administrator mails the verification and the password link again, in the account’s own language', async () => {
  const { id, email } = await createUser(app, { is_verified: false, locale: 'en' });
  const post = (what: string) => admin.client.post(`/lawyers/${id}/${what}`);
  expect((await post('verification_email')).body).toEqual({
    success: true,
    message: 'new_verification_email_sent',
  });
  expect((await post('password_link')).body).toEqual({ success: true, message: 'recovery_email_sent' });
  const mails = await mailsTo(app, email);
  expect(mails.map(({ template }) => template).sort()).toEqual(['choose_password', 'verification']);
  const chosen = mails.find(({ template }) => template === 'choose_password')!;
  const restored = await app.anonymous.post(`/users/login/restore/${id}`, {
    token: chosen.token,
    password: 'my own choice',
  });
  expect(restored.body.message).toBe('password_changed');
  // Choosing it proved the address, and a user who has a password gets the link that lives an hour.
  expect(await post('verification_email')).toMatchObject({
    status: 409,
    body: { message: 'email_already_verified' },
  });
  await post('password_link');
  expect((await mailsTo(app, email)).map(({ template }) => template)).toContain('restore');
  await app.deps.db('users').where({ id }).update({ disabled: true });
  expect((await post('password_link')).status).toBe(200);
  expect(await app.deps.db('outbox').where({ user_id: id }).pluck('locale')).not.toContain('it');
  const entries = (await admin.client.get(`/lawyers/${id}/audit`)).body.entries;
  expect(entries.map(({ operation }) => operation)).toContain('accounts.sendPasswordLink');
});

test('queries that an administrator gives before an address is proven outlast the start of its trial', async () => {
  const offered = { trial_days_count: 5, trial_queries_count: 9 };
  const verify = async ({ id, token }: { id: number; token: string }) => {
    await app.anonymous.put(`/lawyers/${id}/verify`, { token });
    return (await admin.client.get(`/lawyers/${id}`)).body;
  };
  const added = await signUp(app, offered);
  await admin.client.post(`/users/query/${added.email}/50`);
  expect(await verify(added)).toMatchObject({ plan_queries: 59, trial_expires_at: expect.any(String) });
  const unlimited = await signUp(app, offered);
  await admin.client.put(`/lawyers/${unlimited.id}`, { plan_queries: -1 });
  expect(await verify(unlimited)).toMatchObject({ plan_queries: -1 });
  const helped = await signUp(app, offered);
  const { body } = await admin.client.put(`/lawyers/${helped.id}`, { is_verified: true, plan_queries: 100 });
  expect(body).toMatchObject({ plan_queries: 100, trial_expires_at: expect.any(String) });
});

test('an administrator cannot flood an address either', async () => {
  const { id } = await createUser(app, { is_verified: false });
  const limit = app.deps.config.MAILS_PER_ADDRESS;
  for (let i = 0; i < limit; i++) await admin.client.post(`/lawyers/${id}/verification_email`);
  expect((await admin.client.post(`/lawyers/${id}/verification_email`)).status).toBe(429);
});

test('shows the plan, the last login and the last mails of an account, without their links', async () => {
  const { id, client } = await createUser(app, { license_expire_at: null });
  await admin.client.post(`/lawyers/${id}/password_link`);
  const { body } = await admin.client.get(`/lawyers/${id}/overview`);
  expect(body).toMatchObject({
    standing: 'none',
    until: null,
    last_login_at: expect.any(String),
    mails: [{ template: 'choose_password', state: expect.stringMatching(/waiting|sent/) }],
  });
  expect(Object.keys(body.mails[0]!).sort()).toEqual(['created_at', 'id', 'recipient', 'state', 'template']);
  await client.get('/users/me');
  const listed = async (query: string) =>
    ((await admin.client.get(`/lawyers/${id}/audit${query}`)).body.entries as { operation: string }[]).map(
      ({ operation }) => operation,
    );
  expect(await listed('')).toContain('accounts.overview');
  expect(await listed('?with_looks=false')).toEqual(['accounts.sendPasswordLink']);
});
