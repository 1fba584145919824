import type { Knex } from 'knex';
import { createPayer } from '../factories/user.ts';
import type { TestPayments } from '../payments.ts';
import type { TestApp } from '../test-app.ts';
import { retryCall } from './retry-call.ts';
import type { Writer } from './writers.ts';

/**
 * Returns a writer that buys a plan with a new user each time and repeats the click, with the card
 * entered again, until the purchase succeeds.
 * @param direct connection to the same database without faults
 */
export function payer(app: TestApp, direct: Knex, payments: Pick<TestPayments, 'state'>): Writer {
  const stored = async () =>
    ((await payments.state())['subscription'] ?? [])
      .filter(({ status }) => status === 'active')
      .map(({ metadata }) => (metadata as { account: string }).account);
  return {
    name: 'subscription',
    write: async () => {
      const spared = { ...app, deps: { ...app.deps, db: direct } };
      const { id, client } = await retryCall(() => createPayer(spared));
      const request = { planId: 'price_massima_monthly', paymentMethodId: 'pm_card_visa' };
      const press = async () => {
        const since = performance.now();
        const { status } = await client.post(`/lawyers/${id}/subscriptions`, request);
        return { status, ms: performance.now() - since };
      };
      const send = async () => {
        const first = await press();
        if (first.status < 300) return first;
        const second = await press();
        return { ...second, ms: Math.max(first.ms, second.ms) };
      };
      return { value: String(id), send };
    },
    there: stored,
    charged: async () =>
      ((await payments.state())['charge'] ?? []).filter(
        ({ status, refunded }) => status === 'succeeded' && refunded !== true,
      ).length,
  };
}
