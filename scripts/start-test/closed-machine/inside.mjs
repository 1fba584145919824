// Run by closed-machine.test.mjs in its own namespaces: the production set-up with failures of each
// disk. Prints a line of JSON.
import assert from 'node:assert/strict';
import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { findServer, startMariadb } from '@massima/db/embedded';
import { MODEL_DIR } from '../../lib/bring-model.mjs';
import { cacheDir, inRoot } from '../../lib/paths.mjs';
import { SERVER_FLAGS } from '../../lib/server-flags.mjs';
import { closeNetwork } from './network.mjs';

/** @typedef {{ name: string, begin: () => void, end: () => void }} Fault */

/** @param {string} folder @param {number} sizeMb */
function mountAt(folder, sizeMb) {
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'tmpfs', folder]);
  return folder;
}

/** @param {string} folder */
const fillerOf = (folder) => path.join(folder, 'filler');

/** @param {string} folder @returns {Fault} */
const filled = (folder) => ({
  name: 'full',
  begin() {
    const file = openSync(fillerOf(folder), 'w');
    const piece = Buffer.alloc(64 * 1024, 1);
    try {
      for (;;) writeSync(file, piece);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOSPC') throw error;
    } finally {
      closeSync(file);
    }
  },
  end: () => rmSync(fillerOf(folder)),
});

/**
 * Makes a folder read-only. Returns undefined if a file in the folder is open for writing, because
 * the kernel then refuses.
 * @param {string} folder
 * @returns {Fault | undefined}
 */
function readOnly(folder) {
  const remount = (/** @type {string} */ how) =>
    spawnSync('mount', ['-o', `remount,${how}`, folder]).status === 0;
  if (!remount('ro')) return undefined;
  remount('rw');
  return { name: 'read-only', begin: () => void remount('ro'), end: () => void remount('rw') };
}

/**
 * Deletes the folder's contents permanently.
 * @param {string} folder
 * @returns {Fault}
 */
const emptied = (folder) => ({
  name: 'emptied',
  begin: () =>
    readdirSync(folder).forEach((name) => rmSync(path.join(folder, name), { recursive: true, force: true })),
  end: () => undefined,
});

const [folder = ''] = process.argv.slice(2);
const PORTS = { database: 3306, solr: 8983, product: 3000 };
const NAMES = ['database.internal', 'mail.internal'];
const URL = `http://127.0.0.1:${PORTS.product}`;

mkdirSync(folder, { recursive: true });
const resolver = path.join(folder, 'resolv.conf');
writeFileSync(resolver, 'nameserver 127.0.0.1\noptions timeout:1 attempts:1\n');
await promisify(execFile)('mount', ['--bind', resolver, '/etc/resolv.conf']);
const network = await closeNetwork(NAMES);
const home = mountAt(path.join(folder, 'home'), 8);
const logs = mountAt(path.join(folder, 'log'), 8);
const data = mountAt(path.join(folder, 'data'), 900);
const cache = mountAt(path.join(folder, 'cache'), 200);
const model = path.join(cache, 'meaning');
// The model is downloaded by other stages; without it search ranks by terms only.
if (existsSync(MODEL_DIR)) cpSync(MODEL_DIR, model, { recursive: true });
Object.assign(process.env, { HOME: home, XDG_CACHE_HOME: cache });

const database = await startMariadb({
  server: await findServer({ cacheDir }),
  dataDir: path.join(data, 'mariadb'),
  port: PORTS.database,
  password: 'closed-machine',
});
const { startSolr } = await import(pathToFileURL(inRoot('solr/launcher.mjs')).href);
const solr = await startSolr({ port: PORTS.solr, dataDir: path.join(data, 'solr') });
/** @param {string} url @param {string} name */
const at = (url, name) => url.replace('127.0.0.1', name);
const env = {
  ...{ PATH: process.env.PATH, HOME: home, XDG_CACHE_HOME: cache, NODE_ENV: 'production' },
  ...{ HOST: '127.0.0.1', PORT: String(PORTS.product), PUBLIC_URL: 'https://massima.example' },
  ...{ DATABASE_URL: at(database.serverUrl, 'database.internal'), SOLR_URL: solr.url },
  ...{ SMTP_URL: 'smtp://mail.internal:1025', MEANING_MODEL: model },
  ...{ LOGIN_TRIES_PER_ADDRESS: '1000', LOGIN_TRIES_PER_CLIENT: '1000', LOGIN_TRIES_IN_ALL: '1000' },
  SECRET_KEY: 'a5Bq0kX2vN8hW4tJ7yR1mC6eG9uD3sLz',
};
const run = promisify(execFile);
await run(process.execPath, ['src/migrate.ts', 'latest'], {
  cwd: inRoot('db'),
  env: { ...env, DATABASE_URL: database.url },
});
const rulings = readFileSync(inRoot('solr/demo/rulings.jsonl'), 'utf8').split('\n').slice(0, 100);
writeFileSync(path.join(data, 'rulings.jsonl'), rulings.join('\n'));
const index = ['indexer/main.ts', '--url', `${solr.url}/rulings`, '--from', path.join(data, 'rulings.jsonl')];
await run(process.execPath, index, { cwd: inRoot('solr'), env });

