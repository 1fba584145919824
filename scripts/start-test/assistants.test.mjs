import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownSettings, start } from './started.mjs';

/**
 * Runs the test suite of the protocol's authors and the inspector's command line against the
 * application as `npm start` starts it.
 */
const ours = createRequire(import.meta.url);
/** @param {string} name @param {string} file */
const ofPackage = (name, file) => path.join(path.dirname(ours.resolve(`${name}/package.json`)), file);
const suite = ofPackage('@modelcontextprotocol/conformance', 'dist/index.js');
const inspector = ofPackage('@modelcontextprotocol/inspector-cli', 'build/cli.js');
const execute = promisify(execFile);

/** @type {Record<string, string>} */ let env;
/** @type {ReturnType<typeof start>} */ let product;
let address = '';
let key = '';
beforeAll(async () => {
  env = await ownSettings(4100);
  product = start(env);
  await product.until('Ready after');
  address = `http://localhost:${env.PORT}`;
  const { token } = await post('/api/users/login/local', {
    email: 'lawyer@example.com',
    password: 'massima-demo',
    hash: 'PC-suite',
  });
  ({ key = '' } = await post('/api/connections/keys', { name: 'Suite' }, token));
}, 600_000);
afterAll(async () => {
  product.signal('SIGTERM');
  await product.exited;
  rmSync(env.DATA_DIR ?? '', { recursive: true, force: true });
});

/** @param {string} at @param {object} body @param {string} [token] @returns {Promise<{ token?: string, key?: string }>} */
async function post(at, body, token) {
  const headers = {
    'Content-Type': 'application/json',
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  };
  const response = await fetch(address + at, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(response.status, at).toBe(200);
  return /** @type {{ token?: string, key?: string }} */ (await response.json());
}

/**
 * Scenarios of the suite that need no special server. The others require fixtures (tools and
 * prompts with certain names, images, audio, sampling, forms, progress, a log level), resources or
 * streams, which the application does not have.
 */
const scenarios = ['server-initialize', 'ping', 'tools-list', 'prompts-list', 'dns-rebinding-protection'];

/**
 * The suite sends no token: the proxy in between adds one, and leaves all else unchanged. @param {(address: string) => Promise<void>} use
 */
async function throughAProxy(use) {
  const proxy = createServer((incoming, response) => {
    const { host = '' } = incoming.headers;
    const headers = {
      ...incoming.headers,
      host: host === proxyHost ? new URL(address).host : host,
      ...(incoming.headers.origin === `http://${proxyHost}` && { origin: address }),
      authorization: `Bearer ${key}`,
    };
    const to = { host: '127.0.0.1', port: env.PORT, path: incoming.url, method: incoming.method, headers };
    incoming.pipe(
      request(to, (got) => {
        response.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(response);
      }),
    );
  });
  await new Promise((resolve) => proxy.listen(0, '127.0.0.1', () => resolve(undefined)));
  const at = proxy.address();
  const proxyHost = `localhost:${typeof at === 'object' && at ? at.port : 0}`;
  try {
    await use(`http://${proxyHost}`);
  } finally {
    proxy.closeAllConnections();
    proxy.close();
  }
}

test.each(scenarios)('the suite: %s', async (scenario) => {
  await throughAProxy(async (at) => {
    const args = [suite, 'server', '--url', `${at}/mcp`, '--scenario', scenario];
    const { code, stdout } = await execute(process.execPath, args).then(
      (done) => ({ ...done, code: 0 }),
      (error) => error,
    );
    expect(stdout).toMatch(/^\s*[✓✅].*[1-9]\d* passed, 0 failed|Passed: [1-9]\d*\/\d+, 0 failed/m);
    expect(code).toBe(0);
  });
});

/** @param {string[]} inspectorArgs */
async function inspect(...inspectorArgs) {
  const how = ['--cli', `${address}/mcp`, '--transport', 'http', '--header', `Authorization: Bearer ${key}`];
  // It looks for its own package.json from wherever it is run.
  const options = { cwd: path.dirname(inspector) };
  const { stdout } = await execute(process.execPath, [inspector, ...how, ...inspectorArgs], options);
  return JSON.parse(stdout);
}

test('the inspector lists tools and prompts, and calls a tool', async () => {
  const { tools } = await inspect('--method', 'tools/list');
  expect(tools.map((/** @type {{ name: string }} */ { name }) => name)).toContain('search_rulings');
  const { prompts } = await inspect('--method', 'prompts/list');
  expect(prompts).toHaveLength(2);
  const question = 'question=danno da cose in custodia';
  const call = ['--method', 'tools/call', '--tool-name', 'search_rulings', '--tool-arg', question];
  const { structuredContent, isError } = await inspect(...call);
  expect(isError).toBe(false);
  expect(structuredContent.results.length).toBeGreaterThan(0);
});
