import { alertsMax } from '@massima/contract/constants';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMailer } from '../../adapters/mailer.ts';
import { AppError } from '../../errors.ts';
import { FakeSmtp } from '../../testing/fake-smtp.ts';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import {
  bring as bringTo,
  custody,
  fallen,
  follow,
  newsOf as news,
  round as runRound,
} from '../../testing/following.ts';
import { indexRulings, newRuling, ownCore, type OwnCore } from '../../testing/own-core.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { sendDueMails } from '../mail/index.ts';
import { checkAlerts, mailNews } from './index.ts';

/**
 * Covers indexing to the delivered mail. Uses a separate Solr core, because the shared core is
 * read-only.
 */
let core: OwnCore;
let app: TestApp;
let smtp: FakeSmtp;
const never = new AbortController().signal;
const day = 86_400;

beforeAll(async () => {
  core = await ownCore('alerts');
  await indexRulings(core, 'stock', [
    newRuling({ text: 'Il custode risponde del danno da cose in custodia.' }),
  ]);
  app = await testApp({ env: { SOLR_CORE: core.name } });
});
afterAll(async () => {
  await app.close();
  await core.drop();
});
beforeEach(async () => {
  smtp = await new FakeSmtp().up();
  await app.deps.db('alerts').delete();
  await app.deps.db('outbox').delete();
});
afterEach(() => smtp.down());

const bring = (...rulings: ReturnType<typeof newRuling>[]) => bringTo(core, ...rulings);
const round = () => runRound(app);
/** Sends pending mails and returns those to this account, with their lines joined. */
async function mailsTo(user: TestUser) {
  const mailer = createMailer({ SMTP_URL: smtp.url, MAIL_FROM: 'Massima <no-reply@massima.example>' });
  try {
    await sendDueMails(app.deps, mailer);
  } finally {
    mailer.close();
  }
  return smtp.mails
    .filter(({ to }) => to === user.email)
    .map(({ raw }) =>
      raw
        .replace(/=\r\n/g, '')
        .replace(/\r\n /g, ' ')
        .replace(/(?:=[0-9A-F]{2})+/g, (hex) => Buffer.from(hex.replaceAll('=', ''), 'hex').toString()),
    );
}

test('mails a match once, opens it without a charge and stops mails with one click', async () => {
  const user = await createUser(app);
  const { body: followed } = await follow(user, custody);
  expect(await round()).toBe(0);

  const ruling = fallen();
  await bring(ruling, newRuling({ text: 'Il licenziamento è nullo quando è discriminatorio.' }));
  expect(await round()).toBe(1);
  expect(await round()).toBe(0);
  const [mail, another] = await mailsTo(user);
  expect(another).toBeUndefined();
  expect(mail).toContain('Una nuova decisione per i Suoi avvisi');
  expect(mail).toContain('«danno cose custodia»');
  expect(mail).toContain('custode della scala');
  expect(mail).not.toContain('licenziamento');
  expect(mail).toContain(`/alerts/${followed.alert.id}#${ruling.id}-m1`);
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);

  const { body } = await user.client.query('alerts.news', { id: followed.alert.id });
  expect(body.news.map((item: { result: { id_new: string } }) => item.result.id_new)).toEqual([
    `${ruling.id}-m1`,
  ]);
  // An alert match does not contain the query.
  expect(body.news[0]?.result).not.toHaveProperty('why');
  const text = await user.client.query('rulings.article', { id_new: `${ruling.id}-m1` });
  expect(text.body).toMatchObject({ ruling_full_text: expect.stringContaining('scala') });
  expect((await user.reload()).used_queries).toBe(0);

  const link = new URL(/^List-Unsubscribe: <(.+)>\r?$/m.exec(mail ?? '')?.[1] ?? '');
  await app.anonymous.rest('GET', `/..${link.pathname}`);
  expect((await user.reload()).alert_mails).toBe('daily');
  const stopped = await fetch(app.url + link.pathname, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(stopped.status).toBe(200);
  expect((await user.reload()).alert_mails).toBe('off');
  await bring(fallen());
  app.deps.clock.advance(2 * day);
  expect(await round()).toBe(0);
  expect(await news(user)).toEqual([2]);
});

test('lists a ruling once if two alerts match it, with the filters of each alert', async () => {
  const user = await createUser(app);
  await follow(user, custody);
  await follow(user, { ...custody, filters: { selectedArea: 1, yearDoc: [2026] } });
  await bring(fallen());
  expect(await round()).toBe(1);
  expect(await news(user)).toEqual([1, 1]);
  const [mail] = await mailsTo(user);
  expect(mail).toContain('Una nuova decisione per i Suoi avvisi');
  expect(mail).toContain('«danno cose custodia» (Corte di cassazione, anni 2026)');
});

test('stops nothing if the link was altered', async () => {
  const user = await createUser(app);
  for (const token of [`${user.id}-AAAA`, `${user.id}-${'A'.repeat(43)}`, 'x', '999999999-']) {
    const response = await app.anonymous.mutate('alerts.stop', { token });
    expect(response.body).toMatchObject({ message: 'token_not_valid' });
    expect((await fetch(`${app.url}/alerts/stop/${token}`, { method: 'POST' })).status).toBe(400);
  }
  expect((await user.reload()).alert_mails).toBe('daily');
});

