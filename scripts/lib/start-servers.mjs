// Starts the two servers that may need a download, and installs packages with the system's package
// manager.
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findServer, MARIADB_PACKAGES } from '@massima/db/embedded';
import { findInstalled } from '@massima/db/embedded/locate';
import { coreFolder } from '@massima/solr/launcher/core-folder';
import { installPackages, mayInstall } from './apt.mjs';
import { NGINX_PACKAGES, nginxPath } from './cloud/balancer.mjs';
import { isDiskFull } from './disk.mjs';
import { JAVA_PACKAGES, JAVA_WANTED, javaMissing, javaVersion } from './java.mjs';
import { databaseFile } from './load-data.mjs';
import * as parts from './parts.mjs';
import { cacheDir, displayPath } from './paths.mjs';
import { freePort } from './ports.mjs';
import { startSolr } from './start-solr.mjs';

/** @typedef {import('./product.mjs').Context} Context */
/** @typedef {import('./steps.mjs').PartLine} PartLine */

/**
 * Installs all missing packages in one call, because the package manager runs one call at a time.
 * @param {Context} context
 * @param {import('./steps.mjs').Step} step
 */
export async function installSystemPackages({ settings, children, cloud }, step) {
  const needsJava = !settings.external.solrUrl && ((await javaVersion()) ?? 0) < JAVA_WANTED;
  const needsDatabase = !settings.external.databaseUrl && !(await findInstalled());
  const packages = [
    ...(needsJava ? [JAVA_PACKAGES] : []),
    ...(needsDatabase ? [MARIADB_PACKAGES] : []),
    ...(cloud && !nginxPath() ? [NGINX_PACKAGES] : []),
  ];
  if (packages.length === 0 || !mayInstall()) return;
  const names = packages.map(([name]) => name).join(' and ');
  const install = (/** @type {PartLine} */ part) => installPackages(children, packages, part.update);
  await step('system', install, `installed ${names} with apt-get`);
}

/**
 * @param {Context} context
 * @param {{ system: () => Promise<void>, packages: Promise<unknown> }} installs of the system's
 *   packages, and of npm's
 * @param {PartLine} part
 */
export async function startDatabase(context, { system, packages }, part) {
  part.update('looking for MariaDB');
  const install = mayInstall() ? system : undefined;
  const server = await findServer({ cacheDir, install, packages, onProgress: part.update });
  const port = await freePort(context.settings.ports.database);
  const isFirst = !existsSync(path.join(context.settings.dataDir, 'mariadb'));
  part.update(`${isFirst ? 'setting up' : 'starting'} MariaDB ${server.version} on port ${port}`);
  const { url, serverUrl } = await context.supervisor.add(parts.database(context, server, port));
  // `npm run migrate` needs its owner's address.
  writeFileSync(databaseFile(context.settings), url, { mode: 0o600 });
  return { url, serverUrl };
}

/** @param {Context} context @param {() => Promise<void>} system @param {PartLine} part */
export async function startSearch(context, system, part) {
  await requireJava(system, part);
  const { url } = await context.supervisor.add(search(context, part.update));
  return url;
}

/** @param {() => Promise<void>} system @param {PartLine} part */
export async function requireJava(system, part) {
  part.update('looking for Java');
  if (((await javaVersion()) ?? 0) < JAVA_WANTED && mayInstall()) await system();
  const found = await javaVersion();
  if (!found || found < JAVA_WANTED) throw javaMissing(found);
}

/** @param {Context} context @param {(text: string) => void} onProgress */
const search = ({ settings, progress, children }, onProgress) => ({
  // Also the name of its log: log4j2.xml calls it solr.log.
  name: 'solr',
  label: 'search engine',
  start: async () => {
    const dataDir = path.join(settings.dataDir, 'solr');
    const begin = () =>
      startSolr(children, 'solr', {
        port: settings.ports.solr,
        dataDir,
        learnsClasses: true,
        onProgress,
      });
    try {
      return await begin();
    } catch (error) {
      const isUnreadable = error instanceof Error && error.message.includes('cannot load rulings');
      if (!isUnreadable || isDiskFull('', dataDir)) throw error;
      return await withoutIndex(settings.dataDir, begin, (text) => progress.say(text));
    }
  },
});

/**
 * Recovers from an index truncated by a full disk, which Solr cannot open: moves it away and
 * rebuilds it from its sources. It is not deleted, because it may contain the user's own rulings.
 * It is moved back if it was not the cause.
 * @template T
 * @param {string} dataDir
 * @param {() => Promise<T>} begin
 * @param {(text: string) => void} say
 * @returns {Promise<T>}
 */
async function withoutIndex(dataDir, begin, say) {
  const index = path.join(coreFolder(path.join(dataDir, 'solr')), 'data');
  const backupFolder = path.join(
    dataDir,
    `unreadable-index-${new Date().toISOString().replaceAll(':', '-')}`,
  );
  renameSync(index, backupFolder);
  try {
    const started = await begin();
    rmSync(path.join(dataDir, 'index-checkpoint.json'), { force: true });
    const where = `It was set aside as ${displayPath(backupFolder)}`;
    say(
      `The search index could not be read. ${where}, and the demo corpus is indexed again; so must rulings of your own be.`,
    );
    return started;
  } catch (error) {
    rmSync(index, { recursive: true, force: true });
    renameSync(backupFolder, index);
    throw error;
  }
}
