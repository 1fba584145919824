import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signupBody, verifiedUser } from '../../testing/factories/sign-up.ts';
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
const address = () => `made-${randomUUID()}@example.com`;
const create = (over: Record<string, unknown> = {}) =>
  admin.client.post('/lawyers', { name: 'Mara', surname: 'Monti', email: address(), ...over });

test('creates a user with the given days of licence and queries, and mails a link to choose a password', async () => {
  const { status, body } = await create({ plan_queries: 70, is_verified: true, trial_period: 30 });
  expect(status).toBe(201);
  expect(body).toMatchObject({ plan_queries: 70, is_verified: true, type: 'user', trial_expires_at: null });
  const ends = Date.parse(body.license_expire_at as string);
  expect(Math.abs(ends - app.deps.clock.now().getTime() - 30 * day)).toBeLessThan(60_000);
  const [mail, ...rest] = await mailsTo(app, body.email);
  expect(rest).toEqual([]);
  expect(mail!.template).toBe('choose_password');

  app.deps.clock.advance(6 * 86_400);
  const chosen = await app.anonymous.post(`/users/login/restore/${body.id}`, {
    token: mail!.token,
    password: 'my own choice',
  });
  expect(chosen.body).toEqual({ success: true, message: 'password_changed' });
  const login = await app.anonymous.post('/users/login/local', {
    email: body.email,
    password: 'my own choice',
    hash: 'PC-1',
  });
  expect((await app.client(login.body.token).get('/users/login/check')).body).toMatchObject({
    license: true,
    query: true,
    answer: 'ok',
  });
});

test('creates no licence if none is given, and treats a negative number of queries as unlimited', async () => {
  const { body } = await create({ plan_queries: -5 });
  expect(body).toMatchObject({ plan_queries: -1, license_expire_at: null });
});

test('verifies the address of an unverified user who chooses a password', async () => {
  const { body } = await create();
  expect(body).toMatchObject({ plan_queries: 500, is_verified: false, license_expire_at: null });
  const [mail] = await mailsTo(app, body.email);
  await app.anonymous.post(`/users/login/restore/${body.id}`, { token: mail!.token, password: 'abcdef' });
  expect((await admin.client.get(`/lawyers/${body.id}`)).body.is_verified).toBe(true);
});

test('rejects an address in use, also for a change', async () => {
  const { email } = await createUser(app);
  expect(await create({ email })).toMatchObject({ status: 403, body: { message: 'email_already_used' } });
  const other = await createUser(app);
  expect(await admin.client.put(`/lawyers/${other.id}`, { email })).toMatchObject({
    status: 403,
    body: { message: 'email_already_used' },
  });
});

test('lets an administrator change fields that a user may not', async () => {
  const { id, token, client } = await createUser(app);
  const claimed = {
    email: address(),
    disabled: true,
    is_verified: false,
    plan_queries: 9,
    used_queries: 0,
    license_expire_at: '2099-01-01T00:00:00Z',
    role: 'admin',
    type: 'admin',
    trial_period: 4000,
    customerid: 'cus_x',
    is_returning: true,
    price_type: 'rome_special_offer',
    password: 'abcdef',
  };
  const before = (await client.get('/users/me')).body;
  // The own address has its own call (`address/own-address.integration.test.ts`).
  const allowed = { ...claimed, email: before.email, name: 'Rita', surname: 'Rossi' };
  const response = await client.put(`/lawyers/${id}`, allowed);
  expect(response.body).toEqual({ ...before, name: 'Rita', surname: 'Rossi' });

  const changed = await admin.client.put(`/lawyers/${id}`, { ...claimed, disabled: false });
  expect(changed.body).toMatchObject({
    email: before.email,
    warning: 'address_change_pending',
    is_verified: false,
    plan_queries: 9,
    type: 'user',
    customerid: null,
    license_expire_at: '2099-01-01T00:00:00.000Z',
    price_type: 'regular',
    is_returning: false,
  });
  expect((await app.client(token).get('/users/me')).body.email).toBe(before.email);
  const ended = await admin.client.put(`/lawyers/${id}`, { license_expire_at: null });
  expect(ended.body.license_expire_at).toBeNull();
});

test('rejects a licence end that cannot be stored, over both transports', async () => {
  const { id, reload } = await createUser(app);
  const { license_expire_at } = await reload();
  for (const end of ['9999-12-31T23:59:59-14:00', '0000-01-01T00:00:00+14:00', '0999-12-31T23:59:59.999Z']) {
    const change = { license_expire_at: end };
    const refusal = { status: 400, body: { message: 'validation_failed' } };
    expect(await admin.client.put(`/lawyers/${id}`, change), end).toMatchObject(refusal);
    expect(await admin.client.mutate('accounts.update', { id, ...change }), end).toMatchObject(refusal);
  }
  expect((await reload()).license_expire_at).toEqual(license_expire_at);
  const latest = '9999-12-31T23:59:59.999Z';
  const { body } = await admin.client.put(`/lawyers/${id}`, { license_expire_at: latest });
  expect(body.license_expire_at).toBe(latest);
});

test('starts the trial of the offer when a signup is marked as verified', async () => {
  const { body } = await app.anonymous.post(
    '/lawyers',
    signupBody({ trial_days_count: 5, trial_queries_count: 9 }),
  );
  const { body: verified } = await admin.client.put(`/lawyers/${body.id}`, { is_verified: true });
  expect(verified).toMatchObject({ is_verified: true, plan_queries: 9 });
  expect(verified.trial_expires_at).not.toBeNull();
});

