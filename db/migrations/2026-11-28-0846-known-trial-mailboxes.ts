import type { Knex } from 'knex';

/** Mailboxes that had a trial before `trial_customers` existed. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(
    `INSERT IGNORE INTO trial_customers (kind, hash, trials, first_at)
     SELECT 'mailbox', mailbox_hash, 1, taken_at FROM trial_mailboxes`,
  );
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw(
    `INSERT IGNORE INTO trial_mailboxes (mailbox_hash, taken_at)
     SELECT hash, first_at FROM trial_customers WHERE kind = 'mailbox'`,
  );
};
