// `npm test`: every check and every test, from a clean clone if need be. All stages run, whatever fails; the last line sums up.
//   npm test                          everything
//   npm test -- --only unit,lint      some stages
//   npm test -- --skip e2e            all but some
//   npm test -- --changed             what is not committed yet: samples, nearest unit tests, types, lint, import rules
//   npm test -- --node 26             on another release of Node, fetched from npm
//   npm test -- --database mysql      the integration tests on a real MySQL instead of MariaDB; or on mariadb-11.8, Debian 13's
import { stopReports } from './lib/no-reports.mjs';
import { findOwnPackages } from './lib/own-packages.mjs';
import { goOnWithNewerNode } from './lib/wanted-node.mjs';

/** @param {unknown} error */
function fail(error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}

stopReports();
// Only then: an older Node would stumble over the imports.
goOnWithNewerNode()
  .then(async (code) => {
    if (code !== undefined) return void (process.exitCode = code);
    findOwnPackages();
    await (await import('./lib/run-tests.mjs')).runTests(process.argv.slice(2));
  })
  .catch(fail);
