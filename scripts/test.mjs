// `npm test`: runs every check and test, also from a clean clone. All stages run even if one fails; the last line is the summary.
//   npm test                          everything
//   npm test -- --only unit,lint      some stages
//   npm test -- --skip e2e            all stages except these
//   npm test -- --changed             for uncommitted changes: samples, nearest unit tests, types, lint, import rules
//   npm test -- --node 26             on another version of Node, downloaded from npm
//   npm test -- --database mysql      integration tests on MySQL instead of MariaDB; or on mariadb-11.8, as in Debian 13
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
