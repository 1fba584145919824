import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createMailer } from '../../adapters/mailer.ts';
import { startJobs } from '../../jobs.ts';
import { createUser } from '../factories/user.ts';
import { compare, Journal } from './journal.ts';
import { payer } from './payer.ts';
import { settle } from './settle.ts';
import { report, type Recovery } from './report.ts';
import { retryCall } from './retry-call.ts';
import { measureRecovery } from './measure-recovery.ts';
import { watchReady } from './watch.ts';
import { startChaosContext, type ChaosContext } from './world.ts';
import { keepWriting, writers } from './writers.ts';

/**
 * `npm run chaos` sets the number of rounds of all faults. `npm test` runs a short round of a few
 * faults without timing.
 */
const rounds = Number(process.env['CHAOS'] ?? 0);
const isLong = rounds > 0;
const times = isLong ? { faultMs: 6000, calmMs: 1500 } : { faultMs: 3000, calmMs: 300 };
/**
 * Filter for long runs: faults whose names contain one of these words, for example
 * `CHAOS_FAULTS=disk,clock`.
 */
const selected = (process.env['CHAOS_FAULTS'] ?? '').split(',');
const shortFaults = ['database slow', 'database cut off', 'engine refuses', 'provider slow', 'mail away'];
// Ends tests that hang.
vi.setConfig({ testTimeout: 600_000 * Math.max(rounds, 1) });
/** Milliseconds after the end of a fault within which the product promises to recover. */
const recoveryMs = 5000;

let context: ChaosContext;
beforeAll(async () => {
  context = await startChaosContext();
});
afterAll(() => context.close());

const isReady = async () => (await fetch(`${context.app.url}/health/ready`)).ok;

/** Creates users who search in rotation, because an account is limited to 120 searches a minute. */
async function someone(): Promise<() => Promise<number>> {
  const users = await Promise.all(Array.from({ length: 5 }, () => createUser(context.own)));
  let next = 0;
  return async () => {
    const { client } = users[next++ % users.length]!;
    return (await client.post('/search', { query: 'danno da cose in custodia' })).status;
  };
}

test('loses, duplicates and misreports no write while every fault occurs under load', async () => {
  const { app, direct, payments, smtp } = context;
  const faults = context.faults.filter(({ name }) =>
    isLong ? selected.some((word) => name.includes(word)) : shortFaults.includes(name),
  );
  const journal = new Journal();
  const all = [...(await writers(app, direct)), payer(app, direct, payments)];
  const [search, other] = [await someone(), await someone()];
  const jobs = startJobs(app.deps, createMailer(app.deps.config));
  const ending = new AbortController();
  const writing = Promise.all(all.map((writer) => keepWriting(writer, journal, ending.signal)));
  const watching = watchReady(isReady, async () => (await other()) === 200, ending.signal);
  // The first failure ends the rest below; until then it must not be an unhandled rejection.
  writing.catch(() => ending.abort());
  const recoveries: Recovery[] = [];
  let disagreedMs = 0;
  try {
    try {
      for (let round = 0; round < Math.max(rounds, 1); round += 1)
        for (const fault of faults)
          if (!ending.signal.aborted) recoveries.push(await measureRecovery(fault, isReady, search, times));
      await sleep(times.calmMs);
    } finally {
      ending.abort();
      await writing;
      disagreedMs = await watching;
    }
  } finally {
    await jobs.stop();
  }
  await settle(context);
  console.log(report(journal, recoveries, disagreedMs));

  expect(journal.dishonest()).toEqual([]);
  for (const writer of all) {
    expect(journal.of(writer.name, 'done').length, writer.name).toBeGreaterThan(isLong ? 5 : 0);
    const found = { writer: writer.name, ...compare(journal, writer, await retryCall(writer.there)) };
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
  if (!isLong) return;
  expect(journal.late()).toEqual([]);
  expect(recoveries.filter(({ ms }) => ms > recoveryMs)).toEqual([]);
  expect(disagreedMs).toBeLessThan(recoveryMs);
});
