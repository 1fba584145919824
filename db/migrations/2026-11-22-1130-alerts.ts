import type { Knex } from 'knex';
import { binary, instant, owner } from '../src/columns.ts';

/** Adds an account's alerts, their matches and the notification frequency. */
export async function up(db: Knex): Promise<void> {
  if (!(await db.schema.hasTable('alerts'))) {
    await db.schema.createTable('alerts', (t) => {
      t.increments('id');
      owner(t);
      t.enum('kind', ['question', 'ruling']).notNullable();
      t.string('label', 1000).notNullable().comment('the question, or the citation of the ruling');
      t.text('asked').comment('JSON: the question with its filters; null for a ruling');
      binary(t, 'ruling_id', 200).comment('the ruling whose citations are followed');
      binary(t, 'key_hash', 43).notNullable().comment('of what is followed: nobody follows it twice');
      instant(t, 'created_at').notNullable();
      instant(t, 'since').comment('rulings dated later are new; null: all that have a date');
      instant(t, 'checked_to').comment('the end of the last indexing that was looked through');
      instant(t, 'tried_at').comment('whoever waited longest is looked at first');
      t.unique(['user_id', 'key_hash']);
      t.index(['checked_to', 'tried_at']);
    });
  }
  if (!(await db.schema.hasTable('alert_news'))) {
    await db.schema.createTable('alert_news', (t) => {
      t.integer('alert_id').unsigned().notNullable().references('id').inTable('alerts').onDelete('CASCADE');
      binary(t, 'id_result', 200).notNullable();
      t.specificType('result', 'mediumtext').notNullable();
      instant(t, 'found_at').notNullable().index();
      instant(t, 'mailed_at').comment('null: waits for the next mail');
      t.primary(['alert_id', 'id_result']);
      t.index(['mailed_at', 'alert_id']);
    });
  }
  if (!(await db.schema.hasColumn('users', 'alert_mails'))) {
    await db.schema.alterTable('users', (t) => {
      t.enum('alert_mails', ['daily', 'weekly', 'off']).notNullable().defaultTo('daily');
      instant(t, 'alerts_mailed_at');
    });
  }
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('alert_news');
  await db.schema.dropTableIfExists('alerts');
  if (await db.schema.hasColumn('users', 'alert_mails')) {
    await db.schema.alterTable('users', (t) => t.dropColumns('alert_mails', 'alerts_mailed_at'));
  }
}
