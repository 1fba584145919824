import { withoutQuestion } from '@massima/contract/format/saved-result';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../adapters/passwords.ts';
import { settleAddresses } from '../../jobs.ts';
import { ownedRows } from '../../models/owned-rows.ts';
import { addressChanges, newAddress } from '../../testing/address-changes.ts';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { fillEveryTable } from '../../testing/fill-every-table.ts';
import { linkFor } from '../../testing/links.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { settleDueChanges } from './settle-due-changes.ts';

let app: TestApp;
let admin: TestUser;
let password_hash: string;
let changes: ReturnType<typeof addressChanges>;
const password = 'a good password';
beforeAll(async () => {
  app = await testApp();
  admin = await createUser(app, { role: 'admin' });
  password_hash = await hashPassword(password);
  changes = addressChanges(app, admin);
});
afterAll(() => app.close());

const day = 86_400;
/** With a sign of two UTF-16 units. */
const principle = 'Il "principio" è \u{1F600} là';
const lawyer = () => createUser(app, { password_hash });
const logIn = (email: string, loginPassword = password) =>
  app.anonymous.post('/users/login/local', { email, password: loginPassword, hash: 'PC-1' });

/** Inserts a query, and a copy in a folder and in a rating, with the highlights that reveal it. */
async function asked({ id }: TestUser, word: string) {
  const { db, clock } = app.deps;
  const at = clock.now();
  await db('questions').insert({ user_id: id, query: word, query_type: 'type_principle', created_at: at });
  const [project = 0] = await db('projects').insert({
    user_id: id,
    name: 'Pratica',
    description: 'x',
    created_at: at,
    updated_at: at,
  });
  const result = JSON.stringify({
    id_new: '1',
    document_diritto: principle,
    keywords_positions: [{ startPosition: 7, endPosition: 9 }],
    document_type_massima_start: 7,
    document_type_massima_end: 99,
  });
  await db('project_elements').insert({
    project_id: project,
    id_result: '1',
    ruling_id: '',
    query: word,
    result,
    note: 'la mia nota',
    created_at: at,
  });
  await db('feedbacks').insert({
    user_id: id,
    id_result: '1',
    query: word,
    result,
    positive: true,
    comment: '',
    created_at: at,
  });
}

test('applies a change after seven days without objection only if it is confirmed, and opens no history', async () => {
  const user = await lawyer();
  await asked(user, 'usucapione');
  const email = newAddress();
  await changes.ask(user.id, email);
  app.deps.clock.advance(7 * day + 1);
  await settleDueChanges(app.deps);
  expect((await user.reload()).email).toBe(user.email);
  expect((await changes.confirm(user.id, email)).body).toMatchObject({ is_effective: true });
  expect((await user.reload()).email).toBe(email);
  // The old session has ended, and the link creates no new session.
  expect((await user.client.get('/questions')).status).toBe(401);
  const link = await linkFor(app, user.id, 'login');
  const byLink = await app.anonymous.post(`/users/login/token/${user.id}`, { token: link, hash: 'PC-1' });
  expect(byLink).toMatchObject({ status: 400, body: { message: 'token_not_valid' } });
  await admin.client.put(`/lawyers/${user.id}`, { is_verified: false });
  const verify = await linkFor(app, user.id, 'verify');
  const verified = await app.anonymous.put(`/lawyers/${user.id}/verify`, { token: verify, hash: 'PC-1' });
  expect(verified.body).toMatchObject({ success: true, isLogged: false });

  const login = await logIn(email);
  const mine = await app.client(login.body.token).get('/questions');
  expect(mine.body).toMatchObject([{ query: 'usucapione' }]);
});

test('settles earlier confirmed changes in the job and logs them in the security log', async () => {
  const user = await lawyer();
  const email = newAddress();
  await changes.ask(user.id, email);
  await changes.confirm(user.id, email);
  app.deps.clock.advance(7 * day - 60);
  await settleAddresses(app.deps);
  expect((await user.reload()).email).toBe(user.email);
  app.deps.clock.advance(61);
  // Several processes do it at the same time.
  await Promise.all([settleAddresses(app.deps), settleAddresses(app.deps)]);
  expect((await user.reload()).email).toBe(email);
  const { body } = await admin.client.get(`/lawyers/${user.id}/audit`);
  const entries = body.entries.filter(({ operation }) => operation === 'job.addressChange');
  expect(entries).toMatchObject([{ outcome: 'ok', detail: 'effective', actor: null }]);
});

