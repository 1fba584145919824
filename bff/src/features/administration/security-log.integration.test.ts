import { Writable } from 'node:stream';
import { unsignedMax } from '@massima/contract/constants';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { password, signUp, verifiedUser } from '../../testing/factories/sign-up.ts';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { linkFor } from '../../testing/links.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: TestUser;
let written = '';
const sink = new Writable({
  write(chunk, _encoding, done) {
    written += String(chunk);
    done();
  },
});
beforeAll(async () => {
  app = await testApp({ env: { TRUSTED_PROXIES: '127.0.0.1' }, deps: { securityLog: pino(sink) } });
  admin = await createUser(app, { role: 'admin' });
});
afterAll(() => app.close());
let machine = 0;
let from: Record<string, string>;
let ip: string;
beforeEach(() => {
  written = '';
  ip = `203.0.113.${++machine}`;
  from = { 'X-Forwarded-For': ip };
});

const lines = () =>
  written
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const brief = () => lines().map(({ operation, outcome }) => `${operation} ${outcome}`);
const logIn = (email: string, secret = password, hash = 'PC-1') =>
  app.anonymous.rest('POST', '/users/login/local', { email, password: secret, hash }, from);
const auditOf = async (id: number) => (await admin.client.get(`/lawyers/${id}/audit`)).body.entries;

test('writes one line and one row per session event, with account, operation, time, client and outcome', async () => {
  const { id, email, token } = await signUp(app);
  await app.anonymous.put(`/lawyers/${id}/verify`, { token, hash: 'PC-1' });
  await logIn(email, 'wrong');
  const { token: session } = (await logIn(email)).body;
  const client = app.client(session);
  await client.post(`/lawyers/update/password/${email}`, { password: 'wrong', newPassword: 'another one' });
  await client.post(`/lawyers/update/password/${email}`, { password, newPassword: 'another one' });
  await client.get('/dashboard/logout');
  await app.anonymous.post('/users/login/restore', { email });
  await app.anonymous.post(`/users/login/restore/${id}`, { token: 'forged', password: 'secret' });
  const reset = await linkFor(app, id, 'restore');
  await app.anonymous.post(`/users/login/restore/${id}`, { token: reset, password: 'the third one' });
  const login = await linkFor(app, id, 'login');
  const byLink = await app.anonymous.post(`/users/login/token/${id}`, { token: login, hash: 'Mobile-1' });
  const inSession = app.client(byLink.body.token);
  await inSession.get(`/lawyers/${id}/export`);
  await inSession.post('/users/login/proof', { password: 'the third one' });
  await inSession.get(`/lawyers/${id}/export`);
  await inSession.delete(`/lawyers/${id}`);

  const expected = [
    'accounts.create ok',
    'accounts.verify ok',
    'session.login wrong_user_or_password',
    'session.login ok',
    'accounts.updatePassword wrong_old_password',
    'accounts.updatePassword ok',
    'session.logout ok',
    'session.requestRestore ok',
    'session.restore reset_link_no_longer_valid',
    'session.restore ok',
    'session.loginWithToken ok',
    'accounts.export proof_required',
    'session.prove ok',
    'accounts.export ok',
    'accounts.remove ok',
  ];
  expect(brief()).toEqual(expected);
  expect(lines().map((line) => line['accountId'])).toEqual(expected.map(() => id));
  expect(lines()[3]).toMatchObject({ clientIp: ip, detail: 'PC', requestId: expect.any(String) });
  for (const line of lines()) expect(line['at']).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);

  const rows = await auditOf(id);
  expect(rows.map((row) => `${row['operation']} ${row['outcome']}`).reverse()).toEqual(expected);
  // The account is gone, its number stays.
  expect(rows[0]).toMatchObject({ actor: { id, email: null }, account_id: id });
});

test('omits an unknown address of a failed login, because it could be a password', async () => {
  await logIn('my-secret-password@example.com', 'wrong');
  expect(brief()).toEqual(['session.login wrong_user_or_password']);
  expect(lines()[0]).toMatchObject({ accountId: null, actorId: null, clientIp: ip });
  expect(written).not.toContain('my-secret-password');
});

test('writes a lock-out once a minute per client', async () => {
  const { id, email } = await verifiedUser(app);
  written = '';
  for (let i = 0; i < 14; i++) await logIn(email, 'wrong');
  expect(brief()).toEqual([
    ...Array<string>(10).fill('session.login wrong_user_or_password'),
    'session.login too_many_attempts',
  ]);
  expect(lines().at(-1)).toMatchObject({ accountId: id, level: 40 });
});

test('counts the rejections of two servers in one process separately', async () => {
  const another = await testApp({ env: { TRUSTED_PROXIES: '127.0.0.1' }, deps: { securityLog: pino(sink) } });
  const forged = { token: 'forged', password: 'secret' };
  const restore = ({ anonymous }: TestApp) => anonymous.rest('POST', '/users/login/restore/1', forged, from);
  try {
    for (const server of [app, app, another, another]) expect((await restore(server)).status).toBe(400);
  } finally {
    await another.close();
  }
  expect(brief()).toEqual(Array(2).fill('session.restore reset_link_no_longer_valid'));
});

