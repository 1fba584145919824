import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPayments } from '../../adapters/payments.ts';
import type { Deps } from '../../deps.ts';
import { readSetting, writeSetting } from '../../models/settings.ts';
import { createPayer } from '../../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { refuseAccount, takeAnotherAccount } from './own-account.ts';
import { replayMissedEventsHourly, reconcileNow } from './reconcile-in-turn.ts';
import { reconcile } from './reconcile.ts';
import { syncSubscription } from './sync-subscription.ts';

// Payments with another account's key, or a sandbox whose state was lost. All customers are
// unknown, but no plan has ended.
let payments: TestPayments;
let otherPayments: TestPayments;
let app: TestApp;
beforeAll(async () => {
  [payments, otherPayments] = await Promise.all([startPayments(), startPayments()]);
  app = await testApp({ env: { PAYMENTS_URL: payments.url } });
});
afterAll(async () => {
  await app.close();
  await Promise.all([payments.stop(), otherPayments.stop()]);
});
beforeEach(() => app.owner('job_turns').delete());

/** Returns dependencies as a process with that account's key has them. */
const withKeyOf = ({ url }: TestPayments): Deps => ({
  ...app.deps,
  payments: createPayments({ ...app.deps.config, PAYMENTS_URL: url }),
});
async function subscriber() {
  const user = await createPayer(app);
  const request = { planId: 'price_massima_monthly', paymentMethodId: 'pm_card_visa' };
  expect((await user.client.post(`/lawyers/${user.id}/subscriptions`, request)).status).toBe(200);
  return { user, customer: (await user.reload()).customer_id! };
}
const forget = () => writeSetting(app.deps.db, 'provider_account', null);

test('ends no plan in a walk, an event or a refresh with another account’s key, and logs one sentence', async () => {
  const { user, customer } = await subscriber();
  await reconcile(app.deps);
  expect(await readSetting(app.deps.db, 'provider_account')).toMatch(/^acct_\w+ \(test\)$/);
  const deps = withKeyOf(otherPayments);
  const sentence =
    /^The card provider's key is of the account acct_\w+ \(test\), this database belongs to acct_/;
  await expect(reconcile(deps)).rejects.toThrow(sentence);
  await expect(reconcileNow(deps)).rejects.toThrow(sentence);
  await expect(replayMissedEventsHourly(deps)).rejects.toThrow(sentence);
  await expect(syncSubscription(deps, customer)).rejects.toMatchObject({ key: 'service_unavailable' });
  expect((await user.reload()).plan).toBe('monthly');
  // The subscription at the right account continues.
  expect(await reconcile(withKeyOf(payments))).toMatchObject({ failed: 0 });
});

test('rejects an account that lacks most customers if no account is stored yet', async () => {
  const { user, customer } = await subscriber();
  await forget();
  const deps = withKeyOf(otherPayments);
  await expect(reconcile(deps)).rejects.toThrow(/^The card provider does not know (\d+) of \1 customers/);
  await expect(syncSubscription(deps, customer)).rejects.toMatchObject({ key: 'service_unavailable' });
  expect(await readSetting(app.deps.db, 'provider_account')).toBeNull();
  expect((await user.reload()).plan).toBe('monthly');
});

test('ends no plan if the right account has lost most of its customers', async () => {
  const { user } = await subscriber();
  const [{ id }] = [await otherPayments.api('GET', '/v1/account')];
  await writeSetting(app.deps.db, 'provider_account', `${id} (test)`);
  await expect(reconcile(withKeyOf(otherPayments))).rejects.toThrow(/does not know \d+ of \d+ customers/);
  expect((await user.reload()).plan).toBe('monthly');
  await forget();
  await reconcile(withKeyOf(payments));
});

test('stops the start of a production server with another account’s key', async () => {
  await subscriber();
  const logged: string[] = [];
  const production = { ...app.deps.config, NODE_ENV: 'production' as const };
  await refuseAccount({ ...withKeyOf(payments), config: production }, (why) => logged.push(why));
  expect(logged).toEqual([]);
  await refuseAccount({ ...withKeyOf(otherPayments), config: production }, (why) => logged.push(why));
  expect(logged).toEqual([expect.stringContaining('this database belongs to')]);
});

test('treats unknown customers as ended after an operator confirmed the other account', async () => {
  const { user } = await subscriber();
  const deps = withKeyOf(otherPayments);
  await takeAnotherAccount(deps);
  expect(await reconcileNow(deps, { isMoved: true })).toMatchObject({ failed: 0 });
  expect((await user.reload()).plan).toBeNull();
  expect(await reconcile(withKeyOf(otherPayments), { isMoved: true })).toMatchObject({ failed: 0 });
});
