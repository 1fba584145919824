import { afterEach, beforeEach, expect, it } from 'vitest';
import { callError } from '../lib/call-error.ts';
import { session } from '../lib/session.ts';
import { api, outage } from '../lib/trpc.ts';
import { defaultAnswers } from './answers/default-answers.ts';
import { type Responses, lineCut, refused } from './answers/types.ts';
import { administrator, sampleAccount } from './samples/accounts.ts';
import { ServerDouble } from './server-double.ts';

let stop = () => {};
const serve = (responses: Responses) => {
  const double = new ServerDouble({ ...defaultAnswers(sampleAccount()), ...responses });
  stop = double.install();
  return double;
};
beforeEach(() => outage.set(false));
afterEach(() => stop());

it("sends the app's client responses that the contract parses, with and without batches", async () => {
  const double = serve({});
  const [folders, questions, rating] = await Promise.all([
    api.projects.list.query({}),
    api.questions.list.query({ limit: 3 }),
    api.search.run.mutate({ query: ' danno ', question: {} }),
  ]);
  expect([folders.length, questions.length, rating.data.search.length]).toEqual([4, 3, 3]);
  // The contract's defaults are filled in, as the server sees them.
  expect(double.asked('search.run')).toEqual([
    expect.objectContaining({ query: 'danno', size: 10, offset: 0 }),
  ]);
  expect(double.drifts).toEqual([]);
});

it('every default response matches the contract', async () => {
  const double = new ServerDouble(defaultAnswers(administrator()));
  stop = double.install();
  await Promise.all([
    api.system.config.query(),
    api.session.check.query(),
    api.session.me.query(),
    api.session.login.mutate({ email: 'a@b.it', password: 'x', hash: 'PC-1' }),
    api.accounts.verify.mutate({ id: 1, token: 't' }),
    api.accounts.list.query({}),
    api.accounts.export.query({ id: 1 }),
    api.accounts.addQueries.mutate({ email: 'a@b.it', count: 0 }),
    api.rulings.article.query({ id_new: 'r' }),
    api.rulings.similar.query({ id_new: 'r' }),
    api.projects.elements.query({ id: 7 }),
    api.projects.create.mutate({ name: 'n', description: 'd' }),
    api.questions.removeAll.mutate(),
    api.billing.products.query(),
    api.billing.prices.query({ product: 'p' }),
    api.billing.customer.query({ id: 1 }),
    api.billing.paymentMethods.query({ id: 1 }),
    api.billing.subscription.query({ id: 1 }),
    api.billing.invoices.query({ id: 1 }),
    api.billing.payInvoice.mutate({ id: 1, invoiceId: 'in_4' }),
    api.billing.previewPlan.query({ id: 1, subId: 's', planId: 'p', subscriptionItemId: 'i' }),
    api.billing.subscribe.mutate({ id: 1, planId: 'p' }),
  ]);
  expect(double.drifts).toEqual([]);
});

it('rejects as the server does, and the app’s error handler receives it', async () => {
  session.begin('tok', sampleAccount());
  serve({ 'projects.list': refused('session_expired') });
  const error: unknown = await api.projects.list.query({}).catch((e: unknown) => e);
  expect(callError(error)).toMatchObject({ status: 401, key: 'session_expired', requestId: 'prova-0001' });
  expect(session.token()).toBeNull();
});

it('aborts the connection', async () => {
  serve({ 'projects.list': lineCut });
  await api.projects.list.query({}).catch(() => undefined);
  expect(outage.get()).toBe(true);
});

it('reports violations: a response, an input, an operation without a response', async () => {
  const double = serve({
    'session.me': () => ({ ...sampleAccount(), used_queries: 'tanti' as unknown as number }),
  });
  const failed = () => undefined;
  await api.session.me.query().catch(failed);
  await api.projects.byId.query({ id: -1 }).catch(failed);
  await api.billing.plan.query({ id: 'price_1' }).catch(failed);
  expect(double.drifts).toEqual([
    expect.stringMatching(/answer of session\.me.*used_queries/),
    expect.stringMatching(/asked of projects\.byId.*id/),
    expect.stringContaining('billing.plan'),
  ]);
});

it('serves the REST addresses too, which the signup form calls', async () => {
  const double = serve({ 'accounts.exists': () => ({ exists: true }) });
  const response = await fetch('/api/users/exists?email=a%40b.it');
  expect(await response.json()).toEqual({ exists: true });
  expect(double.asked('accounts.exists')).toEqual([{ email: 'a@b.it' }]);
  expect((await fetch('/api/lawyers/form_token/')).status).toBe(200);
  expect((await fetch('/api/nowhere')).status).toBe(500);
  expect(double.drifts).toHaveLength(1);
});
