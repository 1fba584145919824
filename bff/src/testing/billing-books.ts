import { expect } from 'vitest';
import type { PaymentAttemptRow } from '../models/tables.ts';
import { assertAttempts, doneByItself, type Makers } from './billing-attempts.ts';
import { inShort, isUnclear, type Entry, type Invoice, type State } from './billing-journal.ts';
import type { TestUser } from './factories/user.ts';
import type { TestApp } from './test-app.ts';

interface Charge {
  status: string;
  amount: number;
  refunded: boolean;
}
interface Subscription {
  id: string;
  status: string;
  items: { data: { price: { id: string; nickname: string } }[] };
}
interface Books {
  state: State;
  journal: readonly Entry[];
  attempts: readonly PaymentAttemptRow[];
  makers: Makers;
}

/**
 * Compares the provider's records of one lawyer with each other, with the stored subscription, and
 * with the responses.
 */
export async function assertBooks(app: TestApp, user: TestUser, { state, journal, attempts, makers }: Books) {
  const entries = journal.filter((e) => e.user === user.id);
  const customers = (state['customer'] ?? [])
    .filter((row) => (row['metadata'] as Record<string, string>)['account'] === String(user.id))
    .map(({ id }) => id);
  const ofCustomers = <T>(kind: string) =>
    (state[kind] ?? []).filter(({ customer }) => customers.includes(customer ?? '')) as unknown as T[];
  const invoices = ofCustomers<Invoice>('invoice');

  try {
    assertCharges(ofCustomers<Charge>('charge'), invoices);
    await assertProjection(app, user, ofCustomers<Subscription>('subscription'));
    assertAnswers(entries, invoices);
    assertAttempts({ entries, invoices, attempts: attempts.filter((a) => a.user_id === user.id), makers });
  } catch (cause) {
    // The failure first, then the history.
    const why = cause instanceof Error ? cause.message : String(cause);
    const bills = invoices.map((i) => [i.id, i.billing_reason, i.status, i.amount_paid].join(' '));
    const story = [`answers: ${entries.map(inShort).join(', ')}`, `invoices: ${bills.join(', ')}`];
    throw new Error([`lawyer ${user.id}: ${why}`, ...story].join('\n'), { cause });
  }
}

/**
 * Checks that each charge belongs to one paid invoice and that nothing was charged twice or
 * refunded.
 */
function assertCharges(all: readonly Charge[], invoices: readonly Invoice[]) {
  const charges = all.filter(({ status }) => status === 'succeeded');
  const paid = invoices.filter((i) => i.status === 'paid' && i.amount_paid > 0);
  expect(charges.map((c) => c.amount).sort(), 'charges, held against the paid invoices').toEqual(
    paid.map((i) => i.amount_paid).sort(),
  );
  expect(charges.filter((c) => c.refunded).length, 'refunds').toBe(0);
}

/** Checks that at most one subscription exists and that its stored copy matches the provider. */
async function assertProjection({ deps: { db } }: TestApp, user: TestUser, all: readonly Subscription[]) {
  const alive = all.filter((s) => !['canceled', 'incomplete_expired'].includes(s.status));
  expect(alive.length, 'subscriptions at once').toBeLessThanOrEqual(1);
  const recordedSubscriptions = await db('subscriptions')
    .where({ user_id: user.id })
    .select('id', 'status', 'price_id');
  expect(recordedSubscriptions, 'the subscription that the product knows').toEqual(
    alive.map(({ id, status, items }) => ({ id, status, price_id: items.data[0]?.price.id })),
  );
  const running = alive.find((s) => s.status === 'active' || s.status === 'trialing');
  const plan = running?.items.data[0]?.price.nickname ?? null;
  expect((await user.reload()).plan, 'the plan that the product knows').toBe(plan);
}

/**
 * Checks that every success took effect, and that every effect was reported as successful or
 * pending.
 */
function assertAnswers(entries: readonly Entry[], invoices: readonly Invoice[]) {
  const paid = invoices.filter(({ status }) => status === 'paid');
  const isPaidLater = ({ id }: Invoice) => entries.some((e) => e.deed === 'pay' && e.invoice === id);
  for (const [action, reason] of [
    ['subscribe', 'subscription_create'],
    ['change', 'subscription_update'],
  ] as const) {
    const requests = entries.filter((e) => e.deed === action);
    // An invoice paid by an earlier credit has no charge but counts. A rejected payment may have
    // been made later.
    const made = paid.filter(({ billing_reason }) => billing_reason === reason);
    expect(
      made.length,
      `paid invoices of "${action}", held against those answered as done`,
    ).toBeGreaterThanOrEqual(doneByItself(requests).length);
    expect(
      made.filter((i) => !isPaidLater(i)).length,
      `paid invoices of "${action}", held against those answered as done or under way`,
    ).toBeLessThanOrEqual(requests.filter((e) => e.success || isUnclear(e)).length);
  }
  const paidIds = paid.map(({ id }) => id);
  for (const { invoice } of entries.filter((e) => e.deed === 'pay' && e.success))
    expect(paidIds, 'paid invoices, held against one answered as paid').toContain(invoice);
}
