import { expect } from 'vitest';
import { createMailer } from '../../adapters/mailer.ts';
import { reconcile } from '../../features/billing/index.ts';
import { sendDueMails } from '../../features/mail/index.ts';
import { ageAttempts } from '../age-attempts.ts';
import type { ChaosContext } from './world.ts';

/** Ends tests that hang. */
const polling = { timeout: 120_000, interval: 500 };

/**
 * Does immediately what the product does in the minutes after a fault: reconciles attempts with
 * unknown outcome, which it does when they are two minutes old, and sends mails that a worker had
 * claimed, which it does when the lease expires.
 */
export async function settle({ app, direct, payments }: ChaosContext): Promise<void> {
  await payments.settled();
  await ageAttempts(direct);
  await expect.poll(() => reconcile(app.deps), polling).toMatchObject({ failed: 0, orphans: 0 });
  const waiting = () => direct('outbox').where({ sent_at: null, failed_at: null });
  await waiting().update({ next_attempt_at: new Date(0), locked_until: null });
  const mailer = createMailer(app.deps.config);
  await sendDueMails(app.deps, mailer);
  mailer.close();
  expect(await waiting().select('id', 'attempts', 'last_error')).toEqual([]);
}
