import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { systemTableScripts } from './locate.mjs';
import { commandOf } from './options.mjs';

/**
 * Creates an empty data folder in about a second: the system tables by --bootstrap, without the
 * help texts and time zones that mariadb-install-db adds. The folder is renamed when complete, so
 * that an interrupted start leaves no broken database.
 * @param {import('./locate.mjs').ServerFiles} server
 * @param {string} dataDir
 */
export async function initialise(server, dataDir) {
  if (existsSync(dataDir)) return;
  const draft = `${dataDir}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const scripts = systemTableScripts(server.share) ?? [];
  // The scripts expect these from mariadb-install-db; each statement is on its own line in bootstrap mode.
  const prologue = 'CREATE DATABASE IF NOT EXISTS mysql;\nUSE mysql;\nSET @auth_root_socket=NULL;\n';
  const sql = prologue + scripts.map((file) => readFileSync(file, 'utf8')).join('\n');
  await bootstrap(server, draft, sql);
  renameSync(draft, dataDir);
}

/** @param {import('./locate.mjs').ServerFiles} server @param {string} dataDir @param {string} sql @returns {Promise<void>} */
function bootstrap(server, dataDir, sql) {
  return new Promise((resolve, reject) => {
    const [command = '', ...args] = [...commandOf(server, dataDir), '--bootstrap'];
    const child = spawn(command, args, {
      env: { ...process.env, ...server.env },
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.on('data', (chunk) => (output = (output + chunk).slice(-4000)));
    child.once('error', reject);
    child.once('close', (code) => {
      const failed = code !== 0 || !existsSync(path.join(dataDir, 'mysql'));
      if (failed) reject(new Error(`MariaDB could not set up its tables (exit ${code}):\n${output.trim()}`));
      else resolve();
    });
    // A server that ends early closes the pipe; the exit code says why better than EPIPE does.
    child.stdin.once('error', () => undefined);
    child.stdin.end(sql);
  });
}
