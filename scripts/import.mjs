// `npm run import -- <source> <path…>`: imports public sources into the index of a running `npm
// start`, or into that at SOLR_URL.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from './lib/paths.mjs';
import { databaseFile } from './lib/load-data.mjs';
import { readSettings } from './lib/settings.mjs';
import { engineUrl } from './lib/demo-news.mjs';

const settings = readSettings();
const indexerArgs = process.argv.slice(2);
const url = engineUrl(settings);
const isOwn = settings.external.solrUrl === undefined;
const state = path.join(settings.dataDir, 'import');

/** @param {string[]} args @returns {Promise<number>} */
const run = (args) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [inRoot('scripts/run-ts.mjs'), ...args], {
      // relative paths refer to the folder in which the user typed the command
      cwd: process.env['INIT_CWD'] ?? root,
      stdio: 'inherit',
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });

// Without a database nobody can tell.
const hasDatabase = settings.external.databaseUrl !== undefined || existsSync(databaseFile(settings));
if (hasDatabase && (await run([inRoot('scripts/operate.mjs'), 'may-write'])) !== 0) process.exit(1);
const code = await run([inRoot('solr/indexer/import.ts'), '--url', url, '--state', state, ...indexerArgs]);
process.exitCode = code;
if (code === 0 && !indexerArgs.includes('--dry-run')) {
  const where = isOwn ? `http://localhost:${settings.ports.product}` : 'the product';
  console.log(`The rulings are searchable at ${where}. "Raccolta" there lists the collection.`);
  const model = inRoot('.cache/meaning');
  if (isOwn && indexerArgs[0] !== 'normattiva' && existsSync(model)) {
    console.log(
      'The embeddings follow. Searches work in the meantime, and this can be stopped and restarted at any time.',
    );
    process.exitCode = await run([inRoot('solr/indexer/meaning.ts'), '--url', url, '--model', model]);
  }
}
