import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { consumeRateLimit } from '../features/limits/index.ts';
import { maintenanceSwitch, setMaintenance } from '../features/system/index.ts';
import { takeLease } from '../models/billing-account.ts';
import { findOpenAttempt, insertAttempt, settleOldAttempts } from '../models/payment-attempts.ts';
import { admitSearch, acquireSearchSlot } from '../models/running-searches.ts';
import { createUser } from './factories/user.ts';
import { testApp, type TestApp } from './test-app.ts';
import { setClockWrong } from './wrong-clock.ts';

// Server whose clock is wrong by an hour and corrected while it holds a lease. Mails:
// mail/hanging-mail.integration.test.ts; two servers that differ by two minutes:
// billing/two-clocks.integration.test.ts.
const hour = 3_600_000;
const leaseMs = 300;
let app: TestApp;
let putRight: () => void = () => undefined;
beforeAll(async () => {
  app = await testApp();
});
afterEach(() => putRight());
afterAll(() => app.close());

const db = () => app.deps.db;
const aheadAndBehind = [
  ['ahead', hour],
  ['behind', -hour],
] as const;

test.each(aheadAndBehind)(
  "keeps a payment's lease for its duration if it was acquired with a clock an hour %s",
  async (_, by) => {
    const { id: userId } = await createUser(app);
    const take = () => takeLease(db(), { userId, holder: randomUUID(), wish: null }, leaseMs);
    putRight = setClockWrong(by);
    expect(await take()).toBe(true);
    expect(await take()).toBe(false);
    putRight();
    expect(await take()).toBe(false);
    await sleep(leaseMs);
    expect(await take()).toBe(true);
    putRight = setClockWrong(by);
    expect(await take()).toBe(false);
  },
);

test.each(aheadAndBehind)(
  "keeps a search's slots for their duration if they were acquired with a clock an hour %s",
  async (_, by) => {
    const { id: userId } = await createUser(app);
    const slotOf = () => ({ id: randomUUID(), userId, bucket: `places:${by}`, leaseMs });
    const check = () => acquireSearchSlot(app.deps.statements, slotOf(), 2);
    const search = () =>
      admitSearch(app.deps.statements, {
        ...slotOf(),
        questionHash: 'hash',
        windowMs: 60_000,
        movedMs: 0,
        most: { underWay: 2, inWindow: 100 },
      }).then(({ isAdmitted }) => isAdmitted);
    putRight = setClockWrong(by);
    expect([await check(), await search(), await check(), await search()]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    putRight();
    expect([await check(), await search()]).toEqual([false, false]);
    await sleep(leaseMs);
    expect([await search(), await check(), await check(), await search()]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  },
);

test.each(aheadAndBehind)(
  'treats a payment sent with a clock an hour %s as pending for two minutes',
  async (_, by) => {
    const { id: userId } = await createUser(app);
    const lease = { userId, holder: randomUUID(), wish: null };
    await takeLease(db(), lease, 60_000);
    putRight = setClockWrong(by);
    await insertAttempt(db(), lease, { key: randomUUID(), fingerprint: 'wish', params: {} }, 'subscribe');
    const open = (underWayMs = 120_000) => findOpenAttempt(db(), userId, 'subscribe', underWayMs);
    expect(await open()).toMatchObject({ isUnderWay: true });
    putRight();
    expect(await open()).toMatchObject({ isUnderWay: true });
    await settleOldAttempts(db(), userId, 120_000);
    await sleep(50);
    expect(await open(50)).toMatchObject({ isUnderWay: false });
    await settleOldAttempts(db(), userId, 50);
    expect(await open()).toBeUndefined();
  },
);

test.each(aheadAndBehind)(
  'ends a limit reached with a clock an hour %s with its window',
  async (kind, by) => {
    const take = () =>
      consumeRateLimit(app.deps, `test:${kind}`, { limit: 1, windowSeconds: 60 }).then(
        () => 'taken',
        (error: unknown) => (error instanceof AppError ? error.data.retryAfter : error),
      );
    putRight = setClockWrong(by);
    expect(await take()).toBe('taken');
    expect(await take()).toBeGreaterThan(50);
    putRight();
    expect(await take()).toBeGreaterThan(50);
    app.deps.clock.advance(30);
    expect(await take()).toBeLessThanOrEqual(30);
    app.deps.clock.advance(31);
    expect(await take()).toBe('taken');
  },
);

test("releases leases that the database's clock or an earlier version set too long", async () => {
  const { id: userId } = await createUser(app);
  const until = new Date(Date.now() + hour);
  await db()('billing_accounts').insert({
    user_id: userId,
    lease_holder: 'of the time to come',
    lease_until: until,
  });
  expect(await takeLease(db(), { userId, holder: 'now', wish: null }, leaseMs)).toBe(true);

  const slot = { id: randomUUID(), userId, bucket: 'places:to-come', leaseMs };
  await db()('running_searches').insert({ id: 'of the time to come', bucket: slot.bucket, until });
  expect(await acquireSearchSlot(app.deps.statements, slot, 1)).toBe(true);

  const limit = { limit: 1, windowSeconds: 60 };
  await consumeRateLimit(app.deps, 'test:to-come', limit);
  await db()('rate_limits').update({ window_start: until });
  await consumeRateLimit(app.deps, 'test:to-come', limit);
  await expect(consumeRateLimit(app.deps, 'test:to-come', limit)).rejects.toThrow('too_many_attempts');
});

test('notices maintenance even if the clock is set back', async () => {
  putRight = setClockWrong(hour);
  const isClosed = maintenanceSwitch(app.deps);
  expect(await isClosed()).toBe(false);
  putRight();
  await setMaintenance(app.deps, true);
  await expect.poll(isClosed, { timeout: 10_000 }).toBe(true);
});
