import { expect } from 'vitest';
import { createMailer } from '../../adapters/mailer.ts';
import { reconcile } from '../../features/billing/index.ts';
import { sendDueMails } from '../../features/mail/index.ts';
import { ageAttempts } from '../age-attempts.ts';
import type { World } from './world.ts';

/** Only ends what hangs. */
const patience = { timeout: 120_000, interval: 500 };

/**
 * What the product does by itself in the minutes after a fault, immediately: attempts whose outcome was not seen are looked
 * up once they are two minutes old, mails that a worker had claimed when it lost the database are taken up when its lease
 * is over.
 */
export async function settle({ app, direct, payments }: World): Promise<void> {
  await payments.settled();
  await ageAttempts(direct);
  await expect.poll(() => reconcile(app.deps), patience).toMatchObject({ failed: 0, orphans: 0 });
  const waiting = () => direct('outbox').where({ sent_at: null, failed_at: null });
  await waiting().update({ next_attempt_at: new Date(0), locked_until: null });
  const mailer = createMailer(app.deps.config);
  await sendDueMails(app.deps, mailer);
  mailer.close();
  expect(await waiting().select('id', 'attempts', 'last_error')).toEqual([]);
}
