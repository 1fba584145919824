import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../testing/factories/user.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

// Access to the collection in each state of an account.
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const word = 'diritto';
/** Returns the id of a ruling that the account was never shown. */
async function anyRuling(): Promise<string> {
  const { response } = await app.deps.engine.select('/select', {
    q: '{!term f=kind}ruling',
    fq: '{!term f=has_full_text}true',
    fl: 'id',
    rows: '1',
    sort: 'id desc',
  });
  return response.docs[0]!.id;
}

const later = new Date('2999-01-01');
const plan = { license_expire_at: null, plan: 'monthly', plan_expires_at: later };
const states = {
  licence: [{}, 'ok'],
  trial: [{ license_expire_at: null, trial_expires_at: later }, 'ok'],
  'used up': [{ plan_queries: 1, used_queries: 1 }, 'ok'],
  'plan’s trial': [{ ...plan, is_plan_trial: true }, 'ok'],
  'cancelled and running': [plan, 'ok'],
  'metered past its quota': [
    { ...plan, plan_queries: 1, used_queries: 1, over_quota: true, over_quota_cents: 5 },
    'ok',
  ],
  // The renewal was declined: the period has started, and the plan is no longer active.
  'past due': [{ ...plan, plan: null }, 'subscription_expired'],
  'licence over': [{ license_expire_at: new Date(0) }, 'subscription_expired'],
  'trial over': [{ license_expire_at: null, trial_expires_at: new Date(0) }, 'free_trial_expired'],
  'never paid': [{ license_expire_at: null }, 'subscription_expired'],
  'not verified': [{ is_verified: false }, 'access_denied'],
  administrator: [{ role: 'admin', license_expire_at: null }, 'ok'],
} as const;

test.each(Object.entries(states))('%s', async (state, [account, expected]) => {
  const user = await createUser(app, account);
  const { client } = user;
  const outcomeOf = async (response: Promise<{ status: number; body: { message?: string } }>) => {
    const { status, body } = await response;
    return status === 200 ? 'ok' : body.message;
  };
  const provisions = client.query('rulings.applying', { query: 'art. 2043 c.c.' });
  expect(await outcomeOf(provisions)).toBe(expected);
  expect(await outcomeOf(client.query('search.suggest', { q: 'respons' }))).toBe(expected);
  expect(await outcomeOf(client.query('search.around', { query: word }))).toBe(expected);
  expect(await outcomeOf(client.mutate('citations.check', { text: 'Cass. n. 1/2020' }))).toBe(expected);
  expect(await outcomeOf(client.query('assistants.onArticle', { article: 'art. 2043 c.c.' }))).toBe(expected);
  const id_new = await anyRuling();
  const unknown = state === 'administrator' ? 'ok' : expected === 'ok' ? 'file_not_found' : expected;
  for (const operation of ['rulings.article', 'rulings.similar', 'rulings.citations'] as const)
    expect([operation, await outcomeOf(client.query(operation, { id_new }))]).toEqual([operation, unknown]);
  const expectedForSearch = state === 'used up' ? 'subscription_no_queries' : expected;
  expect(await outcomeOf(client.mutate('search.run', { query: word }))).toBe(expectedForSearch);
  expect(await outcomeOf(client.mutate('alerts.create', { question: { query: word } }))).toBe(expected);
  const expectedForAccount = state === 'not verified' ? expected : 'ok';
  expect(await outcomeOf(client.query('projects.list', {}))).toBe(expectedForAccount);
  expect(await outcomeOf(client.query('alerts.list'))).toBe(expectedForAccount);
  expect(await outcomeOf(client.query('questions.list', {}))).toBe(expectedForAccount);
  const projectelement = { idResult: 'kept-m1', result: { document_diritto: 'x' }, query: '' };
  const folder = { name: 'Rossi', description: 'x', projectelement };
  const { status, body } = await client.post('/projects', folder);
  expect(status === 200 ? 'ok' : body.message).toBe(expectedForAccount);
  const id = body.project?.project_id ?? 1;
  const another = { ...projectelement, idResult: 'kept-m2' };
  expect(await outcomeOf(client.mutate('projects.addElement', { id, projectelement: another }))).toBe(
    expectedForAccount,
  );
  expect(await outcomeOf(client.query('projects.elements', { id }))).toBe(expectedForAccount);
  for (const format of ['docx', 'csv'])
    expect(await outcomeOf(client.query('projects.export', { id, format }))).toBe(expectedForAccount);
});
