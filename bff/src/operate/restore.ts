import path from 'node:path';
import { accountsIn, loadDatabase } from '@massima/db/backup/load-database';
import { migrateSchema } from '@massima/db/migrate-schema';
import { restoreIndex } from '@massima/solr/copies';
import { indexedRulings } from '@massima/solr/withdraw';
import { argumentsOf, fail } from '../command-line.ts';
import type { Deps } from '../deps.ts';
import { reconcileNow } from '../features/billing/index.ts';
import { everWithdrawn, withdrawRulings } from '../features/withdrawal/index.ts';
import { databaseFacts, noteBackup } from '../models/schema-state.ts';
import { OperatorError, runCommand, schemaUrl } from './command.ts';
import { databaseFile, kindOf, readCopy } from './kept-copy.ts';

const usage = `usage: npm run restore -- --from <folder of a backup> [--overwrite]

Stop the servers before. Brings back the database and, where the backup has one, the index; then runs the migrations, withdraws again what
was ever withdrawn, and reads from the card provider what was bought since. Run it again where it was cut off.
  --overwrite   replaces a database that has accounts`;

const { values } = argumentsOf(usage, {
  options: { from: { type: 'string' }, overwrite: { type: 'boolean', default: false } },
});
const folder = path.resolve(values.from ?? fail(usage));
const say = (line: string) => console.log(line);

await runCommand(async (deps) => {
  const { config } = deps;
  const copy = await readCopy(folder);
  const url = schemaUrl(config);
  const accounts = await accountsIn(url);
  if (accounts > 0 && !values.overwrite)
    throw new OperatorError(
      `The database ${new URL(url).pathname.slice(1)} has ${accounts} accounts: --overwrite replaces it by the backup of ${copy.at}. Nothing was changed.`,
    );
  const { version } = await databaseFacts(deps.db);
  if (kindOf(version) !== copy.server)
    throw new OperatorError(
      `The backup is of ${copy.server}, and this database is ${version}: restore it on ${copy.server}.`,
    );
  await loadDatabase(url, path.join(folder, databaseFile));
  const migrations = await migrateSchema(url, say);
  await noteBackup(deps.db, new Date(copy.at));
  say(
    `the database is that of ${copy.at}${migrations.length > 0 ? `, and ${migrations.length} migrations` : ''}`,
  );
  if (copy.index) {
    const corpora = await restoreIndex(config.SOLR_URL, config.SOLR_CORE, copy.index);
    for (const corpus of corpora) say(`the index has ${corpus}`);
  }
  await withdrawAgain(deps);
  await readWhatWasBought(deps);
  say('Start the servers.');
});

/** The database, the index or both may be older than a withdrawal. */
async function withdrawAgain(deps: Deps): Promise<void> {
  const indexes = await indexedRulings(deps.config.SOLR_URL, deps.config.SOLR_CORE);
  const { ids, back } = await everWithdrawn({ ...deps, indexes });
  if (ids.length > 0) await withdrawRulings({ ...deps, indexes, say }, ids);
  if (back.length > 0)
    say(
      `In the index again, and left there: ${back.join(', ')}. Withdraw those that must not be by their ids.`,
    );
}

async function readWhatWasBought(deps: Deps): Promise<void> {
  if (!deps.payments) return say('no card provider is set: what was bought since is not read');
  const done = await reconcileNow(deps);
  if (!done) return say('another process reads the customers of the card provider already');
  const { checked, failed, adopted, orphans } = done;
  say(
    `the card provider: ${checked} customers, ${failed} failed, ${adopted} given back to their accounts, ${orphans} without an account`,
  );
  if (failed > 0)
    throw new OperatorError('Not all customers could be read: run pnpm --filter bff payments:reconcile.');
}
