import type { Knex } from 'knex';
import { execute } from './execute.ts';

/**
 * Claims a nonce.
 * @returns false if it was used before; of two simultaneous uses, only one succeeds
 */
export async function takeNonce(trx: Knex.Transaction, nonce: string, now: Date): Promise<boolean> {
  const { affectedRows } = await execute(
    trx,
    'INSERT IGNORE INTO used_form_tokens (nonce, used_at) VALUES (?, ?)',
    [nonce, now],
  );
  return affectedRows === 1;
}
