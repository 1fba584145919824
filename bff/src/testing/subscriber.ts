import { expect } from 'vitest';
import { createPayer, type TestUser } from './factories/user.ts';
import type { TestPayments } from './payments.ts';
import type { TestApp } from './test-app.ts';

export const plans = {
  monthly: 'price_massima_monthly',
  yearly: 'price_massima_yearly',
  metered: 'price_massima_metered',
};
export type Plan = keyof typeof plans;

/**
 * Account with a plan, and the requests that tests make for it. Paths are built at run time, so
 * responses are untyped.
 */
export interface Subscriber {
  user: TestUser;
  customer: string;
  path: string;
  item: string;
  /** Requests the preview of a plan change. */
  preview(plan: Plan): ReturnType<TestUser['client']['send']>;
  change(plan: Plan, quote?: string, more?: object): ReturnType<TestUser['client']['send']>;
  /** Records searches beyond the quota at this moment. */
  use(count: number): Promise<void>;
}

export async function createSubscriber(
  app: TestApp,
  plan: Plan,
  user?: TestUser,
  more: object = {},
): Promise<Subscriber> {
  const owner = user ?? (await createPayer(app));
  const send = (method: string, path: string, body?: unknown) =>
    owner.client.send(method, `/api${path}`, body);
  const request = { planId: plans[plan], paymentMethodId: 'pm_card_visa', ...more };
  const { body } = await send('POST', `/lawyers/${owner.id}/subscriptions`, request);
  expect(body).toMatchObject({ success: true });
  const path = `/lawyers/${owner.id}/subscriptions/${body.subscription.id}`;
  const item: string = body.subscription.items.data[0].id;
  let used = 0;
  return {
    user: owner,
    customer: (await owner.reload()).customer_id!,
    path,
    item,
    preview: (to) => send('GET', `${path}/plan?planId=${plans[to]}&subscriptionItemId=${item}`),
    change: (to, quote, overrides = {}) =>
      send('PUT', `${path}/plan`, { planId: plans[to], subscriptionItemId: item, quote, ...overrides }),
    async use(count) {
      for (let i = 0; i < count; i += 1) {
        used += 1;
        await app.deps.db('metered_usage').insert({
          identifier: `used-${owner.id}-${used}`,
          user_id: owner.id,
          created_at: app.deps.clock.now(),
        });
      }
    },
  };
}

interface ProviderInvoice {
  id: string;
  customer: string;
  created: number;
  total: number;
  amount_due: number;
  status: string;
}

/** Returns a customer's invoices, newest first, even within one second. */
export const invoicesOf = async (payments: TestPayments, customer: string): Promise<ProviderInvoice[]> =>
  ((await payments.state())['invoice'] as unknown as ProviderInvoice[])
    .filter((invoice) => invoice.customer === customer)
    .reverse()
    .sort((a, b) => b.created - a.created);
