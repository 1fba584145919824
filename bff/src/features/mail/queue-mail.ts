import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { insertMail } from '../../models/outbox.ts';
import { seal } from '../../adapters/seal.ts';
import type { Locale, MailParams, Template } from './templates.ts';

interface Recipient {
  id: number;
  email: string;
  locale: Locale;
}

/**
 * Writes a mail into the outbox in the given transaction, and notifies the worker of this process
 * after the commit.
 */
export async function queueMail<T extends Template>(
  trx: Knex.Transaction,
  { clock, config, mailSignal }: Pick<Deps, 'clock' | 'config' | 'mailSignal'>,
  to: Recipient,
  template: T,
  params: MailParams[T],
): Promise<void> {
  await insertMail(trx, {
    user_id: to.id,
    recipient: to.email,
    template,
    locale: to.locale,
    params: JSON.stringify({ sealed: seal('outbox', config.SECRET_KEY, params) }),
    created_at: clock.now(),
  });
  // The worker sees the mail only after the commit. A rollback notifies nothing.
  void trx.executionPromise.then(mailSignal.notify, () => undefined);
}
