import type { Knex } from 'knex';
import { readSetting, writeSetting } from './settings.ts';

/** What the server itself says. */
export async function databaseFacts(
  db: Knex,
): Promise<{ version: string; onlyReads: boolean; nowMs: number }> {
  const [[row]] = await db.raw(
    'SELECT VERSION() AS version, @@global.read_only AS only_reads, UNIX_TIMESTAMP(NOW(6)) * 1000 AS now_ms',
  );
  return { version: String(row.version), onlyReads: Number(row.only_reads) !== 0, nowMs: Number(row.now_ms) };
}

/** The migrations that have run here; none in a schema that has no table yet. */
export async function appliedMigrations(db: Knex): Promise<string[]> {
  const there = await db('information_schema.tables')
    .whereRaw('table_schema = DATABASE()')
    .where({ table_name: 'knex_migrations' })
    .first('table_name');
  return there ? db('knex_migrations').orderBy('id').pluck('name') : [];
}

const lastBackup = 'last_backup';

/** When this database was copied last; null where it never was, or by other means. */
export async function readLastBackup(db: Knex): Promise<Date | null> {
  const at = await readSetting(db, lastBackup);
  return typeof at === 'string' ? new Date(at) : null;
}

export const noteBackup = (db: Knex, at: Date) => writeSetting(db, lastBackup, at.toISOString());
