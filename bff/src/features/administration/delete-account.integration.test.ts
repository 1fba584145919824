import { afterAll, beforeAll, expect, test } from 'vitest';
import { password, verifiedUser } from '../../testing/factories/sign-up.ts';
import type { Payments } from '../../adapters/payments.ts';
import { AppError } from '../../errors.ts';
import { findSession } from '../auth/index.ts';
import { deleteAccount } from './delete-account.ts';
import { createUser } from '../../testing/factories/user.ts';
import { found, hits, startFakeEngine } from '../../testing/fake-engine.ts';
import { linkFor } from '../../testing/links.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { fillEveryTable } from '../../testing/fill-every-table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function everything(): Promise<Map<string, string>> {
  const [tables] = await app.deps.db.raw(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'",
  );
  const dumped = new Map<string, string>();
  for (const { name } of tables) dumped.set(name, JSON.stringify(await app.deps.db(name)));
  return dumped;
}

const columnsNamed = async (column: string) => {
  const [rows] = (await app.deps.db.raw(
    'SELECT table_name AS name FROM information_schema.columns WHERE table_schema = DATABASE() AND column_name = ?',
    [column],
  )) as [{ name: string }[]];
  return rows.map((row) => row.name);
};

test('exports every row of the account from every table that refers to it, and no secret', async () => {
  const { id, email, client } = await verifiedUser(app);
  const markers = await fillEveryTable(app, id, email);
  const { body } = await client.get(`/lawyers/${id}/export`);
  expect(body.account).toMatchObject({ id, email });
  expect(Object.keys(body.parts)).toEqual(expect.arrayContaining(await columnsNamed('user_id')));
  // The only text of these rows is what opens the account, or its hash.
  const secret = ['emailed_tokens', 'authenticator_apps', 'recovery_codes'];
  const readable = Object.fromEntries(Object.entries(markers).filter(([table]) => !secret.includes(table)));
  for (const [table, marker] of Object.entries(readable))
    expect(JSON.stringify(body.parts[table]), table).toContain(marker);
  for (const table of await columnsNamed('user_id'))
    expect(body.parts[table], table).toHaveLength((await app.deps.db(table).where({ user_id: id })).length);
  const text = JSON.stringify(body);
  expect(text).not.toContain('argon2');
  for (const hash of await app.deps.db('sessions').where({ user_id: id, device: 'PC-1' }).pluck('token_hash'))
    expect(text).not.toContain(hash);
});

test('exports an account for an administrator without its queries, opened rulings and shown results', async () => {
  const { id, email } = await verifiedUser(app);
  const markers = await fillEveryTable(app, id, email);
  const admin = await createUser(app, { role: 'admin' });
  const { status, body } = await admin.client.get(`/lawyers/${id}/export`);
  expect(status).toBe(200);
  expect(body.account).toMatchObject({ id, email });
  const secret = ['open_questions', 'questions', 'served_rulings'];
  const hidden = (await columnsNamed('user_id')).filter((table) => !(table in body.parts));
  expect(hidden).toEqual(expect.arrayContaining(secret));
  for (const table of secret) expect(JSON.stringify(body)).not.toContain(markers[table]);
  expect(JSON.stringify(body.parts.project_elements)).toContain(markers['project_elements']);
});

test('exports no data of other accounts', async () => {
  const first = await verifiedUser(app);
  const two = await verifiedUser(app);
  const markers = Object.values(await fillEveryTable(app, two.id, two.email));
  const text = JSON.stringify((await first.client.get(`/lawyers/${first.id}/export`)).body);
  for (const foreign of [two.email, ...markers]) expect(text).not.toContain(foreign);
});

test('requires a foreign key of every column that names an account, for deletion and export', async () => {
  const [rows] = (await app.deps.db.raw(
    `SELECT table_name AS name FROM information_schema.key_column_usage
     WHERE constraint_schema = DATABASE() AND column_name = 'user_id' AND referenced_table_name = 'users'`,
  )) as [{ name: string }[]];
  expect(rows.map((row) => row.name).sort()).toEqual((await columnsNamed('user_id')).sort());
});