test("writes administrators' changes of other accounts with field names and without values", async () => {
  const { id, email } = await verifiedUser(app);
  written = '';
  await admin.client.get('/lawyers');
  await admin.client.get(`/lawyers/${id}`);
  await admin.client.get(`/projects?user=${id}`);
  await admin.client.put(`/lawyers/${id}`, { name: 'Zelda', disabled: true });
  await admin.client.post(`/users/query/${email}/5`);
  await admin.client.delete(`/lawyers/${id}`);
  expect(brief()).toEqual([
    'accounts.list ok',
    'accounts.byId ok',
    'projects.list ok',
    'accounts.update ok',
    'accounts.addQueries ok',
    'accounts.remove ok',
  ]);
  expect(lines().map((line) => line['actorId'])).toEqual(Array(6).fill(admin.id));
  expect(lines().map((line) => line['accountId'])).toEqual([null, ...Array<number>(5).fill(id)]);
  expect(lines()[3]!['detail']).toBe('name disabled');
  expect(written).not.toContain('Zelda');
  const five = (await auditOf(id)).slice(0, 5);
  expect(five.map((row) => row['actor'])).toEqual(Array(5).fill({ id: admin.id, email: admin.email }));
});

test("writes a rejected access to another account's data with its owner", async () => {
  const owner = await createUser(app);
  const other = await createUser(app);
  await other.client.get(`/lawyers/${owner.id}`);
  await other.client.get(`/questions?user=${owner.id}`);
  await other.client.get('/lawyers');
  const folder = (await owner.client.post('/projects', { name: 'Mine', description: 'x' })).body.project;
  await other.client.delete(`/projects/${folder!.project_id}`);
  await admin.client.get(`/questions?user=${owner.id}`);
  expect(brief()).toEqual([
    'accounts.byId user_not_found',
    'questions.list user_not_found',
    'accounts.list access_denied',
    'projects.remove file_not_found',
    'questions.list user_not_found',
  ]);
  expect(lines().map((line) => line['actorId'])).toEqual([other.id, other.id, other.id, other.id, admin.id]);
  expect(lines().map((line) => line['accountId'])).toEqual([owner.id, owner.id, null, owner.id, owner.id]);
});

test("does not write users' access to their own data", async () => {
  const { client } = await createUser(app);
  await client.get('/users/me');
  await client.get('/projects');
  await client.post('/projects', { name: 'Mine', description: 'x' });
  expect(brief()).toEqual([]);
});

test('writes no secret, and escapes input that could break a line', async () => {
  const { id, email, session, client } = await verifiedUser(app);
  const evil = 'PC-x\n{"operation":"forged"}\u001b[31m';
  await logIn(email, 'p4ssw0rd-of-mine', evil);
  await client.post(`/lawyers/update/password/${email}`, { password, newPassword: 'n3w-p4ssw0rd' });
  await client.put(`/lawyers/${id}`, { name: 'a\nb', 'x\n{"operation":"forged"}': 1 });
  await app.anonymous.put(`/lawyers/${id}/verify`, { token: 't0k3n-that-was-mailed' });
  for (const secret of [password, session, 'p4ssw0rd', 't0k3n', email, 'forged', '\u001b'])
    expect(written).not.toContain(secret);
  const rows = JSON.stringify(await app.deps.db('security_log'));
  for (const secret of [password, session, 'p4ssw0rd', 't0k3n', email, 'forged'])
    expect(rows).not.toContain(secret);
});

test('pages the audit of an account, newest first, and returns 404 for an unknown account', async () => {
  const { id } = await verifiedUser(app);
  await admin.client.put(`/lawyers/${id}`, { name: 'Anna' });
  const page = async (query: string) => (await admin.client.get(`/lawyers/${id}/audit?${query}`)).body;
  const all = await page('limit=100');
  expect(all.entries[0]).toMatchObject({ operation: 'accounts.update', actor: { email: admin.email } });
  // Each reading is an entry itself.
  const second = await page('limit=1&offset=1');
  expect(second.total).toBe(all.total + 1);
  expect(second.entries).toEqual([all.entries[0]]);
  expect((await admin.client.get('/lawyers/4000000/audit')).status).toBe(404);
  expect((await page('limit=101')).message).toBe('validation_failed');
});

test("includes events in the owner's export, without the IP addresses of others", async () => {
  const { id, client } = await verifiedUser(app);
  await client.post('/users/login/proof', { password });
  await admin.client.rest('GET', `/lawyers/${id}`, undefined, from);
  const log = (await client.get(`/lawyers/${id}/export`)).body.parts.security_log as Record<
    string,
    unknown
  >[];
  expect(log.map((entry) => entry['operation'])).toEqual([
    'accounts.create',
    'accounts.verify',
    'session.prove',
    'accounts.byId',
  ]);
  expect(JSON.stringify(log)).not.toContain(ip);
});

test('writes an access to the highest possible account id, and rejects a higher id as invalid input', async () => {
  const { id, client } = await createUser(app);
  const reach = async (of: number) => (await client.rest('GET', `/lawyers/${of}`, undefined, from)).status;
  expect([await reach(unsignedMax), await reach(unsignedMax + 1)]).toEqual([404, 400]);
  expect(await auditOf(id)).toMatchObject([
    { operation: 'accounts.byId', outcome: 'user_not_found', account_id: unsignedMax, client_ip: ip },
  ]);
});
