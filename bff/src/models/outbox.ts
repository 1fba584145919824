import type { Knex } from 'knex';

export interface OutboxRow {
  id: number;
  recipient: string;
  template: string;
  locale: 'it' | 'en';
  params: { sealed?: string };
  created_at: Date;
  attempts: number;
}

/**
 * The oldest mail that is due, held for `claimMs`. Rows that another worker holds are skipped without waiting, so that
 * two processes never send the same one.
 */
export function claimMail(db: Knex, now: Date, claimMs: number): Promise<OutboxRow | undefined> {
  return db.transaction(async (trx) => {
    const row = (await trx('outbox')
      .where({ sent_at: null, failed_at: null })
      .where('next_attempt_at', '<=', now)
      .where((free) => free.whereNull('locked_until').orWhere('locked_until', '<', now))
      .orderBy('next_attempt_at')
      .orderBy('id')
      .forUpdate()
      .skipLocked()
      .first('id', 'recipient', 'template', 'locale', 'params', 'created_at', 'attempts')) as
      OutboxRow | undefined;
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

export const markFailed = (db: Knex, id: number, now: Date, error: string) =>
  db('outbox').where({ id }).update({ failed_at: now, locked_until: null, last_error: error, params: '{}' });
