// A MySQL for tests on machines whose distribution has MariaDB only. Debian's unstable has the real one.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { fetchPackage, readPackages, withLibraries } from './debian-packages.mjs';

const run = promisify(execFile);
const LOADER = 'ld-linux-x86-64.so.2';

/** @typedef {{ version: string, command: string, args: string[] }} MysqlServer `args` come before mysqld's own */

/**
 * Debian unstable's `mysql-server-core` with its libraries and loader, unpacked into the cache folder and never installed: its
 * libc is newer than that of the machines it runs on. 64-bit Intel Linux with dpkg-deb only.
 * @param {string} cacheDir @returns {Promise<MysqlServer>}
 */
export async function fetchMysql(cacheDir) {
  const target = path.join(cacheDir, 'mysql-deb');
  if (!existsSync(target)) {
    if (process.arch !== 'x64' || !existsSync('/usr/bin/dpkg-deb'))
      throw new Error(
        'A MySQL for tests can be fetched on Debian for amd64 only. Set DATABASE_URL to a running one.',
      );
    await unpack(target);
  }
  return inspect(target);
}

/** @param {string} target */
async function unpack(target) {
  const draft = `${target}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const packages = await readPackages('unstable', 'amd64');
  for (const one of withLibraries(packages, 'mysql-server-core')) {
    const file = path.join(draft, 'package.deb');
    writeFileSync(file, await fetchPackage(one));
    await run('dpkg-deb', ['-x', file, draft]);
    rmSync(file);
  }
  renameSync(draft, target);
}

/** @param {string} root @returns {Promise<MysqlServer>} */
async function inspect(root) {
  const libraries = ['usr/lib/x86_64-linux-gnu', 'lib/x86_64-linux-gnu', 'usr/lib64', 'lib64']
    .map((folder) => path.join(root, folder))
    .filter(existsSync);
  const loader = libraries.map((folder) => path.join(folder, LOADER)).find(existsSync);
  if (!loader) throw new Error(`There is no ${LOADER} in ${root}: ${readdirSync(root).join(', ')}`);
  const prefix = ['--library-path', libraries.join(':'), path.join(root, 'usr/sbin/mysqld'), '--no-defaults'];
  const args = [...prefix, `--basedir=${path.join(root, 'usr')}`];
  const { stdout } = await run(loader, [...args, '--version']);
  return { version: /Ver (\S+)/.exec(stdout)?.[1] ?? '', command: loader, args };
}
