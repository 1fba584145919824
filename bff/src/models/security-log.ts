import type { Knex } from 'knex';
import type { SecurityLogRow } from './tables.ts';

export const insertSecurityEntry = async (db: Knex, entry: Omit<SecurityLogRow, 'id'>): Promise<void> => {
  await db('security_log').insert(entry);
};

/** An entry with the address of who asked, as long as that account exists. */
export type AuditRow = SecurityLogRow & { actor_email: string | null };

/**
 * The newest entries that an account caused or that were about it, and how many there are in all; without those of the
 * operations named that went well.
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
      .where((kept) => kept.whereNotIn('operation', without).orWhereNot('outcome', 'ok'));
  const rows: AuditRow[] = await concerned()
    .leftJoin('users', 'users.id', 'security_log.actor_id')
    .orderBy('security_log.id', 'desc')
    .limit(limit)
    .offset(offset)
    .select('security_log.*', 'users.email as actor_email');
  const [counted] = await concerned().count({ total: '*' });
  return { rows, total: Number(counted?.['total'] ?? 0) };
}

/** What an account may see of itself in an export: of what others did only that it happened. */
export const entriesForOwner = (db: Knex, accountId: number): Promise<Record<string, unknown>[]> =>
  db('security_log')
    .where({ account_id: accountId })
    .orWhere({ actor_id: accountId })
    .orderBy('id')
    .select('at', 'operation', 'outcome', 'account_id', 'detail')
    .select(db.raw('IF(actor_id = ?, client_ip, NULL) AS client_ip', [accountId]));
