import { alone } from './alone.ts';
import { connect, ensureSchema } from './connection.ts';

/**
 * `tsx src/migrate.ts [latest|rollback]`: brings DATABASE_URL's schema up to date, or undoes every migration. Several may be
 * started at once: one works, the others wait for it. One that was killed is taken up where it was by the next.
 */
const url = process.env['DATABASE_URL'];
if (!url) {
  console.error('DATABASE_URL is not set: give it as mysql://user:password@host:port/schema');
  process.exit(2);
}
await ensureSchema(url);
await alone(url, async () => {
  const db = connect(url);
  try {
    // knex's own lock is a row, which stays behind when its holder is killed.
    await db.migrate.forceFreeMigrationsLock();
    const [batch, files] =
      process.argv[2] === 'rollback'
        ? await db.migrate.rollback(undefined, true)
        : // A version that is gone back to finds migrations that it does not know: they have only added.
          await db.migrate.latest({ disableMigrationsListValidation: true });
    console.log(files.length === 0 ? 'schema up to date' : `batch ${batch}: ${files.join(', ')}`);
  } finally {
    await db.destroy();
  }
});
