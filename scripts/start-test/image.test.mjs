import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { findServer, startMariadb } from '@massima/db/embedded';
import { cacheDir, inRoot, root } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { SERVER_FLAGS } from '../lib/server-flags.mjs';
import { buildImage } from './dockerfile.mjs';

mkdirSync(cacheDir, { recursive: true });
// Outside this checkout, because Node would find missing packages in a parent folder.
const dir = mkdtempSync(path.join(tmpdir(), 'massima-image-'));
/** @type {(() => unknown)[]} */ const stops = [];
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
  rmSync(dir, { recursive: true, force: true });
});

test('the image’s files and packages are enough to migrate, to index and to serve in production', async () => {
  const app = path.join(dir, 'app');
  // Uses the output of `npm run build` as the `build` stage.
  const image = buildImage({ context: root, target: 'product', folder: app, built: { build: root } });
  expect(existsSync(path.join(app, 'node_modules/vitest'))).toBe(false);

  const server = await findServer({ cacheDir });
  const port = await freePort(3700);
  const database = await startMariadb({ server, dataDir: path.join(dir, 'db'), port, password: 'image' });
  stops.push(database.stop);
  const { startSolr } = await import(pathToFileURL(inRoot('solr/launcher.mjs')).href);
  const solr = await startSolr({ port: await freePort(port + 1), dataDir: path.join(dir, 'solr') });
  stops.push(solr.stop);
  const env = {
    ...{ PATH: process.env.PATH ?? '', HOME: dir },
    ...image.env,
    ...{ HOST: '127.0.0.1', PORT: String(await freePort(port + 2)), PUBLIC_URL: 'https://massima.example' },
    ...{ DATABASE_URL: database.url, SOLR_URL: solr.url, SMTP_URL: 'smtp://127.0.0.1:1' },
    SECRET_KEY: 'a5Bq0kX2vN8hW4tJ7yR1mC6eG9uD3sLz',
  };
  const run = (/** @type {string} */ folder, /** @type {string[]} */ ...args) =>
    execFileSync(process.execPath, args, {
      cwd: path.join(app, folder),
      env,
      stdio: 'pipe',
    });
  const operate = (/** @type {string} */ command, /** @type {string[]} */ ...more) =>
    run('.', 'scripts/with-node.mjs', 'node', `bff/src/operate/${command}.ts`, ...more).toString();
  expect(operate('update')).toContain('migrations have run');
  run(
    'solr',
    'indexer/main.ts',
    '--url',
    `${solr.url}/rulings`,
    '--from',
    'demo/rulings.jsonl',
    '--corpus',
    'demo',
  );

  const [, ...args] = image.command;
  expect(args).toEqual([...SERVER_FLAGS, 'bff/dist/main.mjs']);
  const product = spawn(process.execPath, args, { cwd: app, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [product.stdout, product.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => product.once('exit', resolve));
  stops.push(() => product.kill('SIGKILL'));

  const get = (/** @type {string} */ address) => fetch(`http://127.0.0.1:${env.PORT}${address}`);
  const ready = () =>
    get('/health/ready')
      .then((response) => response.json())
      .catch(() => output);
  await expect.poll(ready, { timeout: 60_000 }).toMatchObject({ ready: true });
  expect(await get('/').then((response) => response.text())).toContain('/assets/');
  expect((await get('/widget/loader.js')).status).toBe(200);
  expect((await get('/api/config')).status).toBe(200);
  // Routes that exist only in a demo.
  expect((await get('/dev/clock')).status).toBe(404);
  const backups = path.join(dir, 'backups');
  const [, backup = ''] = /--from (.+)$/m.exec(operate('backup', '--into', backups)) ?? [];
  product.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(operate('restore', '--from', backup, '--overwrite')).toContain('the database is that of');
});
