import type { Knex } from 'knex';

/** Indexes for finding the old rows to delete; the other tables already have one. */
const indexes = [
  ['served_rulings', 'served_at'],
  ['payment_attempts', 'settled_at'],
] as const;

const isThere = async (db: Knex, table: string, column: string): Promise<boolean> =>
  (await db('information_schema.statistics')
    .whereRaw('table_schema = DATABASE()')
    .where({ table_name: table, column_name: column, seq_in_index: 1 })
    .first('index_name')) !== undefined;

export async function up(db: Knex): Promise<void> {
  for (const [table, column] of indexes)
    if (!(await isThere(db, table, column))) await db.schema.alterTable(table, (t) => t.index([column]));
}

export async function down(db: Knex): Promise<void> {
  for (const [table, column] of indexes)
    if (await isThere(db, table, column)) await db.schema.alterTable(table, (t) => t.dropIndex([column]));
}