test('warns before a reset without the old password that the history will be emptied, and empties it', async () => {
  const user = await lawyer();
  await asked(user, 'prescrizione');
  const email = newAddress();
  await changes.ask(user.id, email);
  await changes.confirm(user.id, email);
  app.deps.clock.advance(7 * day + 1);
  await settleDueChanges(app.deps);
  await admin.client.post(`/lawyers/${user.id}/password_link`);
  const token = await changes.tokenTo(email, 'restore');
  const linkResponse = await app.anonymous.post(`/users/login/restore/${user.id}/link`, { token });
  expect(linkResponse).toMatchObject({ status: 200, body: { empties_history: true } });
  await app.anonymous.post(`/users/login/restore/${user.id}`, { token, password: 'a stranger’s choice' });
  const login = await logIn(email, 'a stranger’s choice');
  const stranger = app.client(login.body.token);
  expect((await stranger.get('/questions')).body).toEqual([]);
  const everything = await stranger.get(`/lawyers/${user.id}/export`);
  expect(everything.status).toBe(200);
  expect(JSON.stringify(everything.body)).not.toContain('prescrizione');
  expect(everything.body.parts.project_elements).toMatchObject([{ query: '', note: 'la mia nota' }]);
  for (const table of ['project_elements', 'feedbacks'])
    expect(JSON.parse(String(everything.body.parts[table]![0]!['result']))).toEqual(
      JSON.parse(withoutQuestion(JSON.stringify({ id_new: '1', document_diritto: principle }))),
    );
});

const factorTables = ['passkeys', 'authenticator_apps', 'recovery_codes'] as const;
/**
 * Tables of an account that do not reveal its queries. List a new table here or empty it with the
 * history.
 */
const kept = [
  ...['users', 'sessions', 'emailed_tokens', 'outbox', 'address_changes'],
  ...['subscriptions', 'payment_attempts', 'metered_usage', 'billing_accounts', 'assistant_spending'],
  ...['projects', 'project_elements', 'feedbacks'],
  ...['connections', 'oauth_requests', 'oauth_tokens'],
  ...factorTables,
];

test('leaves nothing of the history in any table', async () => {
  const { db, clock } = app.deps;
  const user = await lawyer();
  await fillEveryTable(app, user.id, user.email);
  // The reset page would ask for them.
  for (const table of factorTables) await db(table).where({ user_id: user.id }).delete();
  await db('users').where({ id: user.id }).update({ history_closed_at: clock.now() });
  const token = await linkFor(app, user.id, 'restore');
  const reset = await app.anonymous.post(`/users/login/restore/${user.id}`, { token, password: 'a new one' });
  expect(reset.body.success).toBe(true);
  const left = [];
  for await (const { table, rows } of ownedRows(db, 'users', user.id, (name) => !kept.includes(name)))
    if (rows.length > 0) left.push(table);
  expect(left).toEqual([]);
});

test('shows no warning for an ordinary reset, which keeps the history', async () => {
  const user = await lawyer();
  await asked(user, 'servitù');
  const token = await linkFor(app, user.id, 'restore');
  const linkResponse = await app.anonymous.post(`/users/login/restore/${user.id}/link`, { token });
  expect(linkResponse.body).toEqual({ empties_history: false, asks_factor: false });
  await app.anonymous.post(`/users/login/restore/${user.id}`, { token, password: 'another one' });
  const login = await logIn(user.email, 'another one');
  expect((await app.client(login.body.token).get('/questions')).body).toHaveLength(1);
  const wrong = await app.anonymous.post(`/users/login/restore/${user.id}/link`, { token: 'x'.repeat(43) });
  expect(wrong).toMatchObject({ status: 400, body: { message: 'reset_link_no_longer_valid' } });
});

test("changes the address of a never verified account once it is confirmed, regardless of the form's checkbox", async () => {
  const { body } = await admin.client.post('/lawyers', {
    name: 'Mara',
    surname: 'Monti',
    email: newAddress(),
    is_verified: true,
  });
  const email = newAddress();
  await changes.ask(body.id, email);
  expect((await changes.confirm(body.id, email)).body).toMatchObject({ is_effective: true });
  const [row] = await app.deps.db('users').where({ id: body.id });
  expect(row).toMatchObject({ email, is_verified: true, history_closed_at: null });
  expect(row?.verified_at).not.toBeNull();
  // The invitation sent to the old address has been revoked; a new invitation exists.
  const invited = await changes.tokenTo(body.email, 'choose_password');
  const old = await app.anonymous.post(`/users/login/restore/${body.id}`, { token: invited, password });
  expect(old.body.message).toBe('reset_link_no_longer_valid');
  const fresh = await changes.tokenTo(email, 'choose_password');
  const chosen = await app.anonymous.post(`/users/login/restore/${body.id}`, { token: fresh, password });
  expect(chosen.body.success).toBe(true);
});

test('does not treat a verified account as never verified if its verification is removed', async () => {
  const user = await lawyer();
  await admin.client.put(`/lawyers/${user.id}`, { is_verified: false });
  const email = newAddress();
  await changes.ask(user.id, email);
  expect((await changes.confirm(user.id, email)).body).toMatchObject({ is_effective: false });
  expect((await user.reload()).email).toBe(user.email);
});
