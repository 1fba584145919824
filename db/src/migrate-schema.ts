import { alone } from './alone.ts';
import { connect, ensureSchema } from './connection.ts';
import { longestWait, retryLocked } from './retry-locked.ts';

/**
 * Migrates the schema to the current version, creating it if missing, or undoes the last or all
 * migrations. Concurrent calls wait for the first. The next call continues an interrupted
 * migration.
 * @param say receives progress messages for the operator
 * @returns the migrations that were run
 */
export async function migrateSchema(
  url: string,
  say: (line: string) => void,
  { undo }: { undo?: 'all' | 'last' | undefined } = {},
): Promise<string[]> {
  let done: string[] = [];
  await ensureSchema(url);
  await alone(url, async () => {
    // Undoing assumes that no other client uses the schema.
    const db = connect(url, undo ? {} : { longestWait });
    // After a rollback of the application, the schema has migrations that this version does not
    // know. They only added tables and columns.
    const run = () => {
      if (undo === 'all') return db.migrate.rollback(undefined, true);
      if (undo === 'last') return db.migrate.down();
      return retryLocked(() => db.migrate.latest({ disableMigrationsListValidation: true }), say);
    };
    try {
      // knex's own lock is a row, which stays behind when its holder is killed.
      await db.migrate.forceFreeMigrationsLock();
      const [, files] = await run();
      done = files;
    } finally {
      await db.destroy();
    }
  });
  return done;
}
