import type { Deps } from '../deps.ts';

/** Simulates the migrations of a next version: new tables and optional columns. */
export async function migrateToTheNext(db: Deps['db']): Promise<void> {
  await db.schema.createTable('next_things', (table) => {
    table.increments('id');
    table.integer('user_id').unsigned().notNullable().references('users.id').onDelete('CASCADE');
  });
  for (const table of ['users', 'sessions', 'projects', 'project_elements', 'questions'])
    await db.schema.alterTable(table, (columns) => {
      columns.string('next_field').nullable();
      columns.boolean('next_flag').notNullable().defaultTo(false);
    });
  await db('knex_migrations').insert({ name: '2999-next.ts', batch: 99, migration_time: new Date() });
}
