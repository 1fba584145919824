import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createMailer, type Mailer } from '../../adapters/mailer.ts';
import { register } from '../../testing/factories/sign-up.ts';
import { FakeSmtp } from '../../testing/fake-smtp.ts';
import { startNetwork, type Network } from '../../testing/network.ts';
import { connect } from '@massima/db/connection';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { setClockWrong } from '../../testing/wrong-clock.ts';
import { sendDueMails, startOutboxWorker } from './index.ts';

let network: Network;
let app: TestApp;
/** A second connection to the database, without injected failures. */
let direct: ReturnType<typeof connect>;
let smtp: FakeSmtp;
let mailer: Mailer;
beforeAll(async () => {
  const database = new URL(process.env['DATABASE_URL']!);
  network = await startNetwork(database);
  app = await testApp({
    env: { PUBLIC_TRIES_PER_CLIENT: '100000' },
    // A busy machine takes seconds for a statement. The factor allows for that and still detects a
    // lost statement.
    patience: 4,
    databaseAt: (url) => Object.assign(url, { host: `127.0.0.1:${network.port}` }),
  });
  direct = connect(Object.assign(new URL(app.deps.config.DATABASE_URL), { host: database.host }).href);
});
afterAll(async () => {
  await direct.destroy();
  await app.close();
  await network.close();
});
beforeEach(async () => {
  await direct('outbox').delete();
  smtp = await new FakeSmtp().up();
  mailer = newMailer();
});
afterEach(async () => {
  network.restore();
  mailer.close();
  await smtp.down();
});

const polling = { timeout: 50_000, interval: 20 };
const briskly = { lookMs: 200, slowMs: 20, stopMs: 20 };
const newMailer = () => createMailer({ SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@massima.example' });
const rows = () => direct('outbox').orderBy('id');
const send = () => sendDueMails(app.deps, mailer).then(({ sent }) => sent);
const dueAgain = () =>
  direct('outbox')
    .where({ sent_at: null, locked_until: null })
    .update({ next_attempt_at: new Date(0) });

/** Stopped after its test, even if it fails. Otherwise it would send the mails of the next test. */
function startWorker(by: Mailer, options?: Parameters<typeof startOutboxWorker>[2]) {
  const worker = startOutboxWorker(app.deps, by, options);
  onTestFinished(() => worker.stop());
  return worker;
}

async function hangingMails(count: number): Promise<void> {
  for (let i = 0; i < count; i++) smtp.hanging.add((await register(app)).email);
}

test('sends new mails on time while twenty mails hang in DATA, at first and on retries', async () => {
  await hangingMails(20);
  const worker = startWorker(mailer, briskly);
  const attempted = async () => (await rows()).filter(({ attempts }) => attempts > 0).length;
  await expect.poll(attempted, polling).toBe(20);
  const first = await register(app);
  await expect.poll(() => smtp.mails.map(({ to }) => to), polling).toContain(first.email);
  await worker.stop();
  // Mails that hung are retried, up to the number of lanes.
  await dueAgain();
  startWorker(newMailer(), briskly);
  const locked = async () => (await rows()).filter((row) => row.locked_until !== null).length;
  await expect.poll(locked, polling).toBe(12);
  const second = await register(app);
  await expect.poll(() => smtp.mails.map(({ to }) => to), polling).toContain(second.email);
  await expect.poll(locked, polling).toBe(12);
});

test('renews the claim of a mail while the server processes it, so that no other worker sends it', async () => {
  await register(app);
  smtp.faults.set('taken', 'silence');
  // Renewed four times in this time, so that a machine that is busy for a second does not let the
  // claim expire.
  const claimMs = 4000;
  const sent = sendDueMails(app.deps, mailer, { claimMs });
  await expect.poll(() => smtp.mails.length, polling).toBe(1);
  for (let i = 0; i < 6; i++) {
    await sleep(claimMs / 4);
    expect((await sendDueMails(app.deps, mailer, { claimMs })).sent).toBe(0);
  }
  smtp.speak();
  expect(await sent).toEqual({ sent: 1, away: false });
  expect(smtp.mails).toHaveLength(1);
});

test('does not delay other mails or the shutdown because of slow mails', async () => {
  await hangingMails(4);
  const worker = startWorker(mailer, briskly);
  await expect.poll(() => smtp.withheld, polling).toBe(4);
  const brisk = await register(app);
  await expect
    .poll(async () => (await rows()).filter((row) => row.sent_at).map((row) => row.recipient), polling)
    .toEqual([brisk.email]);
  await worker.stop();
  const waiting = (await rows()).filter((row) => row.sent_at === null);
  expect(waiting).toHaveLength(4);
  for (const row of waiting)
    expect(row).toMatchObject({ attempts: 1, locked_until: null, last_error: 'sending was aborted' });
});

test.each(['hangUp', 'swallow'] as const)(
  'records the outcome and sends the mail once after a short outage of the database: %s',
  async (failure) => {
    const [taken, refused] = [await register(app), await register(app)];
    smtp.faults.set('taken', 'silence');
    smtp.unknown.add(refused.email);
    const worker = startWorker(mailer);
    await expect.poll(() => smtp.mails.length, polling).toBe(1);
    network[failure]();
    smtp.speak();
    await sleep(1000);
    network.restore();
    await expect
      .poll(async () => (await rows()).map((row) => [row.sent_at !== null, row.locked_until]), polling)
      .toEqual([
        [true, null],
        [false, null],
      ]);
    await worker.stop();
    expect(smtp.mails.map(({ to }) => to)).toEqual([taken.email]);
    expect((await rows())[1]).toMatchObject({ failed_at: expect.any(Date), params: {} });
  },
);

test('leaves unrecorded outcomes to the next process if the database is unavailable at shutdown', async () => {
  await register(app);
  smtp.faults.set('taken', 'silence');
  const worker = startWorker(mailer, briskly);
  await expect.poll(() => smtp.mails.length, polling).toBe(1);
  network.hangUp();
  smtp.speak();
  await worker.stop();
  network.restore();
  expect((await rows())[0]).toMatchObject({ sent_at: null, locked_until: expect.any(Date) });
});

test('sends all mails of a server whose clock was an hour ahead and then corrected', async () => {
  const putRight = setClockWrong(3_600_000);
  try {
    await register(app);
    smtp.refusals.push('451 later');
    expect(await send()).toBe(0);
    expect((await rows())[0]!.next_attempt_at.getTime()).toBeLessThan(Date.now() - 3_500_000);
    await dueAgain();
    smtp.faults.set('taken', 'silence');
    const broken = newMailer();
    const cut = sendDueMails(app.deps, broken);
    await expect.poll(() => smtp.mails.length, polling).toBe(1);
    expect((await rows())[0]!.locked_until!.getTime()).toBeLessThan(Date.now() - 3_500_000);
    broken.close();
    await cut;
  } finally {
    putRight();
  }
  smtp.faults.clear();
  await dueAgain();
  // A killed process whose clock was wrong left a claim far in the future.
  await direct('outbox').update({ locked_until: new Date(Date.now() + 3_600_000) });
  expect(await send()).toBe(1);
});
