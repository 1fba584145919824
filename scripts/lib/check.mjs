// `npm start -- --check`: what would keep a start from its end, in three seconds, on Node 20 as well, and without changing anything.
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findInstalled } from '@massima/db/embedded/locate';
import { mayInstall } from './apt.mjs';
import { isThere, usesOwnModel } from './bring-model.mjs';
import { cloudPortsToHave } from './cloud/ports.mjs';
import { adviceFor, isWritable, nearest } from './denied.mjs';
import { freeMb } from './disk.mjs';
import { isInstalled } from './install-dependencies.mjs';
import { JAVA_WANTED, javaMissing, javaVersion } from './java.mjs';
import { proxyOf } from './loopback.mjs';
import { cacheDir, inRoot, root, displayPath } from './paths.mjs';
import { whyRefused } from './ports.mjs';
import { DATA_MB, INSTALLATION_MB, MODEL_MB } from './room.mjs';
import { isStarted, portsToHave } from './settings.mjs';
import { isNewEnough } from './wanted-node.mjs';

/** Timeout for network requests. */
const TIMEOUT_MS = 1500;

/**
 * `keeps`: it would keep a start from its end.
 * @typedef {{ what: string, detail: string, keeps: boolean }} Finding
 * @typedef {import('./settings.mjs').Settings} Settings
 */

/** @param {string} what @param {string} detail @returns {Finding} */
const fine = (what, detail) => ({ what, detail, keeps: false });
/** @param {string} what @param {string} detail @returns {Finding} */
const wrong = (what, detail) => ({ what, detail, keeps: true });

/**
 * @param {Settings} settings
 * @param {(line: string) => void} [say]
 * @param {import('./cloud/ports.mjs').CloudPorts} [cloud] of `npm run start:cloud`
 * @returns {Promise<boolean>} whether nothing would keep it from starting
 */
export async function check(settings, say = console.log, cloud = undefined) {
  if (settings.production && isInstalled()) return isProductWell(settings);
  const found = (
    await Promise.all([
      node(),
      ports(settings, cloud),
      disk(settings),
      java(settings),
      database(settings),
      network(settings),
      folders(settings),
    ])
  ).flat();
  const width = Math.max(...found.map(({ what }) => what.length));
  for (const { what, detail, keeps } of found) say(`  ${keeps ? '✗' : '✓'} ${what.padEnd(width)}  ${detail}`);
  const wrongs = found.filter(({ keeps }) => keeps).length;
  say(
    wrongs === 0 ? '\nNo problem found: npm start can run.' : `\n${wrongs} of these would prevent the start.`,
  );
  return wrongs === 0;
}

/** Where the demo is refused, the product's own command looks. @param {Settings} settings */
function isProductWell({ env }) {
  const args = [inRoot('bff/src/operate/doctor.ts'), '--quick'];
  return spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).status === 0;
}

async function node() {
  const here = `version ${process.versions.node}`;
  return [
    fine(
      'Node',
      isNewEnough() ? here : `${here} is too old: the start downloads a newer version from npm (50 MB)`,
    ),
  ];
}

/** @param {Settings} settings @param {import('./cloud/ports.mjs').CloudPorts} [cloud] */
async function ports(settings, cloud) {
  const requestedPorts = [...portsToHave(settings), ...(cloud ? cloudPortsToHave(cloud) : [])];
  const refused = await Promise.all(
    requestedPorts.map(({ port, variable, what }) => whyRefused(port, variable, what)),
  );
  const taken = refused.filter((why) => why !== undefined);
  if (taken.length === 0)
    return [fine('ports', `${requestedPorts.map(({ port }) => port).join(', ')} are free`)];
  return taken.map((why) => wrong('ports', why));
}

/** @param {Settings} settings */
async function disk(settings) {
  const requirements = [
    ...(isInstalled() ? [] : [{ dir: root, needed: INSTALLATION_MB }]),
    ...(usesOwnModel(settings) && !isThere() ? [{ dir: nearest(cacheDir), needed: MODEL_MB }] : []),
    { dir: nearest(settings.dataDir), needed: DATA_MB },
  ];
  /** Sum of the space needed per disk. @type {Map<number, { dir: string, needed: number }>} */
  const disks = new Map();
  for (const { dir, needed } of requirements) {
    const { dev } = statSync(dir);
    disks.set(dev, { dir, needed: needed + (disks.get(dev)?.needed ?? 0) });
  }
  return [...disks.values()].map(({ dir, needed }) => {
    const free = freeMb(dir);
    const detail = `${free} MB are free where ${displayPath(dir)} lies, ${needed} MB are needed`;
    return free >= needed ? fine('disk', detail) : wrong('disk', detail);
  });
}

/** @param {Settings} settings */
async function java({ env }) {
  if (!isStarted('solr', env)) return [fine('Java', 'not needed: SOLR_URL is set')];
  const found = await javaVersion();
  if (found && found >= JAVA_WANTED) return [fine('Java', `version ${found}`)];
  if (mayInstall()) return [fine('Java', 'missing or too old: the start installs it with apt-get')];
  return [wrong('Java', javaMissing(found).message)];
}

