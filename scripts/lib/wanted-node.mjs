// Defines the required Node version and restarts a command on a newer Node. An older Node reads
// this file and its imports, so they must use no newer syntax (scripts/old-node.test.mjs).
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ownPackage } from './own-packages.mjs';
import { cacheDir } from './paths.mjs';

/** Minimum version, as in package.json. */
const LEAST = [22, 19];
/** Version that is downloaded if the machine's Node is older. */
const FETCHED = '24';

/** @param {string} [version] */
export function isNewEnough(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = LEAST;
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

/**
 * Runs the current command again on a newer Node if this version is too old.
 * @param {{ fetches?: boolean }} [how] `fetches: false`: uses a downloaded version, or else the
 *   current one
 * @returns {Promise<number | undefined>} its exit code; undefined if the current Node is new
 *   enough
 */
export async function goOnWithNewerNode({ fetches = true } = {}) {
  if (isNewEnough() || (!fetches && !isFetched())) return undefined;
  const node = fetchNode(FETCHED, (name) => {
    console.error(
      `This is Node ${process.versions.node}, and ${LEAST.join('.')} or newer is needed: ${name}`,
    );
  });
  return runOn(node, [process.argv[1] || '', ...process.argv.slice(2)]);
}

/**
 * Runs this very command again on another release of Node, and resolves to its exit code.
 * @param {string} release such as "24" @param {string[]} args of the command, `--node` among them @returns {Promise<number>}
 */
export function onAnotherNode(release, args) {
  if (!/^\d+(?:\.\d+){0,2}$/.test(release)) throw new Error('--node takes a release, such as 24 or 22.19.0.');
  const rest = args.filter(
    (value, at) => value !== '--node' && args[at - 1] !== '--node' && !value.startsWith('--node='),
  );
  const node = fetchNode(release, (name) => console.log(name));
  console.log(`On Node ${execFileSync(node, ['--version']).toString().trim()}:`);
  return runOn(node, [process.argv[1] || '', ...rest]);
}

/**
 * Runs a command on another Node, first in the PATH of its child processes.
 * @param {string} node
 * @param {string[]} args
 * @returns {Promise<number>}
 */
async function runOn(node, args) {
  const { endWithParent } = await import(ownPackage('@massima/launch/end-with-parent'));
  const env = { ...process.env, PATH: [path.dirname(node), process.env.PATH].join(path.delimiter) };
  const [command, ...rest] = endWithParent(node, args);
  const child = spawn(command, rest, { stdio: 'inherit', env });
  // A signal to this process is passed on to the working process; a terminal signals both.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === null ? 1 : code));
  });
}

const folderOf = (/** @type {string} */ release) => path.join(cacheDir, `node-${release}`);
const PACKAGE = `node-${process.platform}-${process.arch}`;
const nodeIn = (/** @type {string} */ folder) => path.join(folder, 'node_modules', PACKAGE, 'bin', 'node');

/** Returns whether the newer Node is already in the cache. */
const isFetched = () => existsSync(nodeIn(folderOf(FETCHED)));

/**
 * The executable of npm's package of Node for this platform, kept in the cache: whole or not at all.
 * @param {string} release @param {(text: string) => void} say
 */
function fetchNode(release, say) {
  const name = PACKAGE;
  const folder = folderOf(release);
  const node = nodeIn(folder);
  if (existsSync(node)) {
    say(`continuing with Node ${release} in ${path.relative(process.cwd(), folder)}.`);
    return node;
  }
  say(`fetching Node ${release} from npm (${name}, once, 50 MB).`);
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  try {
    execFileSync(
      'npm',
      ['install', '--prefix', draft, '--no-audit', '--no-fund', '--no-package-lock', `${name}@${release}`],
      { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, npm_config_global: 'false' } },
    );
    // Another start may have been first.
    if (!existsSync(node)) {
      rmSync(folder, { recursive: true, force: true });
      renameSync(draft, folder);
    }
  } catch {
    if (!existsSync(node))
      throw new Error(
        `Node ${release} could not be fetched from npm (${name}). Install Node ${LEAST.join('.')} or newer (https://nodejs.org) and try again.`,
      );
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return node;
}
