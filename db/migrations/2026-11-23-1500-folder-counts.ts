import type { Knex } from 'knex';

const columns = ['project_id', 'removed_at'];
const name = 'project_elements_counted';

const isThere = async (db: Knex): Promise<boolean> =>
  (await db('information_schema.statistics')
    .whereRaw('table_schema = DATABASE()')
    .where({ table_name: 'project_elements', index_name: name })
    .first('index_name')) !== undefined;

/** Adds an index that counts the contents of a folder without reading their texts. */
export async function up(db: Knex): Promise<void> {
  if (!(await isThere(db))) await db.schema.alterTable('project_elements', (t) => t.index(columns, name));
}

export async function down(db: Knex): Promise<void> {
  if (await isThere(db)) await db.schema.alterTable('project_elements', (t) => t.dropIndex(columns, name));
}
