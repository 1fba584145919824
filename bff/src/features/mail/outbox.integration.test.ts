import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMailer, type Mailer } from '../../adapters/mailer.ts';
import { FakeSmtp } from '../../testing/fake-smtp.ts';
import { register, signUp, signupBody } from '../../testing/factories/sign-up.ts';
import { retryDeadlock } from '../../models/retry-deadlock.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { sendDueMails, startOutboxWorker } from './index.ts';

let app: TestApp;
let smtp: FakeSmtp;
let mailer: Mailer;
beforeAll(async () => {
  app = await testApp({ env: { PUBLIC_TRIES_PER_CLIENT: '100000' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.db('outbox').delete();
  smtp = await new FakeSmtp().up();
  mailer = newMailer();
});
afterEach(async () => {
  mailer.close();
  await smtp.down();
});

const newMailer = (limits?: Parameters<typeof createMailer>[1]) =>
  createMailer({ SMTP_URL: smtp.url, MAIL_FROM: 'Massima <no-reply@massima.example>' }, limits);
const send = async () => (await sendDueMails(app.deps, mailer)).sent;
const rows = () => app.deps.db('outbox').orderBy('id');
/** Ends the pauses between attempts. */
const tryAgainNow = () =>
  // The worker sends concurrently and may have locked the same rows.
  retryDeadlock(() =>
    app.deps
      .db('outbox')
      .where({ sent_at: null })
      .update({ next_attempt_at: new Date(0) }),
  ).then(app.deps.mailSignal.notify);
const until = async (done: () => Promise<boolean> | boolean) => {
  while (!(await done())) await new Promise((resolve) => setTimeout(resolve, 20));
};

test('renders text and HTML with the link in both languages, and loads nothing', async () => {
  for (const locale of ['it', 'en'] as const) {
    const { email, id, token } = await signUp(app, { locale, name: '<b>Nina & "Co"</b>' });
    expect(await send()).toBe(1);
    const { to, raw } = smtp.mails.at(-1)!;
    const text = decodeQuotedPrintable(raw);
    expect(to).toBe(email);
    expect(raw).toMatch(/^From: Massima <no-reply@massima.example>\r$/m);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(raw).toMatch(/^Message-ID: <massima\.\d+\.\w+@localhost>\r$/m);
    expect(text).toContain(locale === 'it' ? 'Gentile <b>Nina & "Co"</b>,' : 'Dear <b>Nina & "Co"</b>,');
    expect(text).toContain(locale === 'it' ? 'Confermi il Suo indirizzo' : 'Confirm your e-mail address');
    expect(text.split(`http://localhost:3000/users/verify/${id}/${token}`)).toHaveLength(5);
    const html = text.slice(text.indexOf('<!doctype html>'));
    expect(html).not.toContain('<b>');
    expect(html).not.toMatch(/<img|src=|url\(|@import|<link|<script/i);
  }
});

test('removes the link of a sent mail, sends it once, and uses the same Message-ID for every attempt', async () => {
  await signUp(app);
  smtp.refusals.push('451 later', '451 later');
  expect(await send()).toBe(0);
  await tryAgainNow();
  expect(await send()).toBe(0);
  await tryAgainNow();
  expect(await send()).toBe(1);
  expect(await send()).toBe(0);
  expect(smtp.mails).toHaveLength(1);
  const [row] = await rows();
  expect(row).toMatchObject({ params: {}, attempts: 3, last_error: null, locked_until: null });
  expect(row!.sent_at).not.toBeNull();
});

test('increases the pause between attempts', async () => {
  await signUp(app);
  const pauses: number[] = [];
  for (let i = 0; i < 5; i++) {
    smtp.refusals.push('451 later');
    const before = Date.now();
    await send();
    expect(await send()).toBe(0);
    pauses.push((await rows())[0]!.next_attempt_at.getTime() - before);
    await tryAgainNow();
  }
  expect(pauses.every((pause) => pause > 1000)).toBe(true);
  expect(pauses[4]!).toBeGreaterThan(pauses[0]! * 2);
});

const day = 86_400_000;

test('does not count an outage as an attempt: the first temporary rejection after it is the first', async () => {
  await signUp(app);
  await smtp.down();
  for (let i = 0; i < 5; i++) {
    await tryAgainNow();
    expect(await sendDueMails(app.deps, mailer)).toEqual({ sent: 0, away: true });
  }
  expect((await rows())[0]).toMatchObject({ attempts: 0, locked_until: null });
  await smtp.up();
  smtp.refusals.push('451 greylisted');
  await tryAgainNow();
  const before = Date.now();
  await send();
  const [row] = await rows();
  expect(row).toMatchObject({ attempts: 1, failed_at: null, last_error: expect.stringContaining('451') });
  expect(row!.next_attempt_at.getTime() - before).toBeLessThan(60_000);
});

test('gives up a mail by its age, not by the number of attempts', async () => {
  await signUp(app);
  await app.deps.db('outbox').update({ attempts: 150, created_at: new Date(Date.now() - 4 * day) });
  smtp.refusals.push('451 later', '451 later');
  await send();
  expect((await rows())[0]).toMatchObject({ failed_at: null, params: { sealed: expect.any(String) } });
  await app.deps.db('outbox').update({ created_at: new Date(Date.now() - 6 * day) });
  await tryAgainNow();
  await send();
  expect((await rows())[0]).toMatchObject({ failed_at: expect.any(Date), params: {} });
  expect(smtp.refusals).toEqual([]);
});

test('resends a mail at growing intervals until it is too old, if the server never confirms it', async () => {
  await signUp(app);
  smtp.faults.set('taken', 'silence');
  const impatient = newMailer({ mailMs: 500 });
  const pauses: number[] = [];
  for (let i = 0; i < 3; i++) {
    await tryAgainNow();
    await sendDueMails(app.deps, impatient);
    pauses.push((await rows())[0]!.next_attempt_at.getTime() - Date.now());
  }
  expect(smtp.mails.length).toBeGreaterThan(0);
  expect(pauses[2]!).toBeGreaterThan(pauses[0]! * 1.5);
  await app.deps.db('outbox').update({ attempts: 40 });
  await tryAgainNow();
  await sendDueMails(app.deps, impatient);
  expect((await rows())[0]!.next_attempt_at.getTime() - Date.now()).toBeGreaterThan(day / 12);
  await app.deps.db('outbox').update({ created_at: new Date(Date.now() - 6 * day) });
  await tryAgainNow();
  await sendDueMails(app.deps, impatient);
  expect((await rows())[0]).toMatchObject({ failed_at: expect.any(Date), params: {} });
});

test('gives up a mailbox that does not exist, without delaying other mails', async () => {
  const deleted = await signUp(app);
  smtp.unknown.add(deleted.email);
  const fine = await signUp(app);
  expect(await send()).toBe(1);
  expect(smtp.mails.map((m) => m.to)).toEqual([fine.email]);
  const [failed] = await rows();
  expect(failed!.failed_at).not.toBeNull();
  expect(failed!.last_error).toContain('550');
  expect(failed!.params).toEqual({});
});

test('sends a hundred mails once each after an outage of the mail server', async () => {
  await smtp.down();
  // Two processes with their lanes, as in production.
  const workers = [startOutboxWorker(app.deps, mailer), startOutboxWorker(app.deps, mailer)];
  try {
    const bodies = Array.from({ length: 100 }, () => signupBody());
    const responses = await Promise.all(bodies.map((body) => app.anonymous.post('/lawyers', body)));
    expect(responses.map((a) => a.status)).toEqual(Array(100).fill(201));
    await until(async () => (await rows()).some((row) => row.last_error !== null));
    expect(smtp.mails).toHaveLength(0);
    await smtp.up();
    await tryAgainNow();
    await until(async () => {
      await tryAgainNow();
      return (await rows()).every((row) => row.sent_at !== null);
    });
    const recipients = smtp.mails.map((mail) => mail.to);
    expect(recipients.toSorted()).toEqual(bodies.map((body) => body.email).toSorted());
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
});

test('sends a mail immediately after the commit, and leaves the database alone without mails', async () => {
  let statements = 0;
  const count = () => statements++;
  const worker = startOutboxWorker(app.deps, mailer, { lookMs: 60_000, slowMs: 2000, stopMs: 3000 });
  try {
    app.deps.db.on('query', count);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    // Each of the three lanes checks once at its start.
    expect(statements).toBeLessThanOrEqual(3);
    const { email } = await register(app);
    await until(async () => smtp.mails.some(({ to }) => to === email));
  } finally {
    app.deps.db.removeListener('query', count);
    await worker.stop();
  }
});

test('retries a mail whose claim expired unsettled', async () => {
  await signUp(app);
  await app.deps.db('outbox').update({ locked_until: new Date(Date.now() + 20_000), attempts: 1 });
  expect(await send()).toBe(0);
  await app.deps.db('outbox').update({ locked_until: new Date(Date.now() - 1) });
  expect(await send()).toBe(1);
});

test('queues no mail if the signup fails', async () => {
  const { email } = await signUp(app);
  await app.deps.db('outbox').delete();
  await app.anonymous.post('/lawyers', signupBody({ email }));
  expect(await rows()).toEqual([]);
});

/** Decodes the part of RFC 2045 that nodemailer uses. */
function decodeQuotedPrintable(raw: string): string {
  const joined = raw.replace(/=\r\n/g, '');
  return joined.replace(/(?:=[0-9A-F]{2})+/g, (bytes) =>
    Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
  );
}
