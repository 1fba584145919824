// A MySQL for tests on machines whose distribution has MariaDB only. Debian's unstable has the real one.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { unpackedCommand, unpackPackages } from './unpack-packages.mjs';

/** @typedef {{ version: string, command: string, args: string[] }} MysqlServer `args` come before mysqld's own */

/** @param {string} cacheDir @returns {Promise<MysqlServer>} */
export async function fetchMysql(cacheDir) {
  const target = path.join(cacheDir, 'mysql-deb');
  await unpackPackages({ release: 'unstable', name: 'mysql-server-core', target });
  const { command, args: loaded } = unpackedCommand(target, 'usr/sbin/mysqld');
  const args = [...loaded, '--no-defaults', `--basedir=${path.join(target, 'usr')}`];
  const { stdout } = await promisify(execFile)(command, [...args, '--version']);
  return { version: /Ver (\S+)/.exec(stdout)?.[1] ?? '', command, args };
}
