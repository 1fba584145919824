import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, signupBody, verifiedUser } from '../../testing/factories/sign-up.ts';
import { mailsTo } from '../../testing/links.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { SIGNUP_MIN_FILL_SECONDS: '3' } });
});
afterAll(() => app.close());

const post = (body: Record<string, unknown>) => app.anonymous.post('/lawyers', signupBody(body));
const day = 86_400_000;

test('returns 201 with the account and mails a verification link in its language', async () => {
  const body = signupBody({
    name: ' Nina ',
    email: `UPPER-${Date.now()}@Example.com`,
    locale: 'en',
    origin: ' Ordine ',
  });
  const { status, body: account } = await app.anonymous.post('/lawyers', body);
  expect(status).toBe(201);
  expect(account).toMatchObject({
    name: 'Nina',
    surname: 'Neri',
    email: body.email.toLowerCase(),
    type: 'user',
    is_verified: false,
    disabled: false,
    desired_plan_id: '',
    plan: null,
    plan_queries: 0,
    used_queries: 0,
    trial_expires_at: null,
    license_expire_at: null,
    is_returning: false,
    price_type: 'regular',
    customerid: null,
    work_area: 'lawyer',
    origin: 'ordine',
    trial_days_count: 0,
  });
  expect(account).not.toHaveProperty('warning');
  expect(JSON.stringify(account)).not.toContain('argon2');
  expect(await mailsTo(app, account.email)).toMatchObject([{ template: 'verification', locale: 'en' }]);
});

test('ignores administrators’ fields in a signup', async () => {
  const { id, answer } = await signUp(app, {
    id: 1,
    role: 'admin',
    type: 'admin',
    is_verified: true,
    disabled: true,
    plan: 'x',
    plan_queries: 999,
    used_queries: -5,
    over_quota: true,
    customer_id: 'cus_x',
    customerid: 'cus_x',
    created_at: '2001-01-01',
    trial_expires_at: '2099-01-01T00:00:00Z',
    license_expire_at: '2099-01-01T00:00:00Z',
    trial_period: 900,
    desired_plan_id: 'price_1',
    is_returning: true,
    plan_expires_at: '2099-01-01',
    password_hash: 'x',
  });
  expect(answer).toMatchObject({
    type: 'user',
    is_verified: false,
    disabled: false,
    plan: null,
    plan_queries: 0,
    used_queries: 0,
    customerid: null,
    trial_expires_at: null,
    license_expire_at: null,
    desired_plan_id: '',
    is_returning: false,
  });
  const row = await app.deps.db('users').where({ id }).first();
  expect(row).toMatchObject({ role: 'user', over_quota: false, plan_expires_at: null });
});

test.each([
  [{ name: ' ' }, 'name', 'signup_name_is_required'],
  [{ surname: '' }, 'surname', 'signup_surname_is_required'],
  [{ surname: undefined }, 'surname', 'missing_parameters'],
  [{ email: 'nobody' }, 'email', 'wrong_email_format'],
  [{ password: undefined }, 'password', 'missing_parameters'],
  [{ work_area: undefined }, 'work_area', 'missing_parameters'],
  [{ work_area: 'rome_order_lawyer' }, 'work_area', 'validation_failed'],
  [{ work_area: 'lawyer', price_type: 'rome_special_offer' }, 'work_area', 'validation_failed'],
  [{ price_type: 'made_up' }, 'price_type', 'signup_offer_unknown'],
])('rejects %j with 400', async (fields, path, message) => {
  const { status, body } = await post(fields);
  expect(status).toBe(400);
  expect(body.issues).toEqual([{ path, message }]);
});

test('returns 403 email_already_used for an address in use, which `exists` reports', async () => {
  const { email } = await signUp(app);
  expect(await post({ email })).toMatchObject({ status: 403, body: { message: 'email_already_used' } });
  expect((await app.anonymous.get(`/users/exists?email=${email.toUpperCase()}`)).body).toEqual({
    exists: true,
  });
  expect((await app.anonymous.get('/users/exists?email=free@example.com')).body).toEqual({ exists: false });
});

test('creates one account and one mail for concurrent identical signups', async () => {
  const body = signupBody();
  const responses = await Promise.all(Array.from({ length: 6 }, () => app.anonymous.post('/lawyers', body)));
  expect(responses.map((a) => a.status).sort()).toEqual([201, 403, 403, 403, 403, 403]);
  expect(await app.deps.db('users').where({ email: body.email })).toHaveLength(1);
  expect(await mailsTo(app, body.email)).toHaveLength(1);
});

test('limits the request to the offer and warns about it', async () => {
  const greedy = await signUp(app, { trial_days_count: 9999, trial_queries_count: -1, coupon: 'HALF' });
  expect(greedy.answer).toMatchObject({
    warning: 'offer_limited',
    trial_days_count: 14,
    trial_queries_count: 100,
    coupon: null,
  });
  const modest = await signUp(app, { trial_days_count: 7, trial_queries_count: 20 });
  expect(modest.answer).toMatchObject({ trial_days_count: 7, trial_queries_count: 20 });
  expect(modest.answer).not.toHaveProperty('warning');
  const rome = await signUp(app, {
    price_type: 'rome_special_offer',
    work_area: 'rome_order_lawyer',
    trial_days_count: 30,
    trial_queries_count: -1,
  });
  expect(rome.answer).toMatchObject({ trial_days_count: 30, trial_queries_count: -1 });
  expect(rome.answer).not.toHaveProperty('warning');
});

