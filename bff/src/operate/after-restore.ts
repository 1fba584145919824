import { migrateSchema } from '@massima/db/migrate-schema';
import { indexedRulings } from '@massima/solr/withdraw';
import { status } from '../collection/index.ts';
import type { Deps } from '../deps.ts';
import { reconcileNow } from '../features/billing/index.ts';
import { everWithdrawn, withdrawRulings } from '../features/withdrawal/index.ts';
import { rewindAlerts } from '../models/alerts.ts';
import { noteBackup } from '../models/schema-state.ts';
import { explainError } from './command.ts';
import { OperatorError } from './operator-error.ts';
import { schemaUrl } from './schema-url.ts';

const say = (line: string) => console.log(line);

interface Step {
  /** For an operator, with the command that repeats it. */
  name: string;
  run(deps: Deps, of: Date): Promise<unknown>;
}

const ofDatabase: Step[] = [
  {
    name: 'migrations (npm run update)',
    async run({ db, config }, of) {
      const done = await migrateSchema(schemaUrl(config), say);
      if (done.length > 0) say(`${done.length} migrations have run`);
      await noteBackup(db, of);
    },
  },
];

const always: Step[] = [
  { name: 'withdrawals (pnpm --filter bff withdraw --all)', run: withdrawAgain },
  { name: 'marks of alerts', run: rewind },
  { name: 'purchases (pnpm --filter bff payments:reconcile)', run: readPurchases },
];

/**
 * Runs what has to follow a restore, each step whatever becomes of the others. Can be repeated.
 * @returns a sentence for each step that failed
 */
export async function afterRestore(deps: Deps, of: Date, hasDatabase: boolean): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, run } of [...(hasDatabase ? ofDatabase : []), ...always])
    await run(deps, of).catch((error: unknown) => {
      failed.push(`Not done: ${name}. ${explainError(deps.config, error)}`);
    });
  return failed;
}

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

/** An alert must not count as checked up to a run that the index does not have. */
async function rewind(deps: Deps): Promise<void> {
  const last = await status.lastIndexing(deps, new AbortController().signal);
  if (last) await rewindAlerts(deps.db, last);
}

async function readPurchases(deps: Deps): Promise<void> {
  if (!deps.payments) return say('no card provider is set: what was bought since is not read');
  const done = await reconcileNow(deps);
  if (!done) return say('another process reads the customers of the card provider already');
  const { checked, failed, adopted, orphans } = done;
  say(
    `the card provider: ${checked} customers, ${failed} failed, ${adopted} given back to their accounts, ${orphans} without an account`,
  );
  if (failed > 0) throw new OperatorError('Not all customers could be read.');
}
