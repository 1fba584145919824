// `npm run demo:news`, while `npm start` runs: three more rulings, for an alert to find.
import { spawn } from 'node:child_process';
import { newsCommand } from './lib/demo-news.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { readSettings } from './lib/settings.mjs';

const { url, args } = newsCommand(readSettings());
console.log(`Indexing into ${url}`);
const indexer = spawn(process.execPath, [inRoot('scripts/run-ts.mjs'), ...args], {
  cwd: root,
  stdio: 'inherit',
});
indexer.once('exit', (code) => {
  if (code !== 0)
    console.error(
      'It has to run with the same SOLR_PORT, SOLR_URL and .env as npm start, and while that runs.',
    );
  process.exitCode = code ?? 1;
});
