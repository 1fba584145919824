import { afterAll, beforeAll, expect, test } from 'vitest';
import { ageAttempts } from '../../testing/age-attempts.ts';
import { noteAttempts, noteMakers, type Makers } from '../../testing/billing-attempts.ts';
import { assertBooks } from '../../testing/billing-books.ts';
import type { JournalAction, Entry } from '../../testing/billing-journal.ts';
import { testClient, type Answer, type TestClient } from '../../testing/client.ts';
import { createPayer, type TestUser } from '../../testing/factories/user.ts';
import { noteAgain, noteNothing } from '../../testing/notes-nothing.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { bundleFor, spawnServer, type ServerProcess } from '../../testing/server-process.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { reconcile } from './reconcile.ts';

// Runs ten lawyers against two servers, one of which is killed repeatedly, with failing database
// writes and more than two hundred injected provider errors and delays. Every response is recorded,
// and at the end the provider's books are compared with the record.
// For a longer or different run: `MONEY_FAULTS=2000 MONEY_SEED=7 npx vitest run --project
// integration money`.
const minFailures = Number(process.env['MONEY_FAULTS'] ?? 200);
const seed = Number(process.env['MONEY_SEED'] ?? 20_261_122);
const timeout = 400;
const slowerThanEveryRetry = 6 * timeout;

let app: TestApp;
let payments: TestPayments;
let main: string;
let second: { process: ServerProcess; url: string };
beforeAll(async () => {
  [payments, main] = await Promise.all([startPayments(), bundleFor('money')]);
  app = await testApp({ env: { ...env(), PORT: String(payments.appPort) } });
  second = await startSecond();
});
afterAll(async () => {
  second.process.child.kill('SIGKILL');
  await app.close();
  await payments.stop();
});

const env = () => ({
  PAYMENTS_URL: payments.url,
  PAYMENTS_TIMEOUT_MS: String(timeout),
  STRIPE_WEBHOOK_SECRET: payments.webhookSecret,
});
async function startSecond() {
  const { DATABASE_URL, SOLR_URL } = app.deps.config;
  const process = spawnServer(main, { ...env(), DATABASE_URL, SOLR_URL });
  return { process, url: await process.url() };
}

/** Returns a mulberry32 generator. The same seed gives the same errors and actions. */
function random(state: number) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
const draw = random(seed);
const pick = <T>(list: readonly T[]): T => list[Math.floor(draw() * list.length)]!;

const plans = ['price_massima_monthly', 'price_massima_yearly'];
const cards = ['pm_card_visa', 'pm_card_visa', 'pm_card_chargeCustomerFail'];
const requestErrors = [
  ...['500', '500_after', '500_kept', '429', 'reset_before', 'reset_after', 'timeout_after'],
  ...['slow', 'slow'],
];
const webhookErrors = ['lose', 'duplicate', 'reorder', 'delay'];

const misbehaviour = () => [
  ...Array.from({ length: 4 }, () => ({
    // Half of the errors hit the creation of subscriptions, where they are most costly.
    match: draw() < 0.5 ? { method: 'POST', path: '/v1/subscriptions*' } : {},
    fault: pick(requestErrors),
    times: 1 + Math.floor(draw() * 3),
    skip: Math.floor(draw() * 12),
    delay: slowerThanEveryRetry,
  })),
  { match: {}, fault: pick(webhookErrors), times: 2, delay: 100 },
];

const journal: Entry[] = [];
const makers: Makers = new Map();
const killed: Answer = { status: 0, headers: new Headers(), body: {} };

