import { alone } from './alone.ts';
import { connect, ensureSchema } from './connection.ts';
import { longestWait, retryLocked } from './retry-locked.ts';

/**
 * Brings the schema up to date, creating it where it is missing, or undoes every migration or the last one. Several may be started at the same time: one
 * works, the others wait for it. What a killed one left undone, the next one takes up.
 * @param say gets what the operator waits for
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
    // Only a schema that no one else uses is undone.
    const db = connect(url, undo ? {} : { longestWait });
    // A version that was gone back to finds migrations that it does not know: they have only added.
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
