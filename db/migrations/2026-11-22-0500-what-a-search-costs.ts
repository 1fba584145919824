import type { Knex } from 'knex';
import { binary, instant, owner } from '../src/columns.ts';

/** Lets a search cover both tabs, and counts searches in progress and read full texts by account. */
export async function up(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('open_questions', 'paid'))) {
    await db.schema.alterTable('open_questions', (t) => {
      t.boolean('paid').notNullable().defaultTo(true).comment('false: it was asked, and cost nothing');
      t.boolean('asked_principles').notNullable().defaultTo(false).comment('its line of history is written');
      t.boolean('asked_verdicts').notNullable().defaultTo(false);
    });
  }
  if (!(await db.schema.hasTable('running_searches'))) {
    await db.schema.createTable('running_searches', (t) => {
      binary(t, 'id', 36).primary();
      binary(t, 'bucket', 150).notNullable().index().comment('whose search: that of its rate limit');
      instant(t, 'until').notNullable().comment('a process that died frees the place by then').index();
    });
  }
  if (!(await db.schema.hasTable('read_texts'))) {
    await db.schema.createTable('read_texts', (t) => {
      owner(t);
      binary(t, 'ruling_id', 200).notNullable();
      instant(t, 'read_at').notNullable().comment('when it was counted; for a day it costs no other').index();
      t.primary(['user_id', 'ruling_id']);
    });
  }
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('read_texts');
  await db.schema.dropTableIfExists('running_searches');
  if (await db.schema.hasColumn('open_questions', 'paid')) {
    await db.schema.alterTable('open_questions', (t) => {
      t.dropColumns('paid', 'asked_principles', 'asked_verdicts');
    });
  }
}
