import type { Knex } from 'knex';

/** @returns whether the nonce was free: of two that use it at once, one gets it. */
export async function takeNonce(trx: Knex.Transaction, nonce: string, now: Date): Promise<boolean> {
  const [{ affectedRows }] = (await trx.raw(
    'INSERT IGNORE INTO used_form_tokens (nonce, used_at) VALUES (?, ?)',
    [nonce, now],
  )) as [{ affectedRows: number }];
  return affectedRows === 1;
}
