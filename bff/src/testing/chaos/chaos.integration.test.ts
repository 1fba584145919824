import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMailer } from '../../adapters/mailer.ts';
import { reconcile } from '../../features/billing/index.ts';
import { startJobs } from '../../jobs.ts';
import { createUser } from '../factories/user.ts';
import { compare, Journal } from './journal.ts';
import { payer } from './payer.ts';
import { report, type Recovery } from './report.ts';
import { startWorld, type Fault, type World } from './world.ts';
import { keepWriting, writers } from './writers.ts';

/** `npm run chaos` says how many rounds; without it, as in `npm test`, there is none. */
const rounds = Number(process.env['CHAOS'] ?? 0);
const faultMs = 6000;
const calmMs = 1500;

let world: World;
let search: () => Promise<number>;
beforeAll(async () => {
  world = await startWorld();
  const { client } = await createUser(world.app, { plan_queries: -1 });
  search = async () => (await client.post('/search', { query: 'danno da cose in custodia' })).status;
});
afterAll(() => world.close());

/** Only ends what hangs. */
const patience = { timeout: 120_000, interval: 500 };

const isReady = async () => (await fetch(`${world.app.url}/health/ready`)).ok;

/** Lets one thing fail for a while. Ready says what a user would see, before and after. */
async function suffer({ name, stopsSearches, begin, end }: Fault): Promise<Recovery> {
  await sleep(calmMs);
  await begin();
  try {
    await sleep(faultMs);
    if (stopsSearches) {
      expect(await isReady(), name).toBe(false);
      expect([503, 504], name).toContain(await search());
    }
  } finally {
    await end();
  }
  const since = performance.now();
  await expect.poll(isReady, patience).toBe(true);
  await expect.poll(search, patience).toBe(200);
  return { fault: name, ms: performance.now() - since };
}

test.runIf(rounds > 0)(
  'nothing is lost, doubled or told wrongly while everything fails in turn under a load of writes',
  async () => {
    const { app, direct, payments, smtp, faults } = world;
    const journal = new Journal();
    const all = [...(await writers(app, direct)), payer(app, direct, payments)];
    const jobs = startJobs(app.deps, createMailer(app.deps.config));
    const ending = new AbortController();
    const writing = all.map((writer) => keepWriting(writer, journal, ending.signal));
    const recoveries: Recovery[] = [];
    try {
      try {
        for (let round = 0; round < rounds; round += 1)
          for (const fault of faults) recoveries.push(await suffer(fault));
        await sleep(calmMs);
      } finally {
        ending.abort();
        await Promise.all(writing);
      }
      await payments.settled();
      // Attempts whose outcome nobody saw are looked up once they are two minutes old, mails are tried again within ten.
      app.deps.clock.advance(121);
      await expect.poll(() => reconcile(app.deps), patience).toMatchObject({ failed: 0, orphans: 0 });
      const waiting = () => {
        app.deps.clock.advance(60);
        return direct('outbox')
          .where({ sent_at: null, failed_at: null })
          .select('id', 'attempts', 'last_error');
      };
      await expect.poll(waiting, patience).toEqual([]);
    } finally {
      await jobs.stop();
    }
    console.log(report(journal, recoveries));

    expect(journal.dishonest()).toEqual([]);
    for (const writer of all) {
      expect(journal.of(writer.name, 'done').length, writer.name).toBeGreaterThan(5);
      const found = { writer: writer.name, ...compare(journal, writer, await writer.there()) };
      expect(found).toEqual({ writer: writer.name, lost: [], doubled: [], unwanted: [] });
    }
    const sent = smtp.mails.map(({ to }) => to);
    expect(journal.of('mail', 'done').filter((to) => !sent.includes(to))).toEqual([]);
    for (const { name, charged } of all) {
      if (!charged) continue;
      const done = journal.of(name, 'done').length;
      expect(await charged(), name).toBeGreaterThanOrEqual(done);
      expect(await charged(), name).toBeLessThanOrEqual(done + journal.of(name, 'unknown').length);
    }
    expect(await direct('payment_attempts').where({ settled_at: null })).toEqual([]);
  },
  1_800_000,
);
