// `npm start`: the whole product on this machine; --help says more.
import { stopReports } from './lib/no-reports.mjs';
import { findOwnPackages } from './lib/own-packages.mjs';
import { goOnWithNewerNode } from './lib/wanted-node.mjs';

stopReports();
// Imported later, because an older Node would fail on newer syntax. `--check` downloads nothing and
// works with Node 20.
goOnWithNewerNode({ fetches: !process.argv.includes('--check') })
  .then(async (code) => {
    if (code !== undefined) return process.exit(code);
    findOwnPackages();
    const { explain, start } = await import('./lib/start.mjs');
    await start(process.argv.slice(2)).catch((error) => {
      explain(error);
      process.exit(1);
    });
  })
  .catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
