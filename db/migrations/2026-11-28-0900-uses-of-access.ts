import type { Knex } from 'knex';
import { instant } from '../src/columns.ts';

const columns = [
  ['sessions', 'name'],
  ['trusted_devices', 'name'],
  ['trusted_devices', 'last_used_at'],
  ['alert_feeds', 'last_used_at'],
  ['shares', 'last_opened_at'],
] as const;

/** The name by which an owner recognises a session or a device, and the last use of a device, a feed and a shared link. */
export async function up(db: Knex): Promise<void> {
  for (const [table, column] of columns) {
    if (await db.schema.hasColumn(table, column)) continue;
    await db.schema.alterTable(table, (t) => {
      if (column === 'name') t.string(column, 60).notNullable().defaultTo('').comment('browser, system');
      else instant(t, column).comment('written when older than five minutes');
    });
  }
}

export async function down(db: Knex): Promise<void> {
  for (const [table, column] of columns)
    if (await db.schema.hasColumn(table, column))
      await db.schema.alterTable(table, (t) => t.dropColumns(column));
}