test('applies filters, and reports new citations of a followed ruling', async () => {
  const user = await createUser(app);
  await follow(user, { ...custody, filters: { yearDoc: [2019] } });
  await follow(user, { ...custody, filters: { selectedArea: 2 } });
  const cited = newRuling({ text: 'La buca sulla strada comunale è una cosa in custodia.' });
  await bring(cited);
  await app.deps.db('served_rulings').insert({
    user_id: user.id,
    ruling_id: cited.id,
    served_at: app.deps.clock.now(),
  });
  const { body } = await user.client.mutate('alerts.create', { id_new: cited.id });
  expect(body.alert).toMatchObject({ question: null, ruling_id: cited.id });
  const citing = newRuling({ text: `Si veda Cass. civ. n. ${cited.number}/${cited.year}.` });
  await bring(citing, fallen());
  await round();
  // Newest alert first: the ruling, the tribunals, the year.
  expect(await news(user)).toEqual([1, 0, 0]);
});

test('writes one mail if two servers check and write concurrently', async () => {
  const users = await Promise.all([createUser(app), createUser(app), createUser(app)]);
  for (const user of users) await follow(user, custody);
  await bring(fallen(), fallen());
  await Promise.all([checkAlerts(app.deps, never), checkAlerts(app.deps, never)]);
  const written = await Promise.all([mailNews(app.deps), mailNews(app.deps), mailNews(app.deps)]);
  expect(written.reduce((sum, count) => sum + count)).toBe(3);
  for (const user of users) expect(await mailsTo(user)).toHaveLength(1);
});

test('writes one mail a day or a week with all new matches', async () => {
  const user = await createUser(app);
  await follow(user, custody);
  await bring(fallen());
  expect(await round()).toBe(1);
  await bring(fallen());
  expect(await round()).toBe(0);
  app.deps.clock.advance(day);
  expect(await round()).toBe(1);
  await user.client.mutate('alerts.settings', { mails: 'weekly' });
  await bring(fallen(), fallen());
  app.deps.clock.advance(3 * day);
  expect(await round()).toBe(0);
  app.deps.clock.advance(4 * day);
  expect(await round()).toBe(1);
  expect((await mailsTo(user)).at(-1)).toContain('2 nuove decisioni');
});

test('sends no mail to a blocked, expired or unverified account, and no backlog after it is enabled again', async () => {
  const now = app.deps.clock.now();
  const users = await Promise.all([
    createUser(app, { disabled: true }),
    createUser(app, { license_expire_at: new Date(now.getTime() - 1000) }),
    createUser(app, { is_verified: false }),
  ]);
  for (const { id } of users)
    await app.deps.db('alerts').insert({
      user_id: id,
      kind: 'question',
      label: custody.query,
      asked: JSON.stringify(custody),
      key_hash: 'k',
      created_at: now,
    });
  await bring(fallen());
  expect(await round()).toBe(0);
  const expired = users[1]!;
  await app.deps
    .db('users')
    .where({ id: expired.id })
    .update({ license_expire_at: new Date(now.getTime() + 1e9) });
  expect(await round()).toBe(0);
  await bring(fallen());
  expect(await round()).toBe(1);
});

test('reports no existing ruling, even if it is indexed again', async () => {
  const user = await createUser(app);
  const existing = fallen();
  await bring(existing);
  await follow(user, custody);
  await bring(existing);
  expect(await round()).toBe(0);
  expect(await news(user)).toEqual([0]);
});

test('allows twenty alerts, each once, and gives the last slot to one of two concurrent requests', async () => {
  const user = await createUser(app);
  const [first, two] = await Promise.all([follow(user, custody), follow(user, custody)]);
  expect(first.body.alert.id).toBe(two.body.alert.id);
  for (let i = 2; i < alertsMax; i++) await follow(user, { query: `domanda numero ${i}` });
  const last = await Promise.all([follow(user, { query: 'ultima' }), follow(user, { query: 'altra' })]);
  expect(last.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await news(user)).toHaveLength(alertsMax);
});

test('delivers the matches of other alerts if Solr fails on one query', async () => {
  const [failing, fine] = [await createUser(app), await createUser(app)];
  await follow(failing, { query: 'domanda rotta' });
  await follow(fine, custody);
  await bring(fallen());
  const { engine } = app.deps;
  const select: typeof engine.select = (handler, parameters, ...rest) =>
    JSON.stringify(parameters).includes('rotta')
      ? Promise.reject(new AppError('service_unavailable'))
      : engine.select(handler, parameters, ...rest);
  await checkAlerts({ ...app.deps, engine: { ...engine, select } }, never);
  expect(await news(fine)).toEqual([1]);
  expect(await mailNews(app.deps)).toBe(1);
  const [row] = await app.deps.db('alerts').where({ user_id: failing.id });
  expect(row?.checked_to?.getTime()).toBe(row?.since?.getTime());
});
