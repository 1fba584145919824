import type { Knex } from 'knex';
import { binary, instant, owner } from '../src/columns.ts';

/**
 * Stores the results that a paid search has opened, to limit them per search, and the rulings that
 * an account opened by number, with the time.
 */
export async function up(db: Knex): Promise<void> {
  if (!(await db.schema.hasTable('opened_results'))) {
    await db.schema.createTable('opened_results', (t) => {
      t.bigIncrements('id');
      owner(t);
      binary(t, 'question_hash', 43).notNullable();
      binary(t, 'id_result', 200).notNullable();
      instant(t, 'opened_at').notNullable().index();
      t.unique(['user_id', 'question_hash', 'id_result']);
    });
  }
  if (!(await db.schema.hasColumn('open_questions', 'opens'))) {
    await db.schema.alterTable('open_questions', (t) => {
      t.integer('opens').unsigned().notNullable().defaultTo(400).comment('how many results were paid for');
      binary(t, 'counted_with', 43).comment('the question that was paid together with it; null: itself');
    });
  }
  if (!(await db.schema.hasColumn('served_rulings', 'named'))) {
    await db.schema.alterTable('served_rulings', (t) => {
      t.boolean('named')
        .notNullable()
        .defaultTo(false)
        .comment('only its number was given, and it was not opened');
      instant(t, 'opened_at').comment('when it was opened by its number');
      t.index(['user_id', 'opened_at']);
    });
  }
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('opened_results');
  if (await db.schema.hasColumn('open_questions', 'opens'))
    await db.schema.alterTable('open_questions', (t) => t.dropColumns('opens', 'counted_with'));
  if (await db.schema.hasColumn('served_rulings', 'named')) {
    await db.schema.alterTable('served_rulings', (t) => {
      // The foreign key of the owner needs an index; the primary key starts with its column.
      t.dropIndex(['user_id', 'opened_at']);
      t.dropColumns('named', 'opened_at');
    });
  }
}
