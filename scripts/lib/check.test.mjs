import { readFileSync } from 'node:fs';
import net from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { check, outsideFolders } from './check.mjs';
import { cloudPorts } from './cloud/ports.mjs';
import { isThere } from './bring-model.mjs';
import { inRoot } from './paths.mjs';
import { freePort } from './ports.mjs';
import { MODEL_MB } from './room.mjs';
import { readSettings } from './settings.mjs';

const PORTS = ['PORT', 'PARTNER_PORT', 'MAIL_PORT', 'SMTP_PORT', 'SOLR_PORT', 'PAYMENTS_PORT'];
/** @type {Record<string, string>} */ const env = {};
beforeAll(async () => {
  let from = 24_000;
  for (const name of PORTS) {
    env[name] = String(await freePort(from));
    from = Number(env[name]) + 1;
  }
  env.DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'massima-check-'));
});
afterAll(() => rmSync(env.DATA_DIR ?? '', { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

/** @param {Record<string, string>} [more] @param {number} [zookeepers] of `npm run start:cloud` */
async function runCheck(more = {}, zookeepers = 0) {
  /** @type {string[]} */ const lines = [];
  const began = Date.now();
  const settings = readSettings({ ...env, ...more }, '/no/such/file');
  const cloud = zookeepers ? cloudPorts(settings.ports, zookeepers) : undefined;
  const isFine = await check(settings, (line) => void lines.push(line), cloud);
  return { isFine, text: lines.join('\n'), took: Date.now() - began };
}

test('reports ports, disk, Java, database, proxy, registry and folders', async () => {
  for (const name of ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY', 'ALL_PROXY'])
    vi.stubEnv(name, '');
  const { text, took } = await runCheck();
  for (const what of [
    'Node',
    'ports',
    'disk',
    'Java',
    'database',
    'proxy',
    'registry',
    'Maven Central',
    'folders',
    'outside',
  ])
    expect(text).toMatch(new RegExp(`[✓✗] ${what} `));
  expect(text).toContain(`${env.PORT}, ${env.PARTNER_PORT}`);
  expect(took).toBeLessThan(10_000);
});

test('fails for a port in use and an unavailable proxy', async () => {
  const server = net.createServer();
  await new Promise((resolve) => server.listen(Number(env.SMTP_PORT), '127.0.0.1', () => resolve(undefined)));
  vi.stubEnv('HTTPS_PROXY', 'http://me:secret@127.0.0.1:9');
  const { isFine, text } = await runCheck();
  await new Promise((resolve) => server.close(resolve));
  expect(isFine).toBe(false);
  expect(text).toMatch(new RegExp(`✗ ports .*Port ${env.SMTP_PORT} \\(the mail catcher, SMTP\\) is taken`));
  expect(text).toContain('✗ proxy');
  expect(text).not.toContain('secret');
});

test('lists the ports of servers, search nodes and ZooKeeper for start:cloud', async () => {
  const port = Number(env.PORT) + 10;
  const node = Number(env.SOLR_PORT) + 20;
  const { text } = await runCheck({}, 1);
  expect(text).toMatch(new RegExp(`ports .*(?:${port}, ${port + 1}, ${node}|a server, 10 or 11)`));
  expect((await runCheck()).text).not.toContain(String(node));
});

test('includes the model in the required disk space if it is neither installed nor replaced', async () => {
  const needed = async (/** @type {Record<string, string>} */ more) =>
    [...(await runCheck(more)).text.matchAll(/(\d+) MB are needed/g)].reduce(
      (sum, [, mb]) => sum + Number(mb),
      0,
    );
  const more = (await needed({})) - (await needed({ MEANING_MODEL: '/another' }));
  expect(more).toBe(isThere() ? 0 : MODEL_MB);
});

test('skips the checks of external services', async () => {
  const { text } = await runCheck({
    SOLR_URL: 'http://elsewhere:8983/solr',
    DATABASE_URL: 'mysql://a:b@elsewhere/x',
  });
  expect(text).toContain('not needed: SOLR_URL is set');
  expect(text).toContain('DATABASE_URL is set');
});

test('README.md names the folders that are used outside the checkout', () => {
  const page = readFileSync(inRoot('README.md'), 'utf8');
  for (const folder of outsideFolders().filter(() => process.platform === 'linux'))
    expect(page).toContain(folder.replace(os.homedir(), '~'));
});
