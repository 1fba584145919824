import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { HashingThread } from '../../adapters/hashing-thread.ts';
import { readConfig } from '../../config.ts';
import { password, verifiedUser } from '../../testing/factories/sign-up.ts';
import { linkFor } from '../../testing/links.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

/** Smaller than the product's, since every failure costs a hash. */
const limits = { perAddress: 3, perClient: 5, inAll: 8 };

let app: TestApp;
beforeAll(async () => {
  app = await testApp({
    env: {
      TRUSTED_PROXIES: '127.0.0.1',
      LOGIN_TRIES_PER_ADDRESS: String(limits.perAddress),
      LOGIN_TRIES_PER_CLIENT: String(limits.perClient),
      LOGIN_TRIES_IN_ALL: String(limits.inAll),
    },
  });
});
afterAll(() => app.close());
// Every test has its own machines.
let machine = 0;
let here = '';
beforeEach(() => {
  here = anotherMachine();
});
const anotherMachine = () => {
  machine++;
  return `198.18.${machine >> 8}.${machine & 255}`;
};

const address = () => `locked-${randomUUID()}@example.com`;
const logIn = (email: string, secret: string, ip: string, hash: string) =>
  app.anonymous.rest(
    'POST',
    '/users/login/local',
    { email, password: secret, hash },
    { 'X-Forwarded-For': ip },
  );
/** The owner's device is trusted by the account, the stranger's is not. */
const asOwner = async (email: string, secret = 'wrong password', ip = here) =>
  (await logIn(email, secret, ip, 'PC-1')).status;
const asStranger = async (email: string, secret = 'wrong password', ip = here) =>
  (await logIn(email, secret, ip, 'PC-stranger')).status;

test('uses the limits of the contract', () => {
  expect(readConfig({ NODE_ENV: 'test', DATABASE_URL: 'mysql://x' })).toMatchObject({
    LOGIN_TRIES_PER_ADDRESS: 10,
    LOGIN_TRIES_PER_CLIENT: 50,
    LOGIN_TRIES_IN_ALL: 200,
    MAILS_PER_ADDRESS: 5,
    SESSION_IDLE_MINUTES: 30 * 24 * 60,
    SESSION_LIFE_MINUTES: 180 * 24 * 60,
  });
});

test("locks an address only for the stranger's client after failures, never for the owner's device", async () => {
  const { email } = await verifiedUser(app);
  for (let i = 0; i < limits.perAddress; i++) expect(await asStranger(email)).toBe(401);
  expect(await asStranger(email, password)).toBe(429);
  // A new device elsewhere, and the owner's own device behind the same address as the stranger.
  expect(await asStranger(email, password, anotherMachine())).toBe(200);
  expect(await asOwner(email, password)).toBe(200);
});

test('locks an address for unknown devices only, after failures from many clients', async () => {
  const { email } = await verifiedUser(app);
  for (let i = 0; i < limits.inAll; i++)
    expect(await asStranger(email, 'wrong password', anotherMachine())).toBe(401);
  expect(await asStranger(email, password, anotherMachine())).toBe(429);
  expect(await asOwner(email, password, anotherMachine())).toBe(200);
});

test("gives a known device a separate limit, regardless of its client's failures at other addresses", async () => {
  const { email } = await verifiedUser(app);
  for (let i = 0; i < limits.perClient; i++) expect(await asStranger(address())).toBe(401);
  expect(await asStranger(email, password)).toBe(429);
  for (let i = 0; i < limits.perAddress; i++) expect(await asOwner(email)).toBe(401);
  expect(await asOwner(email, password)).toBe(429);
});

test('unlocks the address after a completed reset', async () => {
  const { id, email } = await verifiedUser(app);
  for (let i = 0; i < limits.perAddress; i++) {
    await asOwner(email);
    await asStranger(email);
  }
  expect([await asOwner(email, password), await asStranger(email, password)]).toEqual([429, 429]);
  const token = await linkFor(app, id, 'restore');
  const reset = { token, password: 'a password I remember' };
  expect((await app.anonymous.post(`/users/login/restore/${id}`, reset)).status).toBe(200);
  expect([await asOwner(email, reset.password), await asStranger(email, reset.password)]).toEqual([200, 200]);
});

test('counts rejected attempts in no other bucket, so that one address cannot lock an office out', async () => {
  const { email } = await verifiedUser(app);
  for (let i = 0; i < 3 * limits.perClient; i++) await asStranger(email);
  expect(await asStranger(address())).toBe(401);
});

test('rejects a locked login before a password is hashed', async () => {
  const { email } = await verifiedUser(app);
  for (let i = 0; i < limits.perAddress; i++) await asStranger(email);
  const run = vi.spyOn(HashingThread.prototype, 'run');
  try {
    const flood = await Promise.all(Array.from({ length: 20 }, () => asStranger(email)));
    expect(new Set(flood)).toEqual(new Set([429]));
    expect(run).not.toHaveBeenCalled();
  } finally {
    run.mockRestore();
  }
});

test("does not delay other clients' logins during a flood from one client", async () => {
  const { email } = await verifiedUser(app);
  const run = vi.spyOn(HashingThread.prototype, 'run');
  try {
    const flood = Promise.all(Array.from({ length: 60 }, () => asStranger(address())));
    const other = await asOwner(email, password, anotherMachine());
    const statuses = await flood;
    // One call per admitted attempt of the client, one for the other client, and one for the dummy
    // hash of unknown addresses.
    expect(run.mock.calls.length).toBeLessThanOrEqual(limits.perClient + 2);
    expect(other).toBe(200);
    expect(statuses.filter((status) => status === 401)).toHaveLength(limits.perClient);
    expect(statuses.filter((status) => status === 429)).toHaveLength(60 - limits.perClient);
  } finally {
    run.mockRestore();
  }
});
