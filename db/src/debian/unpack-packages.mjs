// Unpacks packages of any Debian release into a folder on any release, without installing them.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';

/** Whether this machine can: apt, dpkg and Debian's own keys, by which apt checks what it gets. */
export const canUnpackPackages = () => ['/usr/bin/apt-get', '/usr/bin/dpkg-deb', KEYRING].every(existsSync);

/**
 * Unpacks a package with all its dependencies, including its C library and loader, as apt finds
 * and verifies them. Lists, cache and the (empty) record of installed packages are in our own
 * folder, so the system's apt is unchanged.
 * @param {{ release: string, name: string, target: string }} wanted
 */
export async function unpackPackages({ release, name, target }) {
  if (existsSync(target)) return;
  if (!canUnpackPackages())
    throw new Error(
      `${name} of Debian ${release} can be fetched on Debian only. Set DATABASE_URL to a running server.`,
    );
  const draft = `${target}.new`;
  const aptFolder = `${target}.apt`;
  for (const folder of [draft, aptFolder]) rmSync(folder, { recursive: true, force: true });
  for (const folder of ['lists/partial', 'archives/partial'])
    mkdirSync(path.join(aptFolder, folder), { recursive: true });
  mkdirSync(draft);
  const sources = path.join(aptFolder, 'own.list');
  writeFileSync(sources, `deb [signed-by=${KEYRING}] http://deb.debian.org/debian ${release} main\n`);
  writeFileSync(path.join(aptFolder, 'status'), '');
  try {
    await apt(aptFolder, ['update']);
    await apt(aptFolder, ['install', '--download-only', '--no-install-recommends', '--yes', name]);
    const archives = path.join(aptFolder, 'archives');
    for (const file of readdirSync(archives).filter((each) => each.endsWith('.deb')))
      await run('dpkg-deb', ['-x', path.join(archives, file), draft]);
    renameSync(draft, target);
  } finally {
    for (const folder of [draft, aptFolder]) rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} aptFolder @param {string[]} args */
async function apt(aptFolder, args) {
  const settings = {
    'Dir::Etc::SourceList': path.join(aptFolder, 'own.list'),
    'Dir::Etc::SourceParts': '/dev/null',
    'Dir::State': aptFolder,
    'Dir::State::Lists': path.join(aptFolder, 'lists'),
    'Dir::State::Status': path.join(aptFolder, 'status'),
    'Dir::Cache': aptFolder,
    'Dir::Cache::Archives': path.join(aptFolder, 'archives'),
    // apt's unprivileged user could not write into our folder.
    'APT::Sandbox::User': 'root',
    // Downloads no translations of package descriptions.
    'Acquire::Languages': 'none',
    'Acquire::IndexTargets::deb::DEP-11::DefaultEnabled': 'false',
    'Acquire::Retries': '3',
  };
  const options = Object.entries(settings).flatMap(([key, value]) => ['-o', `${key}=${value}`]);
  await run('apt-get', ['-q', ...options, ...args]);
}

/**
 * Returns the command that runs a program of an unpacked release with its own loader and
 * libraries, which may be newer than the machine's.
 * @param {string} root
 * @param {string} binary path below `root`
 */
export function unpackedCommand(root, binary) {
  const usr = path.join(root, 'usr/lib');
  const multiarch = readdirSync(usr).find((each) => each.endsWith('-linux-gnu')) ?? '';
  const libraries = [`usr/lib/${multiarch}`, `lib/${multiarch}`, 'usr/lib64', 'lib64', 'usr/lib', 'lib']
    .map((folder) => path.join(root, folder))
    .filter(existsSync);
  const loader = libraries
    .flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)))
    .find((file) => /\/ld-linux[^/]*\.so\.\d$/.test(file) && existsSync(file));
  if (!loader) throw new Error(`There is no loader in ${root}: ${readdirSync(root).join(', ')}`);
  return { command: loader, args: ['--library-path', libraries.join(':'), path.join(root, binary)] };
}
