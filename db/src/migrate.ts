import { databaseUrl } from './database-url.ts';
import { explainUnreachable } from './explain-unreachable.ts';
import { migrateSchema } from './migrate-schema.ts';

/**
 * `node src/migrate.ts [latest|back|rollback]`: runs the migrations, or undoes the last migration
 * or all of them, in MIGRATIONS_DATABASE_URL or else DATABASE_URL. `npm run update` prints more.
 */
const url = databaseUrl();
const undo = ({ back: 'last', rollback: 'all' } as const)[process.argv[2] ?? ''];

await explainUnreachable(url, async () => {
  const files = await migrateSchema(url, (line) => console.error(line), { undo });
  console.log(files.length === 0 ? 'schema up to date' : files.join(', '));
});
