import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signUp, verifiedUser } from '../../testing/factories/sign-up.ts';
import { linkFor } from '../../testing/links.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { TRUSTED_PROXIES: '127.0.0.0/8' } });
});
afterAll(() => app.close());
// Every test comes from its own machine.
let from: Record<string, string>;
let machine = 0;
beforeEach(() => {
  from = { 'X-Forwarded-For': `203.0.113.${++machine}` };
});

const address = () => `limit-${randomUUID()}@example.com`;
const machineNo = (n: number) => ({ 'X-Forwarded-For': `198.18.${n >> 8}.${n & 255}` });

test.each([
  ['verify', (id: number) => app.anonymous.rest('PUT', `/lawyers/${id}/verify`, { token: 'x' }, from)],
  [
    'token login',
    (id: number) =>
      app.anonymous.rest('POST', `/users/login/token/${id}`, { token: 'x', hash: 'PC-1' }, from),
  ],
  [
    'reset',
    (id: number) =>
      app.anonymous.rest('POST', `/users/login/restore/${id}`, { token: 'x', password: 'secret' }, from),
  ],
])(
  '%s: locks an account to a client after ten wrong links, but not to its owner elsewhere',
  async (_name, attempt) => {
    const { id, email, token } = await signUp(app);
    for (let i = 0; i < 10; i++) expect((await attempt(id)).status).toBe(400);
    expect(await attempt(id)).toMatchObject({ status: 429, body: { message: 'too_many_attempts' } });
    expect((await attempt(id + 1)).status).toBe(400);
    const own = await app.anonymous.rest(
      'PUT',
      `/lawyers/${id}/verify`,
      { token, hash: 'PC-1' },
      machineNo(1),
    );
    expect(own.body).toMatchObject({ isLogged: true, user: { email } });
  },
);

test('locks a client after fifty wrong links, and does not count valid links', async () => {
  const wrong = (id: number) =>
    app.anonymous.rest('POST', `/users/login/token/${id}`, { token: 'x', hash: 'PC-1' }, from);
  for (let i = 0; i < 50; i++) expect((await wrong(1_000_000 + i)).status).toBe(400);
  expect((await wrong(2_000_000)).status).toBe(429);

  const { id } = await verifiedUser(app);
  for (let i = 0; i < 12; i++) {
    const token = await linkFor(app, id, 'login');
    const response = await app.anonymous.rest(
      'POST',
      `/users/login/token/${id}`,
      { token, hash: 'PC-1' },
      machineNo(2),
    );
    expect(response.status).toBe(200);
  }
});

test('sends at most five mails per window to an address, for all callers and purposes', async () => {
  const { id, email } = await signUp(app);
  const attempt = (path: string, n: number) =>
    app.anonymous.rest('POST', path, { email }, machineNo(3000 + n));
  // The signup's own mail was the first.
  expect((await attempt('/lawyers/verificationEmail', 1)).status).toBe(200);
  expect((await attempt('/users/login/restore', 2)).status).toBe(200);
  expect((await attempt('/lawyers/verificationEmail', 3)).status).toBe(200);
  expect((await attempt('/users/login/restore', 4)).status).toBe(200);
  for (const path of ['/users/login/restore', '/lawyers/verificationEmail']) {
    const refused = await attempt(path, 5);
    expect(refused).toMatchObject({ status: 429, body: { message: 'too_many_attempts' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(await app.deps.db('outbox').where({ user_id: id })).toHaveLength(5);
  app.deps.clock.advance(15 * 60);
  expect((await attempt('/users/login/restore', 6)).status).toBe(200);
});

test.each([
  ['exists', (email: string) => app.anonymous.rest('GET', `/users/exists?email=${email}`, undefined, from)],
  ['existed', (email: string) => app.anonymous.rest('GET', `/users/existed?email=${email}`, undefined, from)],
  ['restore', (email: string) => app.anonymous.rest('POST', '/users/login/restore', { email }, from)],
  ['resend', (email: string) => app.anonymous.rest('POST', '/lawyers/verificationEmail', { email }, from)],
  [
    'signup',
    (email: string) =>
      app.anonymous.rest(
        'POST',
        '/lawyers',
        { name: 'a', surname: 'b', email, password: 'secret', work_area: 'lawyer' },
        from,
      ),
  ],
])('limits %s by address', async (_name, attempt) => {
  const email = address();
  for (let i = 0; i < 10; i++) expect((await attempt(email)).status).not.toBe(429);
  const refused = await attempt(email);
  expect(refused).toMatchObject({ status: 429, body: { message: 'too_many_attempts' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('limits look-ups of addresses by client', async () => {
  const narrow = await testApp({ env: { PUBLIC_TRIES_PER_CLIENT: '5' } });
  try {
    const attempt = () => narrow.anonymous.get(`/users/exists?email=${address()}`);
    for (let i = 0; i < 5; i++) expect((await attempt()).status).toBe(200);
    expect((await attempt()).status).toBe(429);
    // Without a configured proxy a forwarded header is only text.
    expect(
      (await narrow.anonymous.rest('GET', `/users/exists?email=${address()}`, undefined, from)).status,
    ).toBe(429);
  } finally {
    await narrow.close();
  }
});

test('sends five signup mails to a mailbox in any spelling of its address', async () => {
  const name = randomUUID().replaceAll('-', '').slice(0, 20);
  const signUpAs = (email: string, n: number) =>
    app.anonymous.rest(
      'POST',
      '/lawyers',
      { name: 'a', surname: 'b', email, password: 'secret', work_area: 'lawyer' },
      machineNo(500 + n),
    );
  const responses = await Promise.all(
    Array.from({ length: 8 }, (_, n) => signUpAs(`${name}+${n}@gmail.com`, n)),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
  // A rejected signup creates no account.
  expect(await app.deps.db('users').where('email', 'like', `${name}%`)).toHaveLength(5);
  expect(await app.deps.db('outbox').where('recipient', 'like', `${name}%`)).toHaveLength(5);
});

test('creates twenty accounts per client in fifteen minutes, and a hundred without the form in total', async () => {
  const limited = await testApp({
    env: { TRUSTED_PROXIES: '127.0.0.0/8', SIGNUPS_PER_CLIENT: '3', SIGNUPS_WITHOUT_FORM: '4' },
  });
  try {
    const signUpFrom = async (machine: number, form_token?: string) =>
      (
        await limited.anonymous.rest(
          'POST',
          '/lawyers',
          { name: 'a', surname: 'b', email: address(), password: 'secret', work_area: 'lawyer', form_token },
          machineNo(machine),
        )
      ).status;
    for (let i = 0; i < 3; i++) expect(await signUpFrom(1)).toBe(201);
    expect(await signUpFrom(1)).toBe(429);
    expect(await signUpFrom(2)).toBe(201);
    expect(await signUpFrom(3)).toBe(429);
    const token = async () => (await limited.anonymous.get('/lawyers/form_token')).body.form_token;
    expect(await signUpFrom(4, await token())).toBe(201);
    limited.deps.clock.advance(15 * 60 + 1);
    expect(await signUpFrom(1)).toBe(201);
  } finally {
    await limited.close();
  }
});
