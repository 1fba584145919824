import { expect } from 'vitest';
import type { TestUser } from './factories/user.ts';
import type { TestPayments } from './payments.ts';
import type { TestApp } from './test-app.ts';

export type Deed = 'subscribe' | 'change' | 'pay' | 'renewal';

/** What a lawyer did about money, and what was answered. */
export interface Entry {
  user: number;
  deed: Deed;
  invoice?: string;
  /** 0: the server was killed before it answered. */
  status: number;
  message: string;
  success: boolean;
}

interface Invoice {
  id: string;
  status: string;
  amount_paid: number;
  billing_reason: string;
}
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
type State = Awaited<ReturnType<TestPayments['state']>>;

const isUnclear = ({ status, message }: Entry) => status === 0 || message === 'payment_in_progress';

/** Holds the provider's books of one lawyer against each other, the product's projection, and what was answered. */
export async function assertBooks(app: TestApp, user: TestUser, state: State, journal: readonly Entry[]) {
  const entries = journal.filter((e) => e.user === user.id);
  const story = entries.map((e) => JSON.stringify(e)).join('\n');
  const customers = (state['customer'] ?? [])
    .filter((row) => (row['metadata'] as Record<string, string>)['account'] === String(user.id))
    .map(({ id }) => id);
  const own = <T>(kind: string) =>
    (state[kind] ?? []).filter(({ customer }) => customers.includes(customer ?? '')) as unknown as T[];
  const invoices = own<Invoice>('invoice');

  assertCharges(own<Charge>('charge'), invoices, story);
  await assertProjection(app, user, own<Subscription>('subscription'), story);
  assertAnswers(entries, invoices, story);
}

/** Every cent that was charged belongs to a paid invoice, and each was charged once: nothing had to be given back. */
function assertCharges(all: readonly Charge[], invoices: readonly Invoice[], story: string) {
  const charges = all.filter(({ status }) => status === 'succeeded');
  const paid = invoices.filter((i) => i.status === 'paid' && i.amount_paid > 0);
  expect(charges.map((c) => c.amount).sort(), story).toEqual(paid.map((i) => i.amount_paid).sort());
  expect(charges.filter((c) => c.refunded).length, story).toBe(0);
}

/** One subscription at most, and the product says of it what the provider says. */
async function assertProjection(
  { deps: { db } }: TestApp,
  user: TestUser,
  all: readonly Subscription[],
  story: string,
) {
  const alive = all.filter((s) => !['canceled', 'incomplete_expired'].includes(s.status));
  expect(alive.length, story).toBeLessThanOrEqual(1);
  const known = await db('subscriptions').where({ user_id: user.id }).select('id', 'status', 'price_id');
  expect(known, story).toEqual(
    alive.map(({ id, status, items }) => ({ id, status, price_id: items.data[0]?.price.id })),
  );
  const running = alive.find((s) => s.status === 'active' || s.status === 'trialing');
  expect((await user.reload()).plan, story).toBe(running?.items.data[0]?.price.nickname ?? null);
}

/** What was answered as done was done; what was done was answered as done, or as under way. */
function assertAnswers(entries: readonly Entry[], invoices: readonly Invoice[], story: string) {
  const paid = invoices.filter(({ status }) => status === 'paid');
  const isPaidLater = ({ id }: Invoice) => entries.some((e) => e.deed === 'pay' && e.invoice === id);
  for (const [deed, reason] of [
    ['subscribe', 'subscription_create'],
    ['change', 'subscription_update'],
  ] as const) {
    const asked = entries.filter((e) => e.deed === deed);
    // Paid by a credit of before, an invoice costs nothing and counts all the same. One that was refused may have been paid later.
    const made = paid.filter(({ billing_reason }) => billing_reason === reason);
    expect(made.length, story).toBeGreaterThanOrEqual(asked.filter((e) => e.success).length);
    expect(made.filter((i) => !isPaidLater(i)).length, story).toBeLessThanOrEqual(
      asked.filter((e) => e.success || isUnclear(e)).length,
    );
  }
  const paidIds = paid.map(({ id }) => id);
  for (const { invoice } of entries.filter((e) => e.deed === 'pay' && e.success))
    expect(paidIds, story).toContain(invoice);
}
