import type { Knex } from 'knex';
import { claimRows, inMs, isUnclaimed } from './claim.ts';
import type { OutboxRow } from './tables.ts';

const claimed = ['id', 'recipient', 'template', 'locale', 'params', 'created_at', 'attempts'] as const;
/** Columns needed to render and send a mail. */
export type ClaimedMail = Pick<OutboxRow, (typeof claimed)[number]>;

export type NewMail = Pick<OutboxRow, 'user_id' | 'recipient' | 'template' | 'locale' | 'created_at'> & {
  params: string;
};

export const insertMail = async (trx: Knex.Transaction, mail: NewMail): Promise<void> => {
  // Uses the database's clock: a demo may move the product's clock by days, which mail servers do
  // not follow.
  await trx('outbox').insert({ ...mail, next_attempt_at: inMs(trx, 0) });
};

/** Deletes all mails to an address, including sent mails. */
export const deleteMailsTo = (trx: Knex.Transaction, recipient: string): Promise<number> =>
  trx('outbox').where({ recipient }).delete();

interface Claiming {
  claimMs: number;
  /** Whether to claim only mails that were never attempted. */
  isNew: boolean;
}

const due = (db: Knex, { claimMs, isNew }: Claiming) =>
  db('outbox')
    .where({ sent_at: null, failed_at: null, ...(isNew && { attempts: 0 }) })
    .where('next_attempt_at', '<=', inMs(db, 0))
    .where(isUnclaimed(db, 'locked_until', claimMs))
    .orderBy('next_attempt_at')
    .orderBy('id');

/**
 * Claims the mail that has been due longest, for `claimMs`. If another worker claims it first, the
 * next mail is tried.
 */
export async function claimMail(db: Knex, claiming: Claiming): Promise<ClaimedMail | undefined> {
  for (;;) {
    const row = await due(db, claiming).first(...claimed);
    if (!row) return undefined;
    const attempts = row.attempts + 1;
    const it = db('outbox').where({ id: row.id, attempts: row.attempts, sent_at: null, failed_at: null });
    if (await claimRows(db, it, { leaseMs: claiming.claimMs, more: { attempts } }))
      return { ...row, attempts };
  }
}

/**
 * Selects the mail only if no other worker has claimed it since: each claim has its own attempt
 * number.
 */
const stillOurs = (db: Knex, { id, attempts }: ClaimedMail) =>
  db('outbox').where({ id, attempts, sent_at: null, failed_at: null }).whereNotNull('locked_until');

export const holdMail = (db: Knex, mail: ClaimedMail, claimMs: number) =>
  stillOurs(db, mail).update({ locked_until: inMs(db, claimMs) });

/**
 * Marks a mail as sent and removes its sealed link, even if another worker has claimed the mail in
 * the meantime.
 */
export const markMailSent = (db: Knex, { id }: ClaimedMail) =>
  db('outbox')
    .where({ id })
    .update({ sent_at: inMs(db, 0), failed_at: null, locked_until: null, last_error: null, params: '{}' });

export const markDelayed = (db: Knex, mail: ClaimedMail, pauseMs: number, error: string) =>
  stillOurs(db, mail).update({
    next_attempt_at: inMs(db, pauseMs),
    locked_until: null,
    last_error: error,
  });

/** Postpones a mail without counting the attempt, because no mail server was reached. */
export const postponeMail = (db: Knex, mail: ClaimedMail, pauseMs: number, error: string) =>
  stillOurs(db, mail).update({
    next_attempt_at: inMs(db, pauseMs),
    locked_until: null,
    last_error: error,
    attempts: mail.attempts - 1,
  });

export const markFailed = (db: Knex, mail: ClaimedMail, error: string) =>
  stillOurs(db, mail).update(asFailed(db, error));

/**
 * Marks a mail as failed if it is older than this.
 * @returns whether it was
 */
export const markFailedIfOlder = async (db: Knex, mail: ClaimedMail, ms: number, error: string) =>
  (await stillOurs(db, mail).where('created_at', '<', inMs(db, -ms)).update(asFailed(db, error))) === 1;

const asFailed = (db: Knex, error: string) => ({
  failed_at: inMs(db, 0),
  locked_until: null,
  last_error: error,
  params: '{}',
});

/** Returns the newest mails to an account, without their content. */
export const lastMails = (db: Knex, userId: number, most: number) =>
  db('outbox')
    .where({ user_id: userId })
    .orderBy('id', 'desc')
    .limit(most)
    .select('id', 'template', 'recipient', 'created_at', 'sent_at', 'failed_at');
