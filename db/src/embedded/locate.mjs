// Finds a MariaDB server on this machine. Uses Node without dependencies, because it runs before
// anything is installed.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * @typedef {object} ServerFiles
 * @property {string} binary
 * @property {string} share folder of the system table scripts and of the error messages
 * @property {string} version
 * @property {boolean} privateCopy whether we unpacked it, so that it needs options with the paths of its files
 * @property {Record<string, string>} env
 * @property {string[]} loader command line prefix that runs the binary with its own loader; empty unless the system's loader is too old
 */

// Folders that a user's PATH often lacks: the sbin folders, in which Debian installs servers, and
// Homebrew's.
const EXTRA_DIRS = [
  '/usr/sbin',
  '/usr/local/sbin',
  '/usr/libexec',
  '/opt/homebrew/opt/mariadb/bin',
  '/usr/local/opt/mariadb/bin',
];

/** MariaDB 11 renamed the scripts. */
const SCRIPT_PREFIXES = ['mysql', 'mariadb'];

/** The scripts that make the system tables, in order. @param {string} share */
export function systemTableScripts(share) {
  const prefix = SCRIPT_PREFIXES.find((name) => existsSync(path.join(share, `${name}_system_tables.sql`)));
  if (!prefix) return undefined;
  return ['system_tables', 'performance_tables', 'system_tables_data'].map((name) =>
    path.join(share, `${prefix}_${name}.sql`),
  );
}

/** @param {string} prefix the folder above bin or sbin */
const shareDirs = (prefix) => ['share/mysql', 'share/mariadb', 'share'].map((dir) => path.join(prefix, dir));

/**
 * Returns the files of a MariaDB binary; undefined if it is not a MariaDB that starts here.
 * @param {string} binary
 * @param {Record<string, string>} [env]
 * @param {string[]} [loader]
 * @returns {Promise<ServerFiles | undefined>}
 */
export async function inspect(binary, env, loader = []) {
  if (!existsSync(binary)) return undefined;
  try {
    const [command = binary, ...args] = [...loader, binary, '--no-defaults', '--version'];
    const { stdout } = await run(command, args, { env: { ...process.env, ...env } });
    // MySQL's mysqld sets up its tables in another way; anyone who has one uses it through DATABASE_URL.
    const version = /Ver (\S+)-MariaDB/.exec(stdout)?.[1];
    const share = shareDirs(path.dirname(path.dirname(binary))).find(systemTableScripts);
    return version && share
      ? { binary, share, version, privateCopy: env !== undefined, env: env ?? {}, loader }
      : undefined;
  } catch {
    return undefined;
  }
}

/** @returns {Promise<ServerFiles | undefined>} */
export async function findInstalled() {
  const searchPath = process.env.PATH ?? '';
  const dirs = [...new Set([...searchPath.split(path.delimiter), ...EXTRA_DIRS])].filter(Boolean);
  for (const name of ['mariadbd', 'mysqld']) {
    for (const dir of dirs) {
      const found = await inspect(path.join(dir, name));
      if (found) return found;
    }
  }
  return undefined;
}
