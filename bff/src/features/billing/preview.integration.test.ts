import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPayer, createUser, type TestUser } from '../../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

// Compares the preview with the invoices created when the clock advances.
let app: TestApp;
let payments: TestPayments;

const day = 86_400;
const plans = {
  monthly: 'price_massima_monthly',
  yearly: 'price_massima_yearly',
  metered: 'price_massima_metered',
};
type Plan = keyof typeof plans;
const moneys = ['coupon', 'credit', 'none'] as const;
const states = ['trial', 'active', 'cancelled', 'past due'] as const;
const targets = ['longer', 'shorter', 'metered'] as const;
const changes: Record<(typeof targets)[number], { from: Plan; to: Plan }> = {
  longer: { from: 'monthly', to: 'yearly' },
  shorter: { from: 'yearly', to: 'monthly' },
  metered: { from: 'monthly', to: 'metered' },
};
const changeCases = states.flatMap((state) =>
  targets.flatMap((target) => moneys.map((money) => ({ state, target, money }))),
);
const newCases = (['newcomer', 'returning'] as const).flatMap((who) =>
  (['monthly', 'yearly', 'metered'] as const).flatMap((plan) =>
    moneys.map((money) => ({ who, plan, money })),
  ),
);

interface Charge {
  at: number;
  amount: number | null;
  metered: boolean;
}
interface Preview {
  due_now: number;
  due_later: number;
  next_charge_at: number | null;
  lines: { kind: string; amount: number | null; months_left: number | null }[];
  lines_at: number | null;
  charges: Charge[];
  stays: { trial_end: number | null; cancels_at: number | null; credit: number; owed: number };
  refusal: string | null;
}
interface Invoice {
  id: string;
  customer: string;
  created: number;
  total: number;
  amount_due: number;
  starting_balance: number;
  status: string;
}
interface Outcome {
  preview: Preview;
  answer: { success: boolean; message: string };
  /** Next charge on the subscription page after the change. */
  nextCharge: Charge | null;
  /** Invoices created by the change. */
  atOnce: Invoice[];
  later: Invoice[];
  customer: string;
  until: number;
}
const outcomes = new Map<string, Outcome>();
const keyOf = (example: object) => JSON.stringify(example);

const subscribe = async ({ client, id }: TestUser, plan: Plan, money: string) => {
  const coupon = money === 'coupon' ? { coupon: 'BENVENUTO20' } : {};
  const request = { planId: plans[plan], paymentMethodId: 'pm_card_visa', ...coupon };
  const { body } = await client.post(`/lawyers/${id}/subscriptions`, request);
  expect(body).toMatchObject({ success: true });
  return body.subscription as { id: string; items: { data: { id: string }[] } };
};
const invoicesOf = async (customer: string): Promise<Invoice[]> =>
  ((await payments.state())['invoice'] as unknown as Invoice[]).filter(
    (invoice) => invoice.customer === customer,
  );
const giveCredit = (customer: string) =>
  payments.api('POST', `/v1/customers/${customer}`, { balance: '-1000' });
const newcomer = () => createUser(app, { license_expire_at: null, plan_queries: 0 });

interface Subscriber {
  user: TestUser;
  path: string;
  item: string;
  customer: string;
}
async function subscriber(make: () => Promise<TestUser>, plan: Plan, money: string): Promise<Subscriber> {
  const user = await make();
  const { id, items } = await subscribe(user, plan, money);
  return {
    user,
    path: `/lawyers/${user.id}/subscriptions/${id}`,
    item: items.data[0]!.id,
    customer: (await user.reload()).customer_id!,
  };
}

async function changeAndNote(
  sample: (typeof changeCases)[number],
  { user, path, item, customer }: Subscriber,
) {
  if (sample.money === 'credit') await giveCredit(customer);
  const planId = plans[changes[sample.target].to];
  const previewPath = `${path}/plan?planId=${planId}&subscriptionItemId=${item}`;
  const preview = (await user.client.get(previewPath)).body;
  const before = (await invoicesOf(customer)).map(({ id }) => id);
  const response = (await user.client.put(`${path}/plan`, { planId, subscriptionItemId: item })).body;
  const { next_charge: nextCharge } = (await user.client.get(`/lawyers/${user.id}/subscription`)).body!;
  const atOnce = (await invoicesOf(customer)).filter(({ id }) => !before.includes(id));
  const until = (await payments.api('GET', '/sandbox/clock'))['now'] as number;
  outcomes.set(keyOf(sample), { preview, answer: response, nextCharge, atOnce, later: [], customer, until });
}

async function subscribeAndNote(sample: (typeof newCases)[number]) {
  const user = await (sample.who === 'returning' ? createPayer(app) : newcomer());
  const customer = (await user.client.get(`/lawyers/${user.id}/stripe_customer`)).body.id;
  if (sample.money === 'credit') await giveCredit(customer);
  const coupon = sample.money === 'coupon' ? '&coupon=BENVENUTO20' : '';
  const previewPath = `/lawyers/${user.id}/subscriptions/preview?planId=${plans[sample.plan]}${coupon}`;
  const preview = (await user.client.get(previewPath)).body;
  await subscribe(user, sample.plan, sample.money);
  const { next_charge: nextCharge } = (await user.client.get(`/lawyers/${user.id}/subscription`)).body!;
  const atOnce = await invoicesOf(customer);
  const until = (await payments.api('GET', '/sandbox/clock'))['now'] as number;
  const outcome = { success: true, message: '' };
  outcomes.set(keyOf(sample), { preview, answer: outcome, nextCharge, atOnce, later: [], customer, until });
}

