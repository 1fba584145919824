import { alone } from './alone.ts';
import { connect, ensureSchema } from './connection.ts';
import { databaseUrl } from './database-url.ts';
import { retryLocked, longestWait } from './retry-locked.ts';
import { explainUnreachable } from './explain-unreachable.ts';

/**
 * `node src/migrate.ts [latest|rollback]`: brings the schema of MIGRATIONS_DATABASE_URL, or else of DATABASE_URL, up to date, or undoes
 * every migration. Several may be started at the same time: one works, the others wait for it. What a killed one left undone, the next one
 * takes up.
 */
const url = databaseUrl();
const isRollback = process.argv[2] === 'rollback';

await explainUnreachable(url, async () => {
  await ensureSchema(url);
  await alone(url, async () => {
    // Only a schema that no one else uses is undone.
    const db = connect(url, isRollback ? {} : { longestWait });
    const latest = () =>
      retryLocked(
        // A version that was gone back to finds migrations that it does not know: they have only added.
        () => db.migrate.latest({ disableMigrationsListValidation: true }),
        (line) => console.error(line),
      );
    try {
      // knex's own lock is a row, which stays behind when its holder is killed.
      await db.migrate.forceFreeMigrationsLock();
      const [batch, files] = isRollback ? await db.migrate.rollback(undefined, true) : await latest();
      console.log(files.length === 0 ? 'schema up to date' : `batch ${batch}: ${files.join(', ')}`);
    } finally {
      await db.destroy();
    }
  });
});
