import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cacheDir, inRoot, root } from '../lib/paths.mjs';
import { ownSettings, start } from './started.mjs';

/** A folder name with blanks, quotes and accents, as users choose. */
const checkout = path.join(cacheDir, "start-Società dell’Avv. d'Elia (1)", 'massima è qui');
/** @type {Record<string, string>} */ let env;

beforeAll(async () => {
  rmSync(path.dirname(checkout), { recursive: true, force: true });
  const trackedFiles = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  for (const file of trackedFiles.toString().split('\0')) {
    if (file && existsSync(inRoot(file))) cpSync(inRoot(file), path.join(checkout, file));
  }
  // Solr's jars are the same; fetching them is another test's matter.
  if (existsSync(inRoot('solr/target')))
    cpSync(inRoot('solr/target'), path.join(checkout, 'solr/target'), { recursive: true });
  env = await ownSettings(3600);
  env.DATA_DIR = path.join(checkout, '.data');
  // As are Solr's jars: this checkout would fetch the model again.
  env.MEANING_MODEL = inRoot('.cache/meaning');
});
/** @type {ReturnType<typeof start> | undefined} */ let started;
afterAll(async () => {
  if (started && !started.state.ended) started.signal('SIGINT');
  await started?.exited;
  rmSync(path.dirname(checkout), { recursive: true, force: true });
});

const get = (/** @type {string} */ address) =>
  fetch(`http://127.0.0.1:${env.PORT}${address}`).then(async (response) => ({
    status: response.status,
    text: await response.text(),
  }));

test('installs, develops, builds and starts in a folder with blanks, accents and special characters in its name', async () => {
  // First of all: a newcomer has a clone in which nothing was ever built.
  const dev = (started = start(env, { checkout, args: ['--dev'] }));
  await dev.until('Ready after');
  expect(existsSync(path.join(checkout, 'web/dist'))).toBe(false);
  expect(await get('/')).toMatchObject({ status: 200, text: expect.stringContaining('/@vite/client') });
  const source = path.join(checkout, 'bff/src/http/health.ts');
  const before = readFileSync(source, 'utf8');
  writeFileSync(source, before.replace('{ live: true }', '{ live: "changed" }'));
  await expect
    .poll(() => get('/health/live').then(({ text }) => text), { timeout: 60_000 })
    .toContain('changed');
  // A build error is reported, and the previous server keeps running.
  writeFileSync(source, `${before}}`);
  await dev.until('Build failed');
  expect((await get('/health/live')).text).toContain('changed');
  writeFileSync(source, before);
  dev.signal('SIGINT');
  expect(await dev.exited).toBe(0);

  const built = (started = start(env, { checkout }));
  await built.until('Ready after');
  expect(JSON.parse((await get('/health/ready')).text)).toMatchObject({ ready: true });
  expect(await get('/')).toMatchObject({ status: 200, text: expect.stringContaining('/assets/') });
  expect(await get('/widget/loader.js')).toMatchObject({ status: 200 });
  expect((await fetch(`http://127.0.0.1:${env.PARTNER_PORT}/`)).status).toBe(200);
  built.signal('SIGINT');
  expect(await built.exited).toBe(0);
}, 1_800_000);
