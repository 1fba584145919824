import type { Knex } from 'knex';
import { binary, instant, owner } from '../src/columns.ts';

/**
 * Adds the tables that keep an account's billing consistent: the lease holder, the latest read of
 * the card provider, the request of an attempt, and usage that the provider rejected.
 */
export async function up(db: Knex): Promise<void> {
  if (!(await db.schema.hasTable('billing_accounts'))) {
    await db.schema.createTable('billing_accounts', (t) => {
      owner(t).primary();
      binary(t, 'lease_holder', 36).comment('one payment at a time; null: nobody is at work');
      instant(t, 'lease_until').comment('after it the lease is free, whatever became of its holder');
      t.integer('looks_begun').unsigned().notNullable().defaultTo(0);
      t.integer('look_applied')
        .unsigned()
        .notNullable()
        .defaultTo(0)
        .comment('a look that began earlier never overwrites this one');
    });
  }
  if (!(await db.schema.hasColumn('payment_attempts', 'params'))) {
    await db.schema.alterTable('payment_attempts', (t) => {
      t.json('params').comment('the request as it was sent: a repetition must not differ by a letter');
      instant(t, 'sent_at');
    });
  }
  if (!(await db.schema.hasColumn('metered_usage', 'refused_at'))) {
    await db.schema.alterTable('metered_usage', (t) => {
      instant(t, 'tried_at').comment(
        'first sent then; the provider knows an identifier again for a day only',
      );
      instant(t, 'refused_at').comment('set aside: never sent again by itself');
      t.string('refusal', 200);
      t.index(['sent_at', 'refused_at', 'created_at']);
      t.dropIndex(['sent_at', 'created_at']);
    });
  }
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('metered_usage', (t) => {
    t.index(['sent_at', 'created_at']);
    t.dropIndex(['sent_at', 'refused_at', 'created_at']);
    t.dropColumns('tried_at', 'refused_at', 'refusal');
  });
  await db.schema.alterTable('payment_attempts', (t) => t.dropColumns('params', 'sent_at'));
  await db.schema.dropTableIfExists('billing_accounts');
}
