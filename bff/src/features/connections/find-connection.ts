import { actorOf, type Actor } from '../../actor.ts';
import { hashToken } from '../../adapters/tokens.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { spendingOf } from '../../models/assistant-spending.ts';
import { connectionByTokenHash, type LiveConnection, touchConnection } from '../../models/connection.ts';
import { isUseDue } from '../../models/use-due.ts';

/** Keys are distinguishable from session tokens at sight, here and by scanners that look for secrets in code that was made public. */
export const keyPrefix = 'mk_';
export const isKey = (token: string | null): token is string => token?.startsWith(keyPrefix) ?? false;

/** Who asks with this key. Throws `session_expired` for one that has ended or never was, and for an administrator's: they have none. */
export async function findConnection(
  { db, statements, clock, config }: Pick<Deps, 'db' | 'statements' | 'clock' | 'config'>,
  key: string,
): Promise<Actor> {
  if (!config.ASSISTANTS) throw new AppError('session_expired');
  return actorBy({ db, clock }, await connectionByTokenHash(statements, hashToken(key)));
}

/**
 * Returns the actor of a connection. Throws if the connection has ended or expired, or if its
 * account is disabled or an administrator's.
 */
export async function actorBy(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  row: LiveConnection | undefined,
): Promise<Actor> {
  const now = clock.now();
  if (!row || row.ended_at !== null || row.expires_at <= now || row.role === 'admin' || row.factor_reset_at)
    throw new AppError('session_expired');
  if (row.disabled) throw new AppError('account_disabled');
  const { connection_id: id, connection_name: name, may_write: mayWrite, last_used_at } = row;
  if (isUseDue(last_used_at, now)) await touchConnection(db, id, now);
  return actorOf(row, {
    sessionId: null,
    device: '',
    connection: { id, name, mayWrite, spending: spendingOf(row, now) },
  });
}
