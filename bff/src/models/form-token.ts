import type { Knex } from 'knex';
import { execute } from './execute.ts';

/** @returns whether the nonce was free: of two that use it at the same time, one gets it. */
export async function takeNonce(trx: Knex.Transaction, nonce: string, now: Date): Promise<boolean> {
  const { affectedRows } = await execute(
    trx,
    'INSERT IGNORE INTO used_form_tokens (nonce, used_at) VALUES (?, ?)',
    [nonce, now],
  );
  return affectedRows === 1;
}
