import type { Knex } from 'knex';
import { binary, instant } from '../src/columns.ts';

/** Servers that run: a restore finds and names them. */
export async function up(db: Knex): Promise<void> {
  if (await db.schema.hasTable('running_servers')) return;
  await db.schema.createTable('running_servers', (t) => {
    binary(t, 'id', 36).primary();
    t.string('name', 255).notNullable().comment('host, process and address');
    instant(t, 'leased_until').notNullable();
  });
}

export const down = (db: Knex): Promise<void> => db.schema.dropTableIfExists('running_servers');
