import type { Knex } from 'knex';
import type { SecurityLogRow } from './tables.ts';

export const insertSecurityEntry = async (db: Knex, entry: Omit<SecurityLogRow, 'id'>): Promise<void> => {
  await db('security_log').insert(entry);
};

/** Entry with the address of its actor, while that account exists. */
export type AuditRow = SecurityLogRow & { actor_email: string | null };

/**
 * Returns the newest entries that an account caused or that concern it, and their total.
 * Successful calls of the operations in `without` are excluded.
 */
export async function entriesOf(
  db: Knex,
  accountId: number,
  { limit, offset, without }: { limit: number; offset: number; without: readonly string[] },
): Promise<{ rows: AuditRow[]; total: number }> {
  const concerned = () =>
    db('security_log')
      .where((either) =>
        either.where('security_log.account_id', accountId).orWhere('security_log.actor_id', accountId),
      )
      .where((entries) => entries.whereNotIn('operation', without).orWhereNot('outcome', 'ok'));
  const rows: AuditRow[] = await concerned()
    .leftJoin('users', 'users.id', 'security_log.actor_id')
    .orderBy('security_log.id', 'desc')
    .limit(limit)
    .offset(offset)
    .select('security_log.*', 'users.email as actor_email');
  const [counted] = await concerned().count({ total: '*' });
  return { rows, total: Number(counted?.['total'] ?? 0) };
}

/** Returns the entries that an account's export contains. Actions of others have no details. */
export const entriesForOwner = (db: Knex, accountId: number): Promise<Record<string, unknown>[]> =>
  db('security_log')
    .where({ account_id: accountId })
    .orWhere({ actor_id: accountId })
    .orderBy('id')
    .select('at', 'operation', 'outcome', 'account_id', 'detail')
    .select(db.raw('IF(actor_id = ?, client_ip, NULL) AS client_ip', [accountId]));
