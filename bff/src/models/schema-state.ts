import type { Knex } from 'knex';
import { readSetting, writeSetting } from './settings.ts';

/** Reads the version and settings that the server reports. */
export async function databaseFacts(
  db: Knex,
): Promise<{ version: string; onlyReads: boolean; nowMs: number }> {
  const [[row]] = await db.raw(
    'SELECT VERSION() AS version, @@global.read_only AS only_reads, UNIX_TIMESTAMP(NOW(6)) * 1000 AS now_ms',
  );
  return { version: String(row.version), onlyReads: Number(row.only_reads) !== 0, nowMs: Number(row.now_ms) };
}

/** Returns the migrations that were applied; empty for a schema without tables. */
export async function appliedMigrations(db: Knex): Promise<string[]> {
  const table = await db('information_schema.tables')
    .whereRaw('table_schema = DATABASE()')
    .where({ table_name: 'knex_migrations' })
    .first('table_name');
  return table ? db('knex_migrations').orderBy('id').pluck('name') : [];
}

const lastBackup = 'last_backup';

/** Returns when this database was last backed up; null if never, or by other means. */
export async function readLastBackup(db: Knex): Promise<Date | null> {
  const at = await readSetting(db, lastBackup);
  return typeof at === 'string' ? new Date(at) : null;
}

export const noteBackup = (db: Knex, at: Date) => writeSetting(db, lastBackup, at.toISOString());

/** The database's machine, as it calls itself, and the folder of its data. */
export async function databaseFolder(db: Knex): Promise<{ host: string; folder: string }> {
  const [[row]] = await db.raw('SELECT @@hostname AS host, @@datadir AS folder');
  return { host: String(row.host), folder: String(row.folder) };
}