test('deletion leaves nothing in any table but the keyed hash of the address', async () => {
  const { id, email, client, session } = await verifiedUser(app);
  const markers = Object.values(await fillEveryTable(app, id, email));
  await app.anonymous.post('/users/login/local', { email, password: 'wrong', hash: 'PC-1' });
  const before = await everything();
  for (const marker of markers) expect([...before.values()].join('')).toContain(marker);

  expect((await client.delete(`/lawyers/${id}`)).body).toEqual({
    success: true,
    message: 'user_profile_deleted',
  });
  const after = await everything();
  for (const [table, rows] of after)
    for (const trace of [email, ...markers]) expect(rows, table).not.toContain(trace);
  for (const table of await columnsNamed('user_id'))
    expect(await app.deps.db(table).where({ user_id: id }), table).toEqual([]);
  // What the account added since it came is gone; one row is new.
  const rowsIn = (dump: Map<string, string>, table: string) =>
    (JSON.parse(dump.get(table)!) as unknown[]).length;
  expect(rowsIn(after, 'deleted_addresses')).toBe(rowsIn(before, 'deleted_addresses') + 1);
  expect((await app.client(session).get('/users/me')).status).toBe(401);
  expect((await app.anonymous.post('/users/login/local', { email, password, hash: 'PC-1' })).status).toBe(
    401,
  );
});

test('deleting while logging in leaves no session and no fault', async () => {
  for (let round = 0; round < 3; round++) {
    const { id, email, client } = await verifiedUser(app);
    const token = await linkFor(app, id, 'login');
    const responses = await Promise.all([
      client.delete(`/lawyers/${id}`),
      app.anonymous.post('/users/login/local', { email, password, hash: 'PC-1' }),
      app.anonymous.post(`/users/login/token/${id}`, { token, hash: 'PC-2' }),
      app.anonymous.put(`/lawyers/${id}/verify`, { token, hash: 'PC-3' }),
    ]);
    for (const { status } of responses) expect(status).toBeLessThan(500);
    const left = await app.deps.db('users').where({ id });
    // A login may have come first, which ends the deleting session before it was checked.
    if (responses[0].status === 200) expect(left).toEqual([]);
    // The link is none that verifies: the first session, and one for each login.
    const sessions = 1 + responses.slice(1, 3).filter(({ status }) => status === 200).length;
    expect(await app.deps.db('sessions').where({ user_id: id })).toHaveLength(
      left.length === 0 ? 0 : sessions,
    );
  }
});

test('returns session_expired to a search during the deletion, and logs no error', async () => {
  const engine = await startFakeEngine();
  const searched = await testApp({ env: { SOLR_URL: engine.url } });
  try {
    const { id, client } = await createUser(searched);
    const admin = await createUser(searched, { role: 'admin' });
    let deletion: Promise<unknown> | undefined;
    engine.behave((_, response, requestText) => {
      // Nothing is found, which costs nothing and is written all the same.
      const solrResponse = requestText.includes('danno') ? found(0) : hits;
      deletion ??= admin.client.delete(`/lawyers/${id}`);
      void deletion.then(() => response.end(solrResponse));
    });
    const { status, body } = await client.post('/search', { query: 'danno' });
    expect([status, body]).toMatchObject([401, { message: 'session_expired', isLogged: false }]);
    expect(await searched.deps.db('questions')).toEqual([]);
  } finally {
    await searched.close();
    engine.close();
  }
});

test('deletes an account once for two concurrent requests', async () => {
  const { id } = await createUser(app);
  const admin = await createUser(app, { role: 'admin' });
  const responses = await Promise.all([1, 2, 3].map(() => admin.client.delete(`/lawyers/${id}`)));
  expect(responses.map((a) => a.status).sort()).toEqual([200, 404, 404]);
});

test('deletes nothing if the subscription cannot be cancelled at the card provider', async () => {
  const { id, token } = await createUser(app, { customer_id: 'cus_of_a_provider_that_is_away' });
  const payments: Payments = {
    isLive: false,
    publishableKey: '',
    scriptSrc: null,
    webhookSecret: null,
    call: () => Promise.reject(new AppError('service_unavailable')),
    clockAheadMs: () => Promise.resolve(null),
    readEvent: () => {
      throw new AppError('validation_failed');
    },
  };
  const actor = await findSession(app.deps, token);
  await expect(deleteAccount({ ...app.deps, payments }, actor, { id })).rejects.toThrow(
    'service_unavailable',
  );
  expect(await app.deps.db('users').where({ id })).toHaveLength(1);
});
