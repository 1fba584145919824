import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { HashingThread } from '../../adapters/hashing-thread.ts';
import { password, verifiedUser } from '../../testing/factories/sign-up.ts';
import { linkFor } from '../../testing/links.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => app.close());
// Every test comes from a machine of its own.
let from: Record<string, string>;
let machine = 0;
beforeEach(() => {
  from = { 'X-Forwarded-For': `203.0.113.${++machine}` };
});

const address = () => `limit-${randomUUID()}@example.com`;
const machineNo = (n: number) => ({ 'X-Forwarded-For': `198.18.${n >> 8}.${n & 255}` });
const tryRest = async (email: string, given = 'wrong password', headers = from, hash = 'PC-1') =>
  app.anonymous.rest('POST', '/users/login/local', { email, password: given, hash }, headers);
/** The owner's devices know the account by `PC-1`; a stranger's does not. */
const tryAsStranger = (email: string, given = 'wrong password', headers = from) =>
  tryRest(email, given, headers, 'PC-stranger');
const tryTrpc = (email: string) =>
  fetch(`${app.url}/trpc/session.login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...from },
    body: JSON.stringify({ email, password: 'wrong password', hash: 'PC-1' }),
  });

test('an unknown address and a wrong password get the same answer', async () => {
  const { email } = await verifiedUser(app);
  const strip = ({ status, body }: Awaited<ReturnType<typeof tryRest>>) => ({ status, body: body.message });
  expect(strip(await tryRest(email))).toEqual(strip(await tryRest(address())));
  expect(strip(await tryRest(email))).toEqual({ status: 401, body: 'wrong_user_or_password' });
});

test('ten failures for an address close it, on both doors together, also for the right password', async () => {
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

test('ten failures of a stranger close the address to the stranger’s client alone, and never to the owner’s device', async () => {
  const { email } = await verifiedUser(app);
  for (let i = 0; i < 10; i++) expect((await tryAsStranger(email)).status).toBe(401);
  expect((await tryAsStranger(email, password)).status).toBe(429);
  // A new device elsewhere, and the owner's own device behind the same address as the stranger.
  expect((await tryAsStranger(email, password, machineNo(1))).status).toBe(200);
  expect((await tryRest(email, password)).status).toBe(200);
});

test('two hundred failures from anywhere close an address to devices that never logged in to it, and to no other', async () => {
  const { email } = await verifiedUser(app);
  for (let i = 0; i < 200; i++) {
    const { status } = await tryAsStranger(email, 'wrong', machineNo(1000 + i));
    expect(status).toBe(401);
  }
  expect((await tryAsStranger(email, password, machineNo(5000))).status).toBe(429);
  expect((await tryRest(email, password, machineNo(5001))).status).toBe(200);
});

test('a device that is known keeps its own ten, whatever its client did to other addresses', async () => {
  const { email } = await verifiedUser(app);
  for (let i = 0; i < 50; i++) expect((await tryAsStranger(address())).status).toBe(401);
  expect((await tryAsStranger(email, password)).status).toBe(429);
  for (let i = 0; i < 10; i++) expect((await tryRest(email)).status).toBe(401);
  expect((await tryRest(email, password)).status).toBe(429);
});

test('a completed reset opens the address again', async () => {
  const { id, email } = await verifiedUser(app);
  for (let i = 0; i < 10; i++) await tryRest(email);
  for (let i = 0; i < 10; i++) await tryAsStranger(email);
  expect((await tryRest(email, password)).status).toBe(429);
  const token = await linkFor(app, id, 'restore');
  const reset = { token, password: 'a password I remember' };
  expect((await app.anonymous.post(`/users/login/restore/${id}`, reset)).status).toBe(200);
  expect((await tryRest(email, reset.password)).status).toBe(200);
  expect((await tryAsStranger(email, reset.password)).status).toBe(200);
});

test('tries that are refused close nothing else: nobody shuts an office out through one address', async () => {
  const { email } = await verifiedUser(app);
  for (let i = 0; i < 80; i++) await tryAsStranger(email);
  expect((await tryAsStranger(address())).status).toBe(401);
});

test('what is refused is refused before a password is hashed', async () => {
  const { email } = await verifiedUser(app);
  for (let i = 0; i < 10; i++) await tryAsStranger(email);
  const run = vi.spyOn(HashingThread.prototype, 'run');
  try {
    const flood = await Promise.all(Array.from({ length: 100 }, () => tryAsStranger(email)));
    expect(new Set(flood.map((answer) => answer.status))).toEqual(new Set([429]));
    expect(run).not.toHaveBeenCalled();
  } finally {
    run.mockRestore();
  }
});

test('a flood of one client does not fill the queue that others wait in', async () => {
  const { email } = await verifiedUser(app);
  const run = vi.spyOn(HashingThread.prototype, 'run');
  const flood = Promise.all(Array.from({ length: 600 }, () => tryAsStranger(address())));
  const other = await tryRest(email, password, machineNo(9000));
  const statuses = (await flood).map((answer) => answer.status);
  expect(run.mock.calls.length).toBeLessThanOrEqual(52);
  run.mockRestore();
  expect(other.status).toBe(200);
  expect(statuses.filter((status) => status === 401)).toHaveLength(50);
  expect(statuses.filter((status) => status === 429)).toHaveLength(550);
});

test('logins that succeed are not counted', async () => {
  const { email } = await verifiedUser(app);
  for (let i = 0; i < 12; i++) expect((await tryRest(email, password)).status).toBe(200);
});

test('a batch of fifty counts as fifty', async () => {
  const { email } = await verifiedUser(app);
  const calls = Array.from({ length: 50 }, (_, i) => i);
  const answer = await fetch(`${app.url}/trpc/${calls.map(() => 'session.login').join(',')}?batch=1`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...from },
    body: JSON.stringify(
      Object.fromEntries(calls.map((i) => [i, { email, password: `wrong ${i}`, hash: 'PC-1' }])),
    ),
  });
  expect(answer.headers.get('retry-after')).not.toBeNull();
  const statuses = ((await answer.json()) as { error: { data: { httpStatus: number } } }[]).map(
    (one) => one.error.data.httpStatus,
  );
  expect(statuses.filter((s) => s === 401)).toHaveLength(10);
  expect(statuses.filter((s) => s === 429)).toHaveLength(40);
});

test('fifty failures from one machine close it for every address', async () => {
  const answers = await Promise.all(Array.from({ length: 55 }, () => tryRest(address())));
  expect(answers.filter((a) => a.status === 401)).toHaveLength(50);
  expect(answers.filter((a) => a.status === 429)).toHaveLength(5);
  expect((await tryRest(address(), 'x', { 'X-Forwarded-For': '203.0.113.250' })).status).toBe(401);
});

test('what a client writes in front of the proxy does not change its address', async () => {
  const forged = (i: number) => ({ 'X-Forwarded-For': `198.51.100.${i}, ${from['X-Forwarded-For']}` });
  for (let i = 0; i < 50; i++) expect((await tryRest(address(), 'x', forged(i))).status).toBe(401);
  expect((await tryRest(address(), 'x', forged(99))).status).toBe(429);
});

test('a wrong old password counts like a failed login', async () => {
  const { email, client } = await verifiedUser(app);
  const change = () =>
    client.post(`/lawyers/update/password/${email}`, { password: 'wrong', newPassword: 'another password' });
  for (let i = 0; i < 10; i++)
    expect((await change()).body).toEqual({ success: false, message: 'wrong_old_password' });
  expect((await change()).status).toBe(429);
});

test('the table of limits names neither people nor machines', async () => {
  const email = address();
  await tryRest(email);
  const rows = JSON.stringify(await app.deps.db('rate_limits'));
  expect(rows).not.toContain(email);
  expect(rows).not.toContain(from['X-Forwarded-For']);
  expect(rows).not.toContain('PC-1');
});
