import { execFile, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { addressesOf, makeUsers } from '../embedded/users.mjs';
import { endWithParent } from '@massima/launch/end-with-parent';

const READY_MS = 60_000;

/**
 * Starts a private MySQL on loopback with an empty data folder, for one run of the tests. It ends with the process that
 * started it.
 * @param {object} options
 * @param {import('./fetch-mysql.mjs').MysqlServer} options.server
 * @param {string} options.dataDir created afresh
 * @param {number} options.port
 * @param {string} options.password of the user `massima`, who may do everything in this private server
 * @param {string} options.logFile
 * @returns {Promise<{ url: string, serverUrl: string, stop(): Promise<void> }>}
 */
export async function startMysql({ server, dataDir, port, password, logFile }) {
  mkdirSync(dataDir, { mode: 0o700 });
  const common = [
    ...server.args,
    ...(process.getuid?.() === 0 ? ['--user=root'] : []),
    `--datadir=${path.resolve(dataDir)}`,
    '--secure-file-priv=NULL',
  ];
  await promisify(execFile)(server.command, [...common, '--initialize-insecure']);
  const initFile = path.join(dataDir, 'init.sql');
  const lines = [
    'CREATE DATABASE IF NOT EXISTS `massima` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci;',
    ...makeUsers({ database: 'massima', password }),
  ];
  writeFileSync(initFile, `${lines.join('\n')}\n`, { mode: 0o600 });
  const log = openSync(logFile, 'a');
  const options = [
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    '--socket=m.sock',
    '--mysqlx=OFF',
    `--init-file=${initFile}`,
    '--skip-name-resolve',
    '--innodb-flush-log-at-trx-commit=2',
    '--max-connections=300',
    '--disable-log-bin',
  ];
  const [command, ...args] = endWithParent(server.command, [...common, ...options]);
  const child = spawn(command, args, {
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const until = Date.now() + READY_MS;
  // Said once the init file was read.
  while (!readFileSync(logFile, 'utf8').includes('ready for connections')) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`MySQL did not start; see ${logFile}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    ...addressesOf({ database: 'massima', password, port }),
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
