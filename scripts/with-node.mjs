// `node scripts/with-node.mjs <command> [arguments]`: what a script of a package.json says, on the Node that is wanted.
import { spawn } from 'node:child_process';
import { stopReports } from './lib/no-reports.mjs';
import { goOnWithNewerNode } from './lib/wanted-node.mjs';

/** @param {string[]} words @returns {Promise<number>} */
function run([command = '', ...args]) {
  const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === null ? 1 : code));
  });
}

stopReports();
goOnWithNewerNode()
  .then((code) => (code === undefined ? run(process.argv.slice(2)) : code))
  .then(
    (code) => (process.exitCode = code),
    (error) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
