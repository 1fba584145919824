import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { jobs } from './jobs.ts';
import { startPayments, type TestPayments } from './testing/payments.ts';
import { testApp, type TestApp } from './testing/test-app.ts';

/**
 * Checks per second of the outbox's three lanes, each of which checks every five seconds
 * (mail/outbox.integration.test.ts).
 */
const mailLooksASecond = 3 / 5;

let payments: TestPayments;
beforeAll(async () => {
  payments = await startPayments();
});
afterAll(() => payments.stop());

/**
 * Returns the number of statements per idle round. The first round may have found work, so the
 * second is measured.
 */
async function idleRound({ deps }: TestApp, run: (typeof jobs)[number]['run']): Promise<number> {
  const { signal } = new AbortController();
  await run(deps, signal);
  let statements = 0;
  const count = () => statements++;
  const stacked = vi.spyOn(deps.statements, 'run');
  deps.db.on('query', count);
  try {
    await run(deps, signal);
    return stacked.mock.calls.reduce((sum, [batch]) => sum + Object.keys(batch).length, statements);
  } finally {
    deps.db.removeListener('query', count);
    stacked.mockRestore();
  }
}

test.each([
  ['a server', {}],
  ['the demo', { DEMO: '1' }],
])('%s sends at most two statements a second when idle', async (_what, env) => {
  const app = await testApp({ env: { PAYMENTS_URL: payments.url, ...env } });
  try {
    const each: Record<string, number> = { mails: mailLooksASecond };
    for (const { name, everyMs, run } of jobs) each[name] = (await idleRound(app, run)) / (everyMs / 1000);
    const all = Object.values(each).reduce((sum, count) => sum + count, 0);
    expect(all, JSON.stringify(each)).toBeLessThanOrEqual(2);
  } finally {
    await app.close();
  }
});
