import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { password, verifiedUser } from '../../testing/factories/sign-up.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => app.close());
// Every test comes from its own machine.
let from: Record<string, string>;
let machine = 0;
beforeEach(() => {
  from = { 'X-Forwarded-For': `203.0.113.${++machine}` };
});

const address = () => `limit-${randomUUID()}@example.com`;
const tryRest = async (email: string, secret = 'wrong password', headers = from) =>
  app.anonymous.rest('POST', '/users/login/local', { email, password: secret, hash: 'PC-1' }, headers);
const tryTrpc = (email: string) =>
  fetch(`${app.url}/trpc/session.login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...from },
    body: JSON.stringify({ email, password: 'wrong password', hash: 'PC-1' }),
  });

test('returns the same response for an unknown address and a wrong password', async () => {
  const { email } = await verifiedUser(app);
  const strip = ({ status, body }: Awaited<ReturnType<typeof tryRest>>) => ({ status, body: body.message });
  expect(strip(await tryRest(email))).toEqual(strip(await tryRest(address())));
  expect(strip(await tryRest(email))).toEqual({ status: 401, body: 'wrong_user_or_password' });
});

test('locks an address after ten failures over both transports together, even for the right password', async () => {
  const { email } = await verifiedUser(app);
  for (let i = 0; i < 5; i++) expect((await tryRest(email)).status).toBe(401);
  for (let i = 0; i < 5; i++) expect((await tryTrpc(email)).status).toBe(401);
  const refused = await tryRest(email, password);
  expect(refused).toMatchObject({ status: 429, body: { message: 'too_many_attempts' } });
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(900);
  expect((await tryTrpc(email)).status).toBe(429);
  expect((await tryRest(address())).status).toBe(401);

  app.deps.clock.advance(wait);
  expect((await tryRest(email, password)).status).toBe(200);
});

test('does not count successful logins', async () => {
  const { email } = await verifiedUser(app);
  for (let i = 0; i < 12; i++) expect((await tryRest(email, password)).status).toBe(200);
});

test('counts a batch of fifty as fifty', async () => {
  const { email } = await verifiedUser(app);
  const calls = Array.from({ length: 50 }, (_, i) => i);
  const response = await fetch(`${app.url}/trpc/${calls.map(() => 'session.login').join(',')}?batch=1`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...from },
    body: JSON.stringify(
      Object.fromEntries(calls.map((i) => [i, { email, password: `wrong ${i}`, hash: 'PC-1' }])),
    ),
  });
  expect(response.headers.get('retry-after')).not.toBeNull();
  const statuses = ((await response.json()) as { error: { data: { httpStatus: number } } }[]).map(
    (entry) => entry.error.data.httpStatus,
  );
  expect(statuses.filter((s) => s === 401)).toHaveLength(10);
  expect(statuses.filter((s) => s === 429)).toHaveLength(40);
});

test('locks a client for every address after fifty failures', async () => {
  const responses = await Promise.all(Array.from({ length: 55 }, () => tryRest(address())));
  expect(responses.filter((a) => a.status === 401)).toHaveLength(50);
  expect(responses.filter((a) => a.status === 429)).toHaveLength(5);
  expect((await tryRest(address(), 'x', { 'X-Forwarded-For': '203.0.113.250' })).status).toBe(401);
});

test('ignores forwarded addresses that a client sends', async () => {
  const forged = (i: number) => ({ 'X-Forwarded-For': `198.51.100.${i}, ${from['X-Forwarded-For']}` });
  for (let i = 0; i < 50; i++) expect((await tryRest(address(), 'x', forged(i))).status).toBe(401);
  expect((await tryRest(address(), 'x', forged(99))).status).toBe(429);
});

test('counts a wrong old password as a failed login', async () => {
  const { email, client } = await verifiedUser(app);
  const change = () =>
    client.post(`/lawyers/update/password/${email}`, { password: 'wrong', newPassword: 'another password' });
  for (let i = 0; i < 10; i++)
    expect((await change()).body).toEqual({ success: false, message: 'wrong_old_password' });
  expect((await change()).status).toBe(429);
});

test('stores no e-mail or IP address in the table of limits', async () => {
  const email = address();
  await tryRest(email);
  const rows = JSON.stringify(await app.deps.db('rate_limits'));
  expect(rows).not.toContain(email);
  expect(rows).not.toContain(from['X-Forwarded-For']);
  expect(rows).not.toContain('PC-1');
});
