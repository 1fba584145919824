import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { hashToken, newToken } from './tokens.ts';

/**
 * Starts a session and ends every other of the account: one device at a time. The account's row is locked first, so that
 * of two logins at once the later one stays.
 */
export async function openSession(
  trx: Knex.Transaction,
  { clock }: Deps,
  userId: number,
  device: string,
): Promise<string> {
  const token = newToken();
  const now = clock.now();
  await trx('users').where({ id: userId }).forUpdate().select('id');
  await trx('sessions')
    .where({ user_id: userId, ended_at: null })
    .update({ ended_at: now, ended_reason: 'another_session_open' });
  await trx('sessions').insert({
    user_id: userId,
    token_hash: hashToken(token),
    device,
    created_at: now,
    last_seen_at: now,
  });
  return token;
}
