import type { Knex } from 'knex';

/**
 * Counts the rows created after a moment, by table. Omits tables without a creation time and
 * tables without such rows.
 */
export async function rowsSince(db: Knex, moment: Date): Promise<Record<string, number>> {
  const tables: { name: string }[] = await db('information_schema.columns')
    .whereRaw('table_schema = DATABASE()')
    .where({ column_name: 'created_at' })
    .whereNot('table_name', 'regexp', '^(restore|old)_[0-9]{14}_')
    .orderBy('table_name')
    .select({ name: 'table_name' });
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await db(name).where('created_at', '>', moment).count({ count: '*' });
    if (Number(row?.['count']) > 0) counts[name] = Number(row?.['count']);
  }
  return counts;
}