/** @param {Settings} settings */
async function database({ env, dataDir }) {
  if (!isStarted('database', env)) return [fine('database', 'DATABASE_URL is set')];
  const installed = await findInstalled();
  if (installed) return [fine('database', `MariaDB ${installed.version}`)];
  const isFetched =
    existsSync(path.join(cacheDir, 'mariadb-deb')) || existsSync(path.join(dataDir, 'mariadb'));
  return [fine('database', isFetched ? 'fetched before' : 'no MariaDB here: the start fetches one')];
}

/**
 * Solr's jars are in a folder of this name after a complete download
 * (solr/launcher/fetch-solr.mjs).
 */
const hasSolr = () => {
  try {
    return readdirSync(inRoot('solr/target')).some((name) => /^lib-(?!partial)/.test(name));
  } catch {
    return false;
  }
};

/** @param {Settings} settings */
async function network({ env }) {
  const registry = process.env.npm_config_registry || 'https://registry.npmjs.org/';
  const requests = [
    { what: 'registry', url: registry, isNeeded: !isInstalled(), why: 'the packages were' },
    {
      what: 'Maven Central',
      url: 'https://repo1.maven.org/',
      isNeeded: isStarted('solr', env) && !hasSolr(),
      why: 'Solr was',
    },
  ];
  const proxy = proxyOf(process.env);
  const reached = proxy ? await respondsOn(proxy.host, proxy.port) : false;
  const proxyNote = proxy
    ? [
        reached
          ? fine(
              'proxy',
              `${proxy.name}: ${proxy.host}:${proxy.port}; this machine's own parts are reached without it`,
            )
          : wrong('proxy', `${proxy.name}: ${proxy.host}:${proxy.port} does not answer`),
      ]
    : [fine('proxy', 'none')];
  const responses = await Promise.all(
    requests.map(async ({ what, url, isNeeded, why }) => {
      if (!isNeeded) return fine(what, `not needed: ${why} fetched before`);
      // Through a proxy it is npm and Maven that go there.
      if (proxy) return fine(what, `${hostOf(url)}, through the proxy`);
      const { hostname, port } = new URL(url);
      const isThere = await respondsOn(hostname, Number(port) || 443);
      return isThere
        ? fine(what, hostOf(url))
        : wrong(
            what,
            `${hostOf(url)} cannot be reached: check the network, or set HTTPS_PROXY where there is a proxy`,
          );
    }),
  );
  return [...proxyNote, ...responses];
}

const hostOf = (/** @type {string} */ url) => new URL(url).host;

const CONNECT =
  "require('node:net').connect({ host: process.argv[1], port: process.argv[2] }, () => process.exit())";

/**
 * Connects in a separate process, because a name lookup cannot be cancelled and would keep this
 * process alive for about 12 seconds.
 * @param {string} host
 * @param {number} port
 * @returns {Promise<boolean>}
 */
const respondsOn = (host, port) =>
  new Promise((resolve) => {
    if (host === '') return resolve(false);
    const within = { timeout: TIMEOUT_MS, killSignal: /** @type {const} */ ('SIGKILL') };
    execFile(process.execPath, ['-e', CONNECT, host, `${port}`], within, (error) => resolve(!error));
  });

/** @param {Settings} settings */
async function folders({ dataDir, env }) {
  // Once everything is fetched, nothing is written there: a home that can only be read is no hindrance then.
  const [npm = '', pnpm = ''] = outsideFolders();
  const caches = [npm, pnpm];
  const instead = 'a home of its own: HOME=/path/of/yours npm start';
  const inside = [
    { folder: dataDir, instead: 'DATA_DIR=/path/of/yours npm start' },
    { folder: cacheDir },
    ...(isInstalled()
      ? []
      : [{ folder: inRoot('node_modules') }, ...caches.map((folder) => ({ folder, instead }))]),
    ...(isStarted('solr', env) && !hasSolr()
      ? [{ folder: inRoot('solr/target') }, { folder: mavenFolder(), instead }]
      : []),
  ];
  const denied = inside.filter(({ folder }) => !isWritable(folder));
  const messages = denied.map(({ folder, instead }) =>
    wrong('folders', `${displayPath(folder)} cannot be written to. ${adviceFor(folder, instead)}`),
  );
  const outside = fine(
    'outside',
    `of this folder, these keep what they fetch: ${outsideFolders().map(home).join(', ')}`,
  );
  return [
    ...(messages.length > 0
      ? messages
      : [fine('folders', `${inside.map(({ folder }) => displayPath(folder)).join(', ')} can be written to`)]),
    outside,
  ];
}

const mavenFolder = () => path.join(os.homedir(), '.m2');
const home = (/** @type {string} */ folder) => folder.replace(os.homedir(), '~');

/** Where npm, pnpm and Maven keep copies for all projects of a user: README.md names the same. */
export const outsideFolders = () => [
  path.join(os.homedir(), '.npm'),
  path.join(os.homedir(), process.platform === 'darwin' ? 'Library/pnpm/store' : '.local/share/pnpm/store'),
  path.join(mavenFolder(), 'repository'),
];
