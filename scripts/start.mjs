// `npm start`: the whole product on this machine; --help says more.
import { stopReports } from './lib/no-reports.mjs';
import { findOwnPackages } from './lib/own-packages.mjs';
import { goOnWithNewerNode } from './lib/wanted-node.mjs';

stopReports();
// Only then: an older Node would stumble over the imports. What only looks fetches nothing, and does with Node 20.
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