test('applies an offer of one origin only there', async () => {
  await app.deps.db('offers').insert({
    price_type: 'regular',
    origin: 'ordine-milano',
    work_areas: JSON.stringify(['lawyer']),
    max_trial_days: 60,
    max_trial_queries: 500,
    coupon: 'MILANO',
    embed_origins: '[]',
  });
  const existing = await signUp(app, {
    origin: 'Ordine-Milano',
    trial_days_count: 60,
    trial_queries_count: 500,
  });
  expect(existing.answer).toMatchObject({ trial_days_count: 60, trial_queries_count: 500, coupon: 'MILANO' });
  expect((await signUp(app, { trial_days_count: 60 })).answer).toMatchObject({ trial_days_count: 14 });
  expect((await app.anonymous.get('/offers?price_type=regular&origin=ordine-milano')).body).toEqual({
    price_type: 'regular',
    work_areas: ['lawyer'],
    max_trial_days: 60,
    max_trial_queries: 500,
    coupon: 'MILANO',
  });
});

test('starts a granted trial with its queries once, at verification', async () => {
  const { id, token } = await signUp(app, { trial_days_count: 10, trial_queries_count: 30 });
  app.deps.clock.advance(3 * 86_400);
  const { body } = await app.anonymous.put(`/lawyers/${id}/verify`, { token, hash: 'PC-1' });
  const now = app.deps.clock.now().getTime();
  const ends = Date.parse(body.user!.trial_expires_at as string);
  expect(Math.abs(ends - now - 10 * day)).toBeLessThan(60_000);
  expect(body.user!.plan_queries).toBe(30);
  const check = await app.client(body.token).get('/users/login/check');
  expect(check.body).toMatchObject({ license: true, query: true, answer: 'ok' });
  app.deps.clock.advance(10 * 86_400);
  expect((await app.client(body.token).get('/users/login/check')).body).toMatchObject({
    license: false,
    query: false,
    answer: 'free_trial_expired',
  });
  await app.deps.db('users').where({ id }).update({ is_verified: false });
  const again = await app.anonymous.post('/lawyers/verificationEmail', { email: body.user!.email });
  expect(again.status).toBe(200);
  const mail = (await mailsTo(app, body.user!.email)).at(-1)!;
  await app.anonymous.put(`/lawyers/${id}/verify`, { token: mail.token });
  expect((await app.deps.db('users').where({ id }).first())?.trial_expires_at?.getTime()).toBe(ends);
});

test('gives a verified account no licence without a granted trial', async () => {
  const { client } = await verifiedUser(app);
  expect((await client.get('/users/login/check')).body).toMatchObject({ license: false, query: false });
});

test('flags a signup after a deletion as returning, without a trial, despite the page’s input', async () => {
  const { id, email, client } = await verifiedUser(app);
  expect((await app.anonymous.get(`/users/existed?email=${email}`)).body).toEqual({ existed: false });
  await client.delete(`/lawyers/${id}`);
  expect((await app.anonymous.get(`/users/existed?email=${email}`)).body).toEqual({ existed: true });
  expect((await app.anonymous.get(`/users/exists?email=${email}`)).body).toEqual({ exists: false });
  const back = await signUp(app, {
    email,
    is_returning: false,
    trial_days_count: 14,
    trial_queries_count: 50,
  });
  expect(back.answer).toMatchObject({
    is_returning: true,
    trial_days_count: 0,
    trial_queries_count: 0,
    warning: 'offer_limited',
  });
  const { body } = await app.anonymous.put(`/lawyers/${back.id}/verify`, { token: back.token, hash: 'PC-1' });
  expect(body.user).toMatchObject({ trial_expires_at: null, is_returning: true });
});

test('accepts a form token once, and rejects it too early, too late or forged', async () => {
  const issue = async () => (await app.anonymous.get('/lawyers/form_token')).body.form_token;
  const expired = { status: 400, body: { message: 'form_expired' } };
  const fast = await issue();
  expect(await post({ form_token: fast })).toMatchObject(expired);
  app.deps.clock.advance(3);
  expect(await post({ form_token: fast, price_type: 'made_up' })).toMatchObject({ status: 400 });
  expect((await post({ form_token: fast })).status).toBe(201);
  expect(await post({ form_token: fast })).toMatchObject(expired);

  const racing = await issue();
  app.deps.clock.advance(3);
  const responses = await Promise.all([1, 2, 3].map(() => post({ form_token: racing })));
  expect(responses.map((a) => a.status).sort()).toEqual([201, 400, 400]);

  const late = await issue();
  app.deps.clock.advance(4 * 3600 + 1);
  expect(await post({ form_token: late })).toMatchObject(expired);
  const [nonce, time, signature] = (await issue()).split('.');
  app.deps.clock.advance(3);
  for (const forged of ['', 'x', `${nonce}x.${time}.${signature}`, `${nonce}.1.${signature}`])
    expect(await post({ form_token: forged })).toMatchObject(expired);
});

test('rejects a signup that fills in the hidden field', async () => {
  expect((await post({ website: 'https://spam.example' })).status).toBe(400);
});