/** Performs one random billing action of a lawyer and records the response. */
async function act({ id, token }: TestUser): Promise<void> {
  const client = testClient(pick([app.url, second.url]), token);
  const send = (request: Promise<Answer>) => request.catch(() => killed);
  const { body: subscription } = await send(client.get(`/lawyers/${id}/subscription`));
  const action: JournalAction = subscription?.id
    ? pick(['subscribe', 'change', 'change', 'pay', 'renewal'])
    : 'subscribe';
  const invoice = action === 'pay' ? await openInvoice(client, id).catch(() => undefined) : undefined;
  if (action === 'pay' && !invoice) return;
  const started = new Date();
  const planId = pick(plans);
  const { status, body } = await send(
    perform(client, action, { id, subscription, invoice, planId, paymentMethodId: pick(cards) }),
  );
  journal.push({
    user: id,
    deed: action,
    plan: planId,
    ...(invoice && { invoice }),
    status,
    message: String(body?.message),
    success: body?.success === true,
    begun: started,
    ended: new Date(),
  });
}

async function openInvoice(client: TestClient, id: number): Promise<string | undefined> {
  const { body } = await client.get(`/lawyers/${id}/invoices`);
  return body.data?.find((i: { status: string }) => i.status === 'open')?.id;
}

interface ActionInput {
  id: number;
  subscription: Answer['body'];
  invoice: string | undefined;
  planId: string;
  paymentMethodId: string;
}
function perform(
  client: TestClient,
  action: JournalAction,
  { id, subscription, invoice, ...request }: ActionInput,
) {
  const path = `/lawyers/${id}/subscriptions`;
  const subscriptionPath = `${path}/${subscription?.id}`;
  if (action === 'subscribe') return client.post(path, request);
  if (action === 'renewal') return client.put(subscriptionPath, { cancel_at_period_end: draw() < 0.3 });
  if (action === 'pay') return client.post(`/lawyers/${id}/invoices/${invoice}/pay`, {});
  return client.put(`${subscriptionPath}/plan`, {
    ...request,
    subscriptionItemId: subscription.items.data[0]?.id,
  });
}

/**
 * Whether the run moved money and met the errors under test. Without payments the books are always
 * correct.
 */
const hasMoved = () =>
  [
    (e: Entry) => e.deed === 'subscribe' && e.success,
    (e: Entry) => e.deed === 'change' && e.success,
    (e: Entry) => e.message === 'payment_in_progress',
    (e: Entry) => e.status === 0,
  ].every((kind) => journal.filter(kind).length >= 5);

test('loses nothing and charges nothing twice with two hundred random errors, slow responses and killed servers', async () => {
  const users = await Promise.all(Array.from({ length: 10 }, () => createPayer(app)));
  let strikes = 0;
  for (let round = 0; strikes <= minFailures || !hasMoved(); round++) {
    await payments.misbehave({ rules: misbehaviour() });
    if (round % 5 === 1) await noteNothing(app.owner);
    // Each lawyer acts, sometimes in two tabs at the same time.
    const acting = Promise.all(
      users.flatMap((user) => (draw() < 0.3 ? [act(user), act(user)] : [act(user)])),
    );
    if (round % 5 === 3) {
      // Usually while calls are pending. A call without an error is short, and only aborted calls
      // are of interest.
      await new Promise((resolve) => setTimeout(resolve, draw() ** 3 * 3 * timeout));
      second.process.child.kill('SIGKILL');
    }
    await acting;
    strikes += await payments.strikes();
    if (round % 5 === 1) await noteAgain(app.owner);
    if (round % 5 === 3) second = await startSecond();
    // A renewal in between, with the current cards.
    if (round % 40 === 15) {
      noteMakers(makers, await payments.state());
      await payments.advance(32 * 86_400);
    }
  }
  await payments.misbehave({ rules: [] });
  await payments.settled();
  const attempts = await noteAttempts(app.deps.db);
  await ageAttempts(app.deps.db);
  expect(await reconcile(app.deps)).toMatchObject({ failed: 0, orphans: 0 });

  for (const entry of journal)
    expect([0, 200, 404, 409, 502, 503, 504], JSON.stringify(entry)).toContain(entry.status);
  const state = await payments.state();
  noteMakers(makers, state);
  for (const user of users) await assertBooks(app, user, { state, journal, attempts, makers });
  expect(await app.deps.db('payment_attempts').where({ settled_at: null })).toEqual([]);
}, 3_600_000);
