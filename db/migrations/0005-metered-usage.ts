import type { Knex } from 'knex';
import { binary, instant, owner } from '../src/columns.ts';

/**
 * Stores one row for each search beyond a plan's quota. It is written with the search and reported
 * to the card provider later.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('metered_usage', (t) => {
    binary(t, 'identifier', 36)
      .notNullable()
      .primary()
      .comment('names the event at the provider, once for all');
    owner(t);
    instant(t, 'created_at').notNullable();
    instant(t, 'sent_at');
    t.index(['sent_at', 'created_at']);
  });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('metered_usage');
}
