import type { Knex } from 'knex';

/**
 * Adds the plan's price for a search beyond the quota, and whether the account is in its own
 * trial. The next read of the provider fills them.
 */
export async function up(db: Knex): Promise<void> {
  if (await db.schema.hasColumn('users', 'over_quota_cents')) return;
  await db.schema.alterTable('users', (t) => {
    t.integer('over_quota_cents')
      .unsigned()
      .comment('of one search past the quota; null: the plan sells none, or its price is not known');
    t.boolean('is_plan_trial').notNullable().defaultTo(false).comment('the plan runs, and nothing was paid');
  });
}

export async function down(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('users', 'over_quota_cents'))) return;
  await db.schema.alterTable('users', (t) => {
    t.dropColumns('over_quota_cents', 'is_plan_trial');
  });
}