beforeAll(async () => {
  payments = await startPayments();
  app = await testApp({ env: { PAYMENTS_URL: payments.url, STRIPE_WEBHOOK_SECRET: 'whsec_nobody_calls' } });
  // Created while both clocks agree, because the product's clock decides the end of a trial.
  for (const sample of newCases) await subscribeAndNote(sample);
  // Then the past-due cases: a year and a month must pass until both plans are past due. Afterwards
  // the bad card is replaced by a good card.
  const debtors = new Map<string, Subscriber>();
  const owing = async (plan: Plan) => {
    for (const sample of changeCases.filter(
      (c) => c.state === 'past due' && changes[c.target].from === plan,
    )) {
      const customer = await subscriber(() => createPayer(app), plan, sample.money);
      await customer.user.client.put(customer.path, { default_payment_method: 'pm_card_chargeCustomerFail' });
      debtors.set(keyOf(sample), customer);
    }
  };
  await owing('yearly');
  await payments.advance(335 * day);
  await owing('monthly');
  await payments.advance(31 * day + 7200);
  for (const sample of changeCases) {
    const make = sample.state === 'trial' ? newcomer : () => createPayer(app);
    const customer =
      debtors.get(keyOf(sample)) ?? (await subscriber(make, changes[sample.target].from, sample.money));
    if (sample.state === 'cancelled')
      await customer.user.client.put(customer.path, { cancel_at_period_end: true });
    if (sample.state === 'past due') {
      expect((await customer.user.client.get(`/lawyers/${customer.user.id}/subscription`)).body!.status).toBe(
        'past_due',
      );
      await customer.user.client.put(customer.path, { default_payment_method: 'pm_card_visa' });
    }
    await changeAndNote(sample, customer);
  }
  // Advanced in steps, because a step of two years would exceed the client's timeout.
  for (let step = 0; step < 11; step += 1) await payments.advance(70 * day);
  for (const outcome of outcomes.values())
    outcome.later = (await invoicesOf(outcome.customer))
      .filter(({ created, total }) => created > outcome.until && total !== 0)
      .sort((a, b) => a.created - b.created);
}, 900_000);
afterAll(async () => {
  await app.close();
  await payments.stop();
});

const hour = 3600;
/** The prorated amount can change by a cent between preview and change. */
const near = (a: number, b: number, by = 1) =>
  expect(Math.abs(a - b), `${a}, held against ${b}`).toBeLessThanOrEqual(by);

function holdAgainstInvoices({ preview, nextCharge, atOnce, later }: Outcome) {
  const { charges, lines, lines_at: linesAt, due_now: now, stays } = preview;
  // Charged immediately.
  const made = atOnce.filter(({ total }) => total !== 0);
  expect(made.length).toBe(
    linesAt === null && lines.some(({ amount }) => amount !== null && amount !== 0) ? 1 : 0,
  );
  const [invoice] = made;
  near(now, invoice ? (invoice.total < 0 ? invoice.total : invoice.amount_due) : 0);
  const sum = lines.reduce((all, { amount }) => all + (amount ?? 0), 0);
  if (linesAt === null) near(sum, now);
  else if (charges[0]?.amount != null) expect(sum).toBe(charges[0].amount);
  // Charged later.
  expect(charges.length).toBe(Math.min(2, later.length));
  charges.forEach((charge, index) => {
    const charged = later[index]!;
    near(charge.at, charged.created, hour);
    if (charge.amount === null) expect(charge.metered).toBe(true);
    else near(charge.amount, charged.amount_due);
  });
  expect(preview.next_charge_at).toBe(charges[0]?.at ?? null);
  if (charges[0]?.amount != null) expect(preview.due_later).toBe(charges[0].amount);
  if (later[0]) near(stays.credit, Math.max(0, -later[0].starting_balance));
  // The page shows the same charge after the change.
  expect(nextCharge?.metered).toBe(charges[0]?.metered);
  near(nextCharge?.amount ?? 0, charges[0]?.amount ?? 0);
  near(nextCharge?.at ?? 0, charges[0]?.at ?? 0, hour);
}

describe('preview of a plan change', () => {
  test.each(changeCases)('matches the charge: $state, to $target, with $money', (sample) => {
    const outcome = outcomes.get(keyOf(sample))!;
    const { preview, answer } = outcome;
    if (sample.state === 'past due' && sample.target === 'metered') {
      // Use is billed at the end of the period, so a customer with an unpaid renewal is rejected.
      expect(preview.refusal).toBe('invoice_due');
      expect(answer).toMatchObject({ success: false, message: 'invoice_due' });
      expect(outcome.atOnce).toEqual([]);
      return;
    }
    expect(preview.refusal).toBeNull();
    expect(answer).toMatchObject({ success: true });
    holdAgainstInvoices(outcome);
    const { stays, charges, lines } = preview;
    expect(stays.trial_end !== null).toBe(sample.state === 'trial');
    if (sample.state === 'trial') expect(preview.due_now).toBe(0);
    expect(stays.cancels_at !== null).toBe(sample.state === 'cancelled');
    if (sample.state === 'cancelled') expect(charges).toHaveLength(sample.target === 'metered' ? 1 : 0);
    expect(stays.owed > 0).toBe(sample.state === 'past due');
    if (sample.money === 'coupon' && sample.state === 'trial' && sample.target !== 'metered')
      expect(lines.find(({ kind }) => kind === 'coupon')?.months_left).toBe(3);
  });
});

describe('preview of a new subscription', () => {
  test.each(newCases)('matches the charge: $who, $plan, with $money', (sample) => {
    const outcome = outcomes.get(keyOf(sample))!;
    holdAgainstInvoices(outcome);
    expect(outcome.preview.stays.trial_end !== null).toBe(sample.who === 'newcomer');
  });
});
