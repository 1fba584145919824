import { migrateSchema } from '@massima/db/migrate-schema';
import { ensureSchema } from '@massima/db/connection';
import { argumentsOf } from '../command-line.ts';
import { runCommand } from './command.ts';
import { examine } from './examine.ts';
import { pendingMigrations } from './check-schema.ts';
import { needsSomeone } from './finding.ts';
import { schemaUrl } from './schema-url.ts';

const usage = `usage: npm run update [-- --dry-run]

Run it with a new version, before its servers start: runs the migrations, with the user of MIGRATIONS_DATABASE_URL, and says what else has
to follow. Migrations only add: servers of the version before work on.
  --dry-run   says it, and changes nothing`;

const { 'dry-run': isDry } = argumentsOf(usage, {
  options: { 'dry-run': { type: 'boolean', default: false } },
}).values;

/** Findings that a new version may leave to do. */
const follows = new Set(['search', 'meaning', 'backup', 'secret key', 'card provider']);

await runCommand(async (deps) => {
  const url = schemaUrl(deps.config);
  if (!isDry) await ensureSchema(url);
  const pending = await pendingMigrations(deps);
  for (const name of pending) console.log(`  migration  ${name}`);
  const found = (await examine(deps)).filter((one) => needsSomeone(one) && follows.has(one.what));
  if (isDry) console.log(`${pending.length} migrations would run.`);
  else {
    const done = await migrateSchema(url, (line) => console.error(line));
    console.log(done.length > 0 ? `${done.length} migrations have run.` : 'The schema is up to date.');
  }
  if (found.length > 0) console.log('To follow:');
  for (const { what, said } of found) console.log(`  ${what}: ${said}`);
  console.log('Then replace the servers one after the other.');
});
