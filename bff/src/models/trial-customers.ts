import type { Knex } from 'knex';
import { execute } from './execute.ts';

export interface TrialCustomerRow {
  kind: 'mailbox' | 'domain' | 'vat' | 'fiscal';
  /** Keyed hash of the mailbox, domain, VAT number or fiscal code. */
  hash: string;
  /** Trials since `first_at`. */
  trials: number;
  first_at: Date;
  /** Account whose trial a VAT number or fiscal code counts for. */
  taken_by: number | null;
}

type Customer = Pick<TrialCustomerRow, 'kind'> & {
  /** With the current key first, then with previous keys. */
  hashes: readonly [string, ...string[]];
};

/**
 * Returns the trials of a customer, and locks its row for the transaction. The insert locks the row of an unknown customer, too, so that
 * two accounts that are verified at the same time do not share one trial.
 */
export async function lockTrialCustomer(
  trx: Knex.Transaction,
  { kind, hashes }: Customer,
  now: Date,
): Promise<TrialCustomerRow[]> {
  await execute(
    trx,
    'INSERT INTO trial_customers (kind, hash, trials, first_at) VALUES (?, ?, 0, ?) ON DUPLICATE KEY UPDATE trials = trials',
    [kind, hashes[0], now],
  );
  return trx('trial_customers')
    .where({ kind })
    .whereIn('hash', [...hashes])
    .where('trials', '>', 0)
    .forUpdate();
}

export const writeTrialCustomer = (
  trx: Knex,
  { kind, hashes }: Customer,
  written: Pick<TrialCustomerRow, 'trials' | 'first_at' | 'taken_by'>,
): Promise<number> => trx('trial_customers').where({ kind, hash: hashes[0] }).update(written);

/**
 * Returns verified accounts without a recorded mailbox: verified before mailboxes were recorded,
 * or by an administrator.
 */
export const unnotedMailboxes = (db: Knex, limit: number): Promise<{ id: number; email: string }[]> =>
  db('users')
    .where({ mailbox_hash: null, is_verified: true })
    .orderBy('id')
    .limit(limit)
    .select('id', 'email');

export const noteMailbox = (db: Knex, id: number, mailbox_hash: string): Promise<number> =>
  db('users').where({ id, mailbox_hash: null }).update({ mailbox_hash });
