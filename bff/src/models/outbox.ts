import type { Knex } from 'knex';
import { inTransaction } from './retry-deadlock.ts';
import type { OutboxRow } from './tables.ts';

const claimed = ['id', 'recipient', 'template', 'locale', 'params', 'created_at', 'attempts'] as const;
/** What is needed to write and send a mail. */
export type ClaimedMail = Pick<OutboxRow, (typeof claimed)[number]>;

export type NewMail = Pick<
  OutboxRow,
  'user_id' | 'recipient' | 'template' | 'locale' | 'created_at' | 'next_attempt_at'
> & { params: string };

export const insertMail = async (trx: Knex.Transaction, mail: NewMail): Promise<void> => {
  await trx('outbox').insert(mail);
};

/** Sent ones as well: nothing of what was mailed to an address is kept. */
export const deleteMailsTo = (trx: Knex.Transaction, recipient: string): Promise<number> =>
  trx('outbox').where({ recipient }).delete();

/**
 * The oldest mail that is due, held for `claimMs`. Rows that another worker holds are skipped without waiting, so that
 * two processes never send the same one.
 */
export function claimMail(db: Knex, now: Date, claimMs: number): Promise<ClaimedMail | undefined> {
  return inTransaction(db, async (trx) => {
    const row = await trx('outbox')
      .where({ sent_at: null, failed_at: null })
      .where('next_attempt_at', '<=', now)
      .where((free) => free.whereNull('locked_until').orWhere('locked_until', '<', now))
      .orderBy('next_attempt_at')
      .orderBy('id')
      .forUpdate()
      .skipLocked()
      .first(...claimed);
    if (row)
      await trx('outbox')
        .where({ id: row.id })
        .update({ locked_until: new Date(now.getTime() + claimMs), attempts: row.attempts + 1 });
    return row;
  });
}

/** The link has left the house: what was sealed goes with it. */
export const markSent = (db: Knex, id: number, now: Date) =>
  db('outbox').where({ id }).update({ sent_at: now, locked_until: null, last_error: null, params: '{}' });

export const markDelayed = (db: Knex, id: number, next: Date, error: string) =>
  db('outbox').where({ id }).update({ next_attempt_at: next, locked_until: null, last_error: error });

/** A try that met no mail server does not count. */
export const markAway = (db: Knex, { id, attempts }: ClaimedMail, next: Date, error: string) =>
  db('outbox')
    .where({ id })
    .update({ next_attempt_at: next, locked_until: null, last_error: error, attempts });

export const markFailed = (db: Knex, id: number, now: Date, error: string) =>
  db('outbox').where({ id }).update({ failed_at: now, locked_until: null, last_error: error, params: '{}' });

/** The newest mails to an account, without what they say. */
export const lastMails = (db: Knex, userId: number, most: number) =>
  db('outbox')
    .where({ user_id: userId })
    .orderBy('id', 'desc')
    .limit(most)
    .select('id', 'template', 'recipient', 'created_at', 'sent_at', 'failed_at');
