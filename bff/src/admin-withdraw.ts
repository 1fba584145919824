import { indexedRulings } from '@massima/solr/withdraw';
import { argumentsOf, fail } from './command-line.ts';
import { everWithdrawn, tryWithdrawing, withdrawRulings } from './features/withdrawal/index.ts';
import { commandDeps, databasePatience } from './operate/restoring.ts';
import { byCommand, writeEntry } from './procedures/security-log.ts';

const usage = `usage: pnpm --filter bff withdraw <id | ECLI | corpus:id> … [--dry-run]
       pnpm --filter bff withdraw --all [--dry-run]

Takes rulings, or principles alone, out of every index and suggestion, empties their texts in what accounts have saved, rated and are
about to be mailed, and looks whether they are gone. No later run of the indexer brings them back, unless it is given --again <id>.
  corpus:id   only what this corpus has of a ruling, which others have, too: theirs stays, and is shown
  --all       does it again for all that was ever withdrawn: after a restore of the database or the index
  --dry-run   changes nothing, and says what would happen`;

const { values, positionals: positionals } = argumentsOf(usage, {
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
});
const { all } = values;
if (all === positionals.length > 0) fail(usage);
const deps = await commandDeps({ patience: databasePatience });
try {
  const { SOLR_URL, SOLR_CORE } = deps.config;
  const indexes = await indexedRulings(SOLR_URL, SOLR_CORE);
  const parts = { ...deps, indexes, say: (line: string) => console.log(line) };
  const { ids, back } = all
    ? await everWithdrawn(parts)
    : { ids: await indexes.idsOf(positionals), back: [] };
  if (back.length > 0)
    console.error(
      `Not withdrawn, because they are in the index again: ${back.join(', ')}. To withdraw them, give their ids.`,
    );
  let isGone = back.length === 0;
  if (ids.length === 0) console.log('No ruling was ever withdrawn.');
  else if (values['dry-run']) await tryWithdrawing(parts, ids);
  else {
    isGone = (await withdrawRulings(parts, ids)) && isGone;
    const entry = byCommand('withdraw', isGone ? 'ok' : 'unknown_error');
    await writeEntry(deps, { ...entry, detail: ids.join(' ').slice(0, 500) });
  }
  if (!isGone) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await deps.close();
}
