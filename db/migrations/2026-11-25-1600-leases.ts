import type { Knex } from 'knex';
import { instant } from '../src/columns.ts';

const tables = ['alerts', 'leaving_customers'];

/** Until when a server has claimed what waits there, by the database's time. */
export async function up(db: Knex): Promise<void> {
  for (const table of tables)
    if (!(await db.schema.hasColumn(table, 'locked_until')))
      await db.schema.alterTable(table, (t) => void instant(t, 'locked_until'));
}

export async function down(db: Knex): Promise<void> {
  for (const table of tables)
    if (await db.schema.hasColumn(table, 'locked_until'))
      await db.schema.alterTable(table, (t) => void t.dropColumn('locked_until'));
}
