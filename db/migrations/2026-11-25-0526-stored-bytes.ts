import type { Knex } from 'knex';

const sizes = {
  project_elements: { owner: 'project_id', size: 'LENGTH(result) + LENGTH(query) + LENGTH(note)' },
  feedbacks: { owner: 'user_id', size: 'COALESCE(LENGTH(result), 0) + LENGTH(query) + LENGTH(comment)' },
};

/**
 * Adds the size of each stored row, which the server writes, and an index that contains it, so
 * that an account's total is computed without reading the rows.
 */
export async function up(db: Knex): Promise<void> {
  for (const [table, { owner, size }] of Object.entries(sizes)) {
    if (await db.schema.hasColumn(table, 'bytes')) continue;
    await db.raw(
      `ALTER TABLE ${table} ADD COLUMN bytes INT UNSIGNED GENERATED ALWAYS AS (${size}) STORED,
         ADD INDEX ${table}_bytes (${owner}, bytes)`,
    );
  }
}

export async function down(db: Knex): Promise<void> {
  for (const table of Object.keys(sizes)) {
    if (!(await db.schema.hasColumn(table, 'bytes'))) continue;
    await db.raw(`ALTER TABLE ${table} DROP INDEX ${table}_bytes, DROP COLUMN bytes`);
  }
}
