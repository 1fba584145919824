import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../adapters/passwords.ts';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { linkFor } from '../../testing/links.ts';
import { sampleNews } from '../../testing/alert-news.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const password = 'a good password';
/** Creates an account with an alert that matched one ruling by two of its principles. */
async function follower() {
  const user = await createUser(app, { password_hash: await hashPassword(password) });
  return { user, id: await sampleNews(app, user.id) };
}
const make = async (user: TestUser, id: number, body: object = {}) =>
  (await user.client.post(`/alerts/${id}/feed`, body)).body.url;
const read = (url: string) => app.anonymous.send('GET', new URL(url).pathname);
const notFound = { status: 404, body: { message: 'file_not_found' } };

test('returns headings and links without query or principles for an address of 256 bits', async () => {
  const { user, id } = await follower();
  const url = await make(user, id);
  expect(Buffer.from(new URL(url).pathname.split('/').at(-1)!, 'base64url')).toHaveLength(32);
  const { status, headers, body } = await read(url);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('cache-control')).toContain('no-store');
  expect(body).toContain('<title>Avviso</title>');
  expect(body.match(/<entry>/g)).toHaveLength(1);
  expect(body).toContain('<title>Cass. civ., Sez. III, sent. 12 gennaio 2019, n. 123</title>');
  expect(body).toContain(`/alerts/${id}#`);
  for (const secret of ['segreto dell’avviso', 'Il custode risponde']) expect(body).not.toContain(secret);
  const rows = JSON.stringify(await app.deps.db('alert_feeds'));
  expect(rows).not.toContain(new URL(url).pathname.split('/').at(-1));
});

test('uses the owner’s name for the feed as its title, with escaped characters', async () => {
  const { user, id } = await follower();
  const body = (await read(await make(user, id, { name: 'Rossi & <b>figli</b> "€"' }))).body as string;
  expect(body).toContain('<title>Rossi &amp; &lt;b&gt;figli&lt;/b&gt; &quot;€&quot;</title>');
  expect((await user.client.get('/alerts/feeds')).body.feeds).toMatchObject([
    { alert_id: id, name: 'Rossi & <b>figli</b> "€"' },
  ]);
});

test('revokes the previous address when a new address is created, and the address on request', async () => {
  const { user, id } = await follower();
  const [first, second] = [await make(user, id), await make(user, id)];
  expect(await read(first)).toMatchObject(notFound);
  expect((await read(second)).status).toBe(200);
  expect((await user.client.delete(`/alerts/${id}/feed`)).body.success).toBe(true);
  expect(await read(second)).toMatchObject(notFound);
});

test('returns 404 for another account’s alert and for a guessed address', async () => {
  const { id } = await follower();
  const other = await createUser(app);
  expect((await other.client.post(`/alerts/${id}/feed`)).status).toBe(404);
  for (const guess of ['A'.repeat(43), '../alerts', 'x'])
    expect((await app.anonymous.send('GET', `/feeds/${guess}`)).status).toBe(404);
});

test.each(['access', 'alert', 'password', 'disabling', 'deletion'])(
  'revokes the address after the end of: %s',
  async (end) => {
    const { user, id } = await follower();
    const url = await make(user, id);
    expect((await read(url)).status).toBe(200);
    const { db, clock } = app.deps;
    if (end === 'access')
      await db('users')
        .where({ id: user.id })
        .update({ license_expire_at: new Date(clock.now().getTime() - 1000) });
    if (end === 'alert') await user.client.delete(`/alerts/${id}`);
    if (end === 'password')
      await app.anonymous.post(`/users/login/restore/${user.id}`, {
        token: await linkFor(app, user.id, 'restore'),
        password: 'another password',
      });
    const admin = await createUser(app, { role: 'admin' });
    if (end === 'disabling') {
      await admin.client.put(`/lawyers/${user.id}`, { disabled: true });
      await admin.client.put(`/lawyers/${user.id}`, { disabled: false });
    }
    if (end === 'deletion') await user.client.delete(`/lawyers/${user.id}`);
    expect(await read(url)).toMatchObject(notFound);
  },
);

test('is rate-limited by its address, and by network for invalid addresses', async () => {
  const [{ user, id }, other] = [await follower(), await follower()];
  const [url, another] = [await make(user, id), await make(other.user, other.id)];
  for (let i = 0; i < 60; i++) expect((await read(url)).status).toBe(200);
  const full = await read(url);
  expect([full.status, full.body.message]).toEqual([429, 'too_many_attempts']);
  const statuses: number[] = [];
  for (let i = 0; i < 101; i++)
    statuses.push((await app.anonymous.send('GET', `/feeds/${'A'.repeat(43)}`)).status);
  expect([statuses.includes(404), statuses.at(-1)]).toEqual([true, 429]);
  expect((await read(another)).status).toBe(200);
});
