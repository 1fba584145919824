import { readdir } from 'node:fs/promises';
import type { Knex } from 'knex';

const folder = new URL('../migrations/', import.meta.url);

/** The folder's files in the order of their numbers, imported here so that whatever runs this file also compiles them. */
export const migrationFiles = (
  prepare: (migration: Knex.Migration) => Knex.Migration,
): Knex.MigrationSource<string> => ({
  getMigrations: async () => (await readdir(folder)).filter((name) => /^\d{4}-.*\.ts$/.test(name)).sort(),
  getMigrationName: (name) => name,
  getMigration: async (name) => prepare((await import(new URL(name, folder).href)) as Knex.Migration),
});
