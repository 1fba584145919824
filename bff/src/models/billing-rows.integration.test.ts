import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../testing/factories/user.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { beginSnapshot, releaseLease, takeLease } from './billing-account.ts';
import { insertAttempt, markAttemptSent, settleAttempts, settleOldAttempts } from './payment-attempts.ts';
import { writeProjection } from './subscription-projection.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { DATABASE_POOL: '30' } });
});
afterAll(() => app.close());

test('writes rows of leases, webhooks and reconcile for the same accounts concurrently without a deadlock', async () => {
  const { db } = app.deps;
  const users = await Promise.all(
    Array.from({ length: 3 }, (_, n) => createUser(app, { customer_id: `cus_${n}` })),
  );
  const now = new Date();
  const rounds = Array.from({ length: 20 }, (_, n) => n);
  const holder = async (userId: number, lane: number) => {
    for (const round of rounds) {
      const lease = { userId, holder: `holder-${lane}-${round}`, wish: null };
      const key = `key-${userId}-${lane}-${round}`;
      await takeLease(db, lease, 60_000);
      await insertAttempt(db, lease, { key, fingerprint: 'wish', params: {} }, 'subscribe');
      await markAttemptSent(db, key);
      await settleAttempts(db, userId, [key]);
      await releaseLease(db, lease);
    }
  };
  const looker = async (userId: number, customerId: string, lane: number) => {
    for (const round of rounds) {
      const number = await beginSnapshot(db, userId);
      await writeProjection(db, { userId, customerId, number, now }, null);
      await settleAttempts(
        db,
        userId,
        rounds.slice(0, round).map((n) => `key-${userId}-${lane}-${n}`),
      );
      await settleOldAttempts(db, userId, 0);
    }
  };
  const failures = (
    await Promise.allSettled(
      users.flatMap(({ id }, n) =>
        [0, 1].flatMap((lane) => [
          holder(id, lane),
          looker(id, `cus_${n}`, lane),
          looker(id, `cus_${n}`, lane),
        ]),
      ),
    )
  ).flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  // A very busy machine may exceed the lock wait timeout, which is reported to the caller
  // separately.
  expect(failures.filter((failure) => failure.includes('Deadlock'))).toEqual([]);
});
