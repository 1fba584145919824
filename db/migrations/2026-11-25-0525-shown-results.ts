import type { Knex } from 'knex';
import { binary, instant, owner } from '../src/columns.ts';

/**
 * Stores the principles that an account was shown. Principles shown without a paid search are
 * counted per day.
 */
export async function up(db: Knex): Promise<void> {
  if (await db.schema.hasTable('shown_results')) return;
  await db.schema.createTable('shown_results', (t) => {
    owner(t);
    binary(t, 'id_result', 200).notNullable();
    instant(t, 'shown_at').notNullable().index().comment('for the first time');
    t.boolean('counted').notNullable().comment('false: a search paid for it');
    t.primary(['user_id', 'id_result']);
    t.index(['user_id', 'counted', 'shown_at']);
  });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('shown_results');
}
