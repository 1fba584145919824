import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sharesMax, shareDays } from '@massima/contract/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../log.ts';
import type { UserRow } from '../../models/tables.ts';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { indexRulings, newRuling, ownCore, type OwnCore } from '../../testing/own-core.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const day = 86_400_000;
const fullText =
  'Il custode del lastrico risponde, come già detto da Cass. n. 1 del 2020, del danno da infiltrazioni.';
const open = { ...newRuling({ text: 'Il custode del lastrico risponde del danno.' }), full_text: fullText };
const notice = 'Dispone che in caso di diffusione siano omesse le generalità delle parti.';
const named = { ...newRuling({ text: 'Il figlio del lastrico sceglie.' }), full_text: `Testo. ${notice}` };
/** A trial shows a fifth of the collection, so a collection of two rulings would not be enough. */
const rulings = Array.from({ length: 10 }, (_, n) =>
  newRuling({ text: `Principio numero ${n} di altra materia.` }),
);

let core: OwnCore;
let app: TestApp;
let written = '';
let movedMs = 0;
beforeAll(async () => {
  core = await ownCore('shares');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'massima-shares-'));
  const ids = path.join(folder, 'ids');
  await writeFile(ids, named.id);
  await indexRulings(core, 'archive', [open, named, ...rulings], '--anonymised', ids);
  await rm(folder, { recursive: true });
  const log = createLog('info', { write: (line) => void (written += line) });
  const clock = { now: () => new Date(Date.now() + movedMs), offsetMs: () => movedMs, advance: () => {} };
  app = await testApp({ env: { SOLR_CORE: core.name }, deps: { log, clock } });
});
afterAll(async () => {
  await app.close();
  await core.drop();
});

const id = (ruling = open) => `${ruling.id}-m1`;
/** Creates a user who was shown both rulings. */
async function maker(over: Partial<UserRow> = {}): Promise<TestUser> {
  const user = await createUser(app, over);
  await app.deps
    .db('served_rulings')
    .insert(
      [open, named].map((ruling) => ({ user_id: user.id, ruling_id: ruling.id, served_at: new Date() })),
    );
  return user;
}
const share = (user: TestUser, body: object = {}) => user.client.post('/shares', { id_new: id(), ...body });
const tokenOf = (url: string) => new URL(url).pathname.split('/').at(-1)!;
const read = (url: string) => app.anonymous.get(`/shares/public/${tokenOf(url)}`);
const urlOf = async (user: TestUser, body?: object) => (await share(user, body)).body.url;

test('shows head, principle and text of the ruling without a login, and no links', async () => {
  const user = await maker();
  const { status, body } = await share(user, { studio: ' <b>Studio</b>\u202e "Rossi" & figli\n' });
  expect(status).toBe(200);
  expect(new Date(body.expires_at).getTime()).toBeCloseTo(Date.now() + shareDays * day, -5);
  expect(Buffer.from(tokenOf(body.url), 'base64url')).toHaveLength(32);

  const response = await read(body.url);
  expect(response.body).toEqual({
    studio: '<b>Studio</b> "Rossi" & figli',
    expires_at: body.expires_at,
    ruling: expect.objectContaining({ sent_numero: open.number, document_emanante: 'Corte di cassazione' }),
    principle: open.principles[0]!.text,
    text: fullText,
    fictional: true,
  });
  expect(JSON.stringify(response.body)).not.toMatch(new RegExp(`ruling_id|receipt|references|${open.id}`));
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('cache-control')).toContain('no-store');
  const rows = await app.deps.db('shares').where({ user_id: user.id });
  expect(JSON.stringify(rows)).not.toContain(tokenOf(body.url));
  const exported = await user.client.get(`/lawyers/${user.id}/export`);
  expect(JSON.stringify(exported.body)).toContain('Cass. civ.');
  expect(JSON.stringify(exported.body)).not.toContain(rows[0]!.token_hash);
});

test("shows the account's name by default, and no principle of the shared ruling", async () => {
  const url = await urlOf(await maker(), { id_new: open.id });
  expect((await read(url)).body).toMatchObject({ studio: 'Lucia Ferrari', principle: null, text: fullText });
  expect((await share(await maker(), { studio: 'x'.repeat(81) })).status).toBe(400);
});

test('never shows a text with the notice that names must be omitted', async () => {
  const { body } = await read(await urlOf(await maker(), { id_new: id(named) }));
  expect(body).toMatchObject({ principle: named.principles[0]!.text, text: null });
  expect(body.ruling.document.has_full_text).toBe(true);
});

test('rejects a ruling that its maker was not shown, and one that does not exist', async () => {
  const user = await createUser(app);
  for (const id_new of [id(), open.id, 'nuova-999-m1']) {
    const { status, body } = await share(user, { id_new });
    expect([status, body.message]).toEqual([404, 'file_not_found']);
  }
});