function startServer() {
  const log = openSync(path.join(logs, 'server.log'), 'a');
  const child = spawn(process.execPath, [...SERVER_FLAGS, inRoot('bff/dist/main.mjs')], {
    env,
    stdio: ['ignore', log, log],
  });
  return { child, exited: new Promise((resolve) => child.once('exit', (code) => resolve(code))) };
}
const get = (/** @type {string} */ path, within = 3000) =>
  fetch(URL + path, { signal: AbortSignal.timeout(within) });
/** Returns the result of a login, which reads and writes the database: 401 for a wrong password. */
const login = () =>
  fetch(`${URL}/api/users/login/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@example.com', password: 'wrong-password', hash: 'PC-1' }),
    signal: AbortSignal.timeout(5000),
  }).then(({ status }) => status);
const lastLines = () => readFileSync(path.join(logs, 'server.log'), 'utf8').slice(-3000);
/** @param {() => Promise<boolean>} what @param {number} within @param {string} when */
async function until(what, within, when) {
  const end = performance.now() + within;
  while (!(await what().catch(() => false))) {
    if (performance.now() > end) {
      const ready = await get('/health/ready').then((response) => response.text(), String);
      assert.fail(`not in ${within} ms: ${when}; ready: ${ready}\n${lastLines()}`);
    }
    await sleep(50);
  }
}
const isUsable = async () => (await login()) === 401 && (await get('/health/live')).status === 200;

/** @param {string} when */
async function isHonest(when) {
  assert.equal((await get('/health/live', 1000)).status, 200, `live: ${when}`);
  const response = await get('/health/ready');
  const { ready } = /** @type {{ ready: boolean }} */ (await response.json());
  assert.equal(response.status, ready ? 200 : 503, `ready: ${when}`);
  // With any disk failure a request is served or answered with 503. It neither hangs nor returns an
  // internal error.
  assert.match(String(await login()), /^(?:401|503)$/, `login: ${when}`);
  return ready;
}

let server = startServer();
await until(async () => (await get('/health/ready')).status === 200, 30_000, 'ready at first');
/** @type {Record<string, boolean>} */ const report = {};
for (const [name, folderOf] of Object.entries({ home, log: logs, cache, data })) {
  // Losing the database's own files is covered by backups.
  const failures = [filled(folderOf), readOnly(folderOf), ...(name === 'data' ? [] : [emptied(folderOf)])];
  for (const failure of failures) {
    if (!failure) continue;
    const when = `${name} ${failure.name}`;
    failure.begin();
    report[when] = await isHonest(when);
    const isEnded = failure === failures.at(-1) || name === 'data';
    if (isEnded) {
      const since = performance.now();
      server.child.kill('SIGTERM');
      assert.equal(await server.exited, 0, `an end in order: ${when}`);
      assert(performance.now() - since < 10_000, `an end in time: ${when}`);
      failure.end();
      server = startServer();
    } else failure.end();
    // A new start takes up to 30 s.
    await until(isUsable, isEnded ? 30_000 : 5000, `usable again after ${when}`);
  }
}
server.child.kill('SIGTERM');
assert.equal(await server.exited, 0);
await Promise.all([solr.stop(), database.stop()]);
const seen = network.seen();
// Verifies that the network log contains requests of the kind that the model's telemetry sends.
await Promise.allSettled(
  ['http://telemetry.invalid/', 'http://192.0.2.1/'].map((url) =>
    fetch(url, { signal: AbortSignal.timeout(500) }),
  ),
);
const { names, addresses, packets } = network.seen();
assert(
  names.includes('telemetry.invalid') && addresses.length > 0 && packets > 0,
  'nothing would have been seen',
);
network.end();
console.log(JSON.stringify({ ...seen, report }));
process.exit(0);
