import type { Knex } from 'knex';
import { execute } from './execute.ts';

/** @returns whether the mailbox was free: of two that take it at the same time, one gets it. */
export async function takeTrialMailbox(db: Knex, hash: string, now: Date): Promise<boolean> {
  const { affectedRows } = await execute(
    db,
    'INSERT IGNORE INTO trial_mailboxes (mailbox_hash, taken_at) VALUES (?, ?)',
    [hash, now],
  );
  return affectedRows === 1;
}

/** Verified accounts of whose mailbox nothing is noted: from before it was, or marked by an administrator. */
export const unnotedMailboxes = (db: Knex, limit: number): Promise<{ id: number; email: string }[]> =>
  db('users')
    .where({ mailbox_hash: null, is_verified: true })
    .orderBy('id')
    .limit(limit)
    .select('id', 'email');

export const noteMailbox = (db: Knex, id: number, mailbox_hash: string): Promise<number> =>
  db('users').where({ id, mailbox_hash: null }).update({ mailbox_hash });

export async function isTrialMailbox(db: Knex, hashes: readonly string[]): Promise<boolean> {
  if (hashes.length === 0) return false;
  const row = await db('trial_mailboxes').whereIn('mailbox_hash', hashes).first('mailbox_hash');
  return row !== undefined;
}