test('returns share_expired without any names for a guessed link', async () => {
  for (const guess of ['A'.repeat(43), 'x', '%00'])
    expect((await app.anonymous.get(`/shares/public/${guess}`)).status).toBeGreaterThanOrEqual(400);
  const { status, body } = await app.anonymous.get(`/shares/public/${'A'.repeat(43)}`);
  expect(status).toBe(404);
  expect(body).toEqual({ message: 'share_expired', requestId: expect.any(String) });
});

test('lists and ends links for their owner only, repeatably', async () => {
  const [user, other] = [await maker(), await createUser(app)];
  const url = await urlOf(user);
  const { body } = await user.client.get('/shares');
  expect(body).toMatchObject({ left: sharesMax - 1, most: sharesMax });
  expect(body.shares).toMatchObject([{ id_new: id(), studio: 'Lucia Ferrari' }]);
  expect(JSON.stringify(body)).not.toContain('token');
  const [firstShare] = body.shares;
  expect((await other.client.get('/shares')).body.shares).toEqual([]);
  expect((await other.client.delete(`/shares/${firstShare!.id}`)).status).toBe(404);
  expect((await read(url)).status).toBe(200);
  for (const _ of [1, 2]) expect((await user.client.delete(`/shares/${firstShare!.id}`)).status).toBe(200);
  expect(await read(url)).toMatchObject({
    status: 404,
    body: { message: 'share_expired', requestId: expect.any(String) },
  });
  expect(JSON.stringify((await read(url)).body)).not.toContain('Ferrari');
  expect((await user.client.get('/shares')).body).toMatchObject({ shares: [], left: sharesMax - 1 });
});

test.each(['access', 'verification', 'disabling', 'deletion', 'withdrawal', 'thirty days'])(
  'ends a link with the %s',
  async (end) => {
    const [user, admin] = [await maker(), await createUser(app, { role: 'admin' })];
    const url = await urlOf(user);
    expect((await read(url)).status).toBe(200);
    const users = app.deps.db('users').where({ id: user.id });
    if (end === 'access') await users.update({ license_expire_at: new Date(0) });
    if (end === 'verification') await users.update({ is_verified: false });
    if (end === 'disabling')
      for (const disabled of [true, false]) await admin.client.put(`/lawyers/${user.id}`, { disabled });
    if (end === 'deletion') await user.client.delete(`/lawyers/${user.id}`);
    // The index no longer contains a withdrawn ruling.
    if (end === 'withdrawal')
      await app.deps.db('shares').where({ user_id: user.id }).update({ id_new: 'ritirata-1-m1' });
    if (end === 'thirty days') movedMs = shareDays * day + 1000;
    const { status, body } = await read(url);
    movedMs = 0;
    const isNamed = !['disabling', 'deletion'].includes(end);
    expect([status, body]).toEqual([
      404,
      {
        message: 'share_expired',
        requestId: expect.any(String),
        ...(isNamed && { data: { studio: 'Lucia Ferrari' } }),
      },
    ]);
  },
);

test.each([
  ['trial', { license_expire_at: null, trial_expires_at: new Date('2999-01-01') }, 200],
  ['used up', { plan_queries: 1, used_queries: 1 }, 200],
  ['cancelled', { license_expire_at: null, plan: 'monthly', plan_expires_at: new Date('2999-01-01') }, 200],
  ['metered', { plan_queries: 1, used_queries: 1, over_quota: true, over_quota_cents: 5 }, 200],
  ['administrator', { role: 'admin', license_expire_at: null }, 200],
  ['past due', { license_expire_at: null, plan: null, plan_expires_at: new Date('2999-01-01') }, 402],
  ['expired', { license_expire_at: new Date(0) }, 402],
  ['unverified', { is_verified: false }, 403],
] as const)('allows sharing in the state "%s" as it allows searching', async (_state, account, status) => {
  const user = await maker(account);
  const made = await share(user);
  expect(made.status).toBe(status);
  if (status === 200) expect((await read(made.body.url)).status).toBe(200);
});

test('allows exactly twenty links in thirty days, also concurrently and after some were ended', async () => {
  const user = await maker();
  const first = await share(user);
  await user.client.delete(`/shares/${first.body.id}`);
  const all = await Promise.all(Array.from({ length: sharesMax + 3 }, () => share(user)));
  const statuses = all.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(sharesMax - 1);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  const refused = await share(user);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan((shareDays - 1) * 86_400);
  const rows = app.deps.db('shares').where({ user_id: user.id });
  await rows.update({ created_at: new Date(Date.now() - shareDays * day) });
  expect((await share(user)).status).toBe(200);
});

test('allows a hundred reads in fifteen minutes, and logs no token', async () => {
  const url = await urlOf(await maker());
  const { engine } = app.deps;
  app.deps.engine = {
    ...engine,
    forAccount: () => ({
      ...engine,
      select: () => Promise.reject(new Error('the engine is broken')),
    }),
  };
  expect((await read(url)).status).toBe(500);
  app.deps.engine = engine;
  expect(written).toContain('the engine is broken');
  expect(written).not.toContain(tokenOf(url));
  const statuses = new Set<number>();
  for (let i = 0; i < 101; i++) statuses.add((await read(url)).status);
  expect([...statuses]).toEqual([200, 429]);
});
