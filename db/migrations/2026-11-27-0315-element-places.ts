import type { Knex } from 'knex';

/** Covers the order and the count of a folder, so that neither query reads the texts. */
const ordered = { columns: ['project_id', 'removed_at', 'place'], name: 'project_elements_ordered' };
const counted = { columns: ['project_id', 'removed_at'], name: 'project_elements_counted' };

const hasIndex = async (db: Knex, name: string): Promise<boolean> =>
  (await db('information_schema.statistics')
    .whereRaw('table_schema = DATABASE()')
    .where({ table_name: 'project_elements', index_name: name })
    .first('index_name')) !== undefined;

async function replaceIndex(db: Knex, before: typeof ordered, after: typeof ordered): Promise<void> {
  if (!(await hasIndex(db, after.name)))
    await db.schema.alterTable('project_elements', (t) => t.index(after.columns, after.name));
  if (await hasIndex(db, before.name))
    await db.schema.alterTable('project_elements', (t) => t.dropIndex(before.columns, before.name));
}

/**
 * Adds the position of a result in its folder. Null: the order in which it was saved. All rows are
 * null until one is moved, and the previous version inserts null.
 */
export async function up(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('project_elements', 'place')))
    await db.schema.alterTable('project_elements', (t) => {
      t.bigInteger('place').unsigned().comment('null: as saved, its id times the distance of places');
    });
  await replaceIndex(db, counted, ordered);
}

export async function down(db: Knex): Promise<void> {
  await replaceIndex(db, ordered, counted);
  if (!(await db.schema.hasColumn('project_elements', 'place'))) return;
  await db.schema.alterTable('project_elements', (t) => {
    t.dropColumn('place');
  });
}