test('rejects billing data without a payment provider, and changes no other field', async () => {
  const { id, client } = await createUser(app);
  const response = await client.put(`/lawyers/${id}`, { name: 'Half', vat_number: 'nonsense' });
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect((await client.get('/users/me')).body.name).toBe('Lucia');
});

test('creates no account with billing data without a payment provider', async () => {
  const email = address();
  expect((await create({ email, metadata: { Fiscal_code: 'RSSMRA85T10A562S' } })).status).toBe(503);
  expect((await create({ email })).status).toBe(201);
});

test('adds and resets queries, and adds none to an unlimited plan', async () => {
  const { email, id } = await createUser(app, { plan_queries: 10, used_queries: 7 });
  const add = (count: number) => admin.client.post(`/users/query/${encodeURIComponent(email)}/${count}`);
  expect((await add(5)).body).toMatchObject({
    success: true,
    message: 'user_profile_updated',
    user: { plan_queries: 15, used_queries: 7 },
  });
  expect((await add(0)).body).toMatchObject({
    message: 'user_profile_updated',
    user: { plan_queries: 15, used_queries: 0 },
  });
  await app.deps.db('users').where({ id }).update({ plan_queries: -1 });
  expect((await add(5)).body.user.plan_queries).toBe(-1);
  await app.deps.db('users').where({ id }).update({ plan_queries: 2_147_483_647 });
  expect((await add(10)).body.user.plan_queries).toBe(2_147_483_647);
  expect((await add(-1)).status).toBe(400);
  expect(await admin.client.post('/users/query/nobody@example.com/3')).toMatchObject({
    status: 404,
    body: { message: 'user_not_found' },
  });
});

test('applies both of two concurrent additions', async () => {
  const { email, reload } = await createUser(app, { plan_queries: 0 });
  await Promise.all(Array.from({ length: 10 }, () => admin.client.post(`/users/query/${email}/3`)));
  expect((await reload()).plan_queries).toBe(30);
});

test('pages the list from 1, counts, searches and filters it', async () => {
  const marker = `q${randomUUID().slice(0, 8)}`;
  for (let i = 0; i < 5; i++)
    await createUser(app, {
      name: i === 0 ? 'Zoë' : 'Anna',
      surname: `${marker} ${i}`,
      email: `${marker}-${i}@example.com`,
      is_verified: i < 2,
      disabled: i === 4,
    });
  const list = async (query: string) => (await admin.client.get(`/lawyers?search=${marker}&${query}`)).body;
  const names = async (query: string) => (await list(query)).lawyers.map((l) => l.surname.at(-1)).join('');

  expect(await list('limit=2&offset=1')).toMatchObject({ pages: 3, total: 5 });
  const pages = await Promise.all(
    [1, 2, 3, 4].map((p) => names(`limit=2&offset=${p}&sort=surname&order=ASC`)),
  );
  expect(pages).toEqual(['01', '23', '4', '']);
  expect(await names('is_verified=true&sort=surname&order=ASC')).toBe('01');
  expect(await names('is_verified=false&sort=surname&order=ASC')).toBe('234');
  expect(await names('is_verified=disabled')).toBe('4');
  expect(await names('is_verified=enabled&sort=email&order=DESC')).toBe('3210');
  expect(await names('is_verified=all')).toHaveLength(5);
  // Accents and case do not matter to a name; every word must be found; signs of LIKE are only signs.
  expect((await admin.client.get(`/lawyers?search=zoe%20${marker}`)).body.total).toBe(1);
  expect((await admin.client.get(`/lawyers?search=${marker.toUpperCase()}-3@EXAMPLE`)).body.total).toBe(1);
  expect((await admin.client.get(`/lawyers?search=${marker.slice(0, 4)}%25`)).body).toMatchObject({
    total: 0,
    pages: 0,
  });

  for (const wrong of ['limit=0', 'limit=101', 'offset=0', 'is_verified=maybe', 'sort=password_hash'])
    expect((await admin.client.get(`/lawyers?${wrong}`)).status).toBe(400);
});

test('finds a name regardless of its apostrophe and accent', async () => {
  const names = [
    ['Nicol\u00f2', 'D’Amico'],
    ['Nicolo\u0300', "D'Amico"],
    ['Damiano', 'Nicolosi'],
  ] as const;
  const email = address();
  for (const [i, [name, surname]] of names.entries())
    await createUser(app, { name, surname, email: `${i}-${email}` });
  for (const search of ["D'Amico", 'D’Amico', 'd`amico nicolo', 'Nicol\u00f2 Amico', 'Nicolo\u0300 Amico']) {
    const { body } = await admin.client.get(
      `/lawyers?search=${encodeURIComponent(`${search} ${email}`)}&sort=email&order=ASC`,
    );
    expect(
      body.lawyers.map((lawyer: { email: string }) => lawyer.email),
      search,
    ).toEqual([`0-${email}`, `1-${email}`]);
  }
});

test('sets the role in no operation', async () => {
  const { client, id } = await verifiedUser(app);
  await client.put(`/lawyers/${id}`, { role: 'admin', type: 'admin' });
  await admin.client.put(`/lawyers/${id}`, { role: 'admin', type: 'admin' });
  const { body } = await create({ role: 'admin', type: 'admin' });
  expect(body.type).toBe('user');
  expect((await client.get('/users/me')).body.type).toBe('user');
});
