import type { Knex } from 'knex';
import { binary, instant, owner } from '../src/columns.ts';

/** Adds secret URLs at which programs read the matches of an alert. */
export async function up(db: Knex): Promise<void> {
  if (await db.schema.hasTable('alert_feeds')) return;
  await db.schema.createTable('alert_feeds', (t) => {
    t.integer('alert_id').unsigned().primary().references('id').inTable('alerts').onDelete('CASCADE');
    owner(t);
    binary(t, 'token_hash', 43).notNullable().unique();
    t.string('name', 100).notNullable();
    instant(t, 'created_at').notNullable();
  });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('alert_feeds');
}
