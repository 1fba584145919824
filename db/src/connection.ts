import knex, { type Knex } from 'knex';
import { migrationNames, migrationsFolder } from './migration-names.ts';
import { type RawConnection, replay } from './replay.ts';

/**
 * Migrations in the order of their numbers. They are imported statically, so that a bundle
 * includes them.
 */
const migrationFiles = (
  prepare: (migration: Knex.Migration) => Knex.Migration,
): Knex.MigrationSource<string> => ({
  getMigrations: migrationNames,
  getMigrationName: (name) => name,
  getMigration: async (name) =>
    prepare((await import(new URL(name, migrationsFolder()).href)) as Knex.Migration),
});

type Created = (error: Error | null, connection: RawConnection) => void;

interface Options {
  /**
   * Seconds that a statement waits for a lock on a table or row; the server's default if omitted.
   */
  longestWait?: number;
}

export function connect(url: string, { longestWait }: Options = {}): Knex {
  const { watch, again } = replay();
  return knex({
    client: 'mysql2',
    connection: { uri: url, timezone: 'Z', supportBigNumbers: true } as Knex.MySql2ConnectionConfig,
    pool: {
      min: 0,
      max: 4,
      afterCreate: (connection: RawConnection, done: Created) =>
        watch(connection, (error, watched) =>
          longestWait === undefined
            ? done(error, watched)
            : connection.query(
                `SET SESSION lock_wait_timeout = ${longestWait}, SESSION innodb_lock_wait_timeout = ${longestWait}`,
                [],
                (refused) => done(refused, watched),
              ),
        ),
    },
    migrations: { migrationSource: migrationFiles(again) },
    // That error is thrown as well.
    log: { warn: (line) => String(line).startsWith('Acquire connection error') || console.warn(line) },
  });
}

/** Creates the schema named in the URL's path when it is missing, so that a fresh server needs no hand. */
export async function ensureSchema(url: string): Promise<void> {
  const target = new URL(url);
  const name = decodeURIComponent(target.pathname.slice(1));
  target.pathname = '/';
  const server = connect(target.href);
  try {
    const [found] = await server('information_schema.schemata')
      .where({ schema_name: name })
      .select('schema_name');
    if (!found)
      await server.raw(
        'CREATE DATABASE IF NOT EXISTS ?? CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci',
        [name],
      );
  } finally {
    await server.destroy();
  }
}
