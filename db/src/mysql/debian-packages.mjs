// The closure of a Debian package's dependencies, read from the archive's own index.
import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';

const ARCHIVE = 'https://deb.debian.org/debian';

/** @typedef {{ name: string, version: string, needs: string[], url: string, sha256: string }} DebianPackage */

/**
 * The packages of a Debian release, by name.
 * @param {string} suite @param {string} architecture
 * @returns {Promise<Map<string, DebianPackage>>}
 */
export async function readPackages(suite, architecture) {
  const index = gunzipSync(
    await fetchBytes(`${ARCHIVE}/dists/${suite}/main/binary-${architecture}/Packages.gz`),
  );
  const packages = new Map();
  for (const block of index.toString('utf8').split('\n\n')) {
    const field = (/** @type {string} */ name) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
    const name = field('Package');
    if (!name) continue;
    packages.set(name, {
      name,
      version: field('Version'),
      // Of alternatives the first; versions are not compared, one release fits together.
      needs: [field('Pre-Depends'), field('Depends')]
        .flatMap((list) => list.split(', '))
        .map((need) => /^[a-z0-9.+-]+/.exec(need)?.[0] ?? '')
        .filter(Boolean),
      url: `${ARCHIVE}/${field('Filename')}`,
      sha256: field('SHA256'),
    });
  }
  return packages;
}

/**
 * A package and the shared libraries it needs, directly or not.
 * @param {Map<string, DebianPackage>} packages @param {string} name
 */
export function withLibraries(packages, name) {
  /** @type {Set<DebianPackage>} */
  const found = new Set();
  const add = (/** @type {string} */ each) => {
    const one = packages.get(each);
    if (!one || found.has(one)) return;
    found.add(one);
    for (const need of one.needs) if (need.startsWith('lib')) add(need);
  };
  add(name);
  return [...found];
}

/** @param {DebianPackage} one @returns {Promise<Buffer>} */
export async function fetchPackage({ name, url, sha256 }) {
  const bytes = await fetchBytes(url);
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new Error(`${name} is not the package that Debian's index describes: ${url}`);
  return bytes;
}

/** @param {string} url */
async function fetchBytes(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
