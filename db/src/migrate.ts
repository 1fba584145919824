import { databaseUrl } from './database-url.ts';
import { explainUnreachable } from './explain-unreachable.ts';
import { migrateSchema } from './migrate-schema.ts';

/** `node src/migrate.ts [latest|rollback]`: of MIGRATIONS_DATABASE_URL, or else of DATABASE_URL. `npm run update` says more. */
const url = databaseUrl();
const isRollback = process.argv[2] === 'rollback';

await explainUnreachable(url, async () => {
  const files = await migrateSchema(url, (line) => console.error(line), { isRollback });
  console.log(files.length === 0 ? 'schema up to date' : files.join(', '));
});
