import { spawn } from 'node:child_process';
import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { endWithParent } from '@massima/launch/end-with-parent';
import { readOrEmpty } from '@massima/launch/read-or-empty';
import { initialise } from './initialise.mjs';
import { commandOf, runOptions } from './options.mjs';
import { addressesOf, makeUsers } from './users.mjs';

const READY_MS = 60_000;
const STOP_MS = 30_000;

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null }} Exit */
/** `serverUrl`: for the product, whose user may do less. */
/** @typedef {{ url: string, serverUrl: string, pid: number, exited: Promise<Exit>, stop(): Promise<void> }} Mariadb */

/**
 * Starts a private MariaDB on loopback, and creates its data folder if missing. Resolves when the
 * server accepts connections.
 * @param {object} options
 * @param {import('./locate.mjs').ServerFiles} options.server
 * @param {string} options.dataDir
 * @param {number} options.port
 * @param {string} options.password of the user `massima`, who has all privileges on this private
 *   server
 * @param {string} [options.logFile]
 * @param {string} [options.database]
 * @param {string[]} [options.flags] of mariadbd, in addition
 * @returns {Promise<Mariadb>}
 */
export async function startMariadb({
  server,
  dataDir,
  port,
  password,
  logFile,
  database = 'massima',
  flags = [],
}) {
  await initialise(server, dataDir);
  await endLeftover(dataDir);
  const initFile = writeInitFile(dataDir, database, password);
  const [binary = '', ...args] = [...commandOf(server, dataDir), ...runOptions({ port, initFile }), ...flags];
  // The kernel ends the server when its starter is killed outright; a server left alone would keep the folder locked.
  const [command, ...rest] = endWithParent(binary, args);
  const log = logFile ? openSync(logFile, 'a') : 'ignore';
  const child = spawn(command, rest, {
    env: { ...process.env, ...server.env },
    stdio: ['ignore', log, log],
    // A separate session: Ctrl-C reaches only the starter, which stops its parts in order.
    detached: true,
  });
  if (typeof log === 'number') closeSync(log);
  /** @type {Exit | undefined} */
  let end;
  /** @type {Promise<Exit>} */
  const exited = new Promise((resolve) => {
    child.once('error', () => resolve((end = { code: 127, signal: null })));
    child.once('exit', (code, signal) => resolve((end = { code, signal })));
  });
  const stop = async () => {
    // mariadbd ignores SIGINT; at SIGTERM it writes its pages out and ends.
    if (!end) child.kill('SIGTERM');
    const slow = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await exited;
    clearTimeout(slow);
  };
  const until = Date.now() + READY_MS;
  while (!(await respondsOn(port))) {
    if (end)
      throw new Error(
        `MariaDB exited while starting (${end.signal ?? `exit ${end.code}`})${logFile ? `; see ${logFile}` : ''}`,
      );
    if (Date.now() > until) {
      await stop();
      throw new Error(`MariaDB did not respond on port ${port} within ${READY_MS / 1000} s`);
    }
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  return {
    ...addressesOf({ database, password, port }),
    pid: child.pid ?? -1,
    exited,
    stop,
  };
}

/** @param {string} dataDir @param {string} database @param {string} password */
function writeInitFile(dataDir, database, password) {
  const file = path.resolve(dataDir, 'init.sql');
  // The server reads it before it lets anyone in; one statement a line.
  const lines = [
    `CREATE DATABASE IF NOT EXISTS \`${database}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci;`,
    ...makeUsers({ database, password: password.replaceAll(/['\\]/g, ''), replace: true }),
  ];
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  return file;
}

/**
 * Ends a server left over on this data folder. A second server would wait 30 s for the first one's
 * lock and then give up. The command line, which contains the folder, identifies the leftover
 * server.
 * @param {string} dataDir
 */
async function endLeftover(dataDir) {
  const pidFile = path.join(dataDir, 'mariadbd.pid');
  const pid = Number(readOrEmpty(pidFile)) || 0;
  const isOurs = () =>
    readOrEmpty(`/proc/${pid}/cmdline`)
      .split('\0')
      .includes(`--datadir=${path.resolve(dataDir)}`);
  if (pid === 0 || !isOurs()) return;
  process.kill(pid, 'SIGTERM');
  const until = Date.now() + STOP_MS;
  while (isOurs() && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
  if (isOurs()) process.kill(pid, 'SIGKILL');
  rmSync(pidFile, { force: true });
}

/** Whether a server greets on this port: the handshake comes only after the init file was read. @param {number} port @returns {Promise<boolean>} */
function respondsOn(port) {
  return new Promise((resolve) => {
    const socket = net.connect({ host: '127.0.0.1', port });
    const done = (/** @type {boolean} */ yes) => {
      socket.destroy();
      resolve(yes);
    };
    socket.setTimeout(2000, () => done(false));
    socket.once('error', () => done(false));
    // Protocol version 10, behind the four bytes of the packet header.
    socket.once('data', (data) => done(data[4] === 10));
  });
}
