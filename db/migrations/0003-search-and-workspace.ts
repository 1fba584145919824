import type { Knex } from 'knex';
import { binary, instant, owner } from '../src/columns.ts';

export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('questions', (t) => {
    t.increments('id');
    owner(t);
    t.string('query', 1000).notNullable();
    t.enum('query_type', ['type_principle', 'type_verdict']).notNullable();
    instant(t, 'created_at').notNullable();
    t.index(['user_id', 'created_at', 'id']);
  });
  await db.schema.createTable('open_questions', (t) => {
    owner(t);
    binary(t, 'question_hash', 43).notNullable();
    instant(t, 'opened_at').notNullable();
    t.primary(['user_id', 'question_hash']);
    t.index(['opened_at']);
  });
  await db.schema.createTable('served_rulings', (t) => {
    owner(t);
    binary(t, 'ruling_id', 200).notNullable();
    instant(t, 'served_at').notNullable();
    t.primary(['user_id', 'ruling_id']);
  });
  await db.schema.createTable('feedbacks', (t) => {
    owner(t);
    binary(t, 'id_result', 200).notNullable();
    t.string('query', 1000).notNullable();
    t.specificType('result', 'mediumtext');
    t.boolean('positive').notNullable();
    t.text('comment').notNullable();
    instant(t, 'created_at').notNullable();
    t.primary(['user_id', 'id_result']);
  });
  await db.schema.createTable('projects', (t) => {
    t.increments('id');
    owner(t);
    t.string('name', 50).notNullable();
    t.string('name_key', 64).comment('trimmed and lower-cased; null once deleted, which frees the name');
    t.string('description', 1000).notNullable();
    instant(t, 'created_at').notNullable();
    instant(t, 'updated_at').notNullable();
    instant(t, 'deleted_at').comment('kept for a while so that a deletion can be undone');
    t.unique(['user_id', 'name_key']);
    t.index(['user_id', 'deleted_at', 'updated_at']);
  });
  await db.schema.createTable('project_elements', (t) => {
    t.increments('id');
    t.integer('project_id').unsigned().notNullable().references('id').inTable('projects').onDelete('CASCADE');
    binary(t, 'id_result', 200).notNullable();
    binary(t, 'ruling_id', 200).notNullable();
    t.specificType('result', 'mediumtext').notNullable();
    t.string('query', 1000).notNullable();
    t.text('note').notNullable();
    instant(t, 'created_at').notNullable();
    t.unique(['project_id', 'id_result']);
    t.index(['ruling_id']);
  });
}

export async function down(db: Knex): Promise<void> {
  const tables = [
    'project_elements',
    'projects',
    'feedbacks',
    'served_rulings',
    'open_questions',
    'questions',
  ];
  for (const table of tables) await db.schema.dropTableIfExists(table);
}
