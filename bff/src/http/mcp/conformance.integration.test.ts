import { execFile } from 'node:child_process';
import { createServer, request } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../testing/factories/user.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

/**
 * The protocol's own suite. It sends no token, so that a proxy adds one; of its scenarios those that ask a server for nothing
 * that it was not built for. The others want fixtures (tools and prompts by certain names, with images, sounds, sampling, forms,
 * progress, a level of logging), resources or streams, and we have none of them.
 */
const scenarios = ['server-initialize', 'ping', 'tools-list', 'prompts-list', 'dns-rebinding-protection'];

const run = promisify(execFile);
const suite = join(
  dirname(createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/package.json')),
  'dist/index.js',
);

let app: TestApp;
let key = '';
const proxy = createServer((asked, answer) => {
  const { port } = new URL(app.url);
  const headers = { ...asked.headers, authorization: `Bearer ${key}` };
  const passed = request(
    { host: '127.0.0.1', port, path: asked.url, method: asked.method, headers },
    (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    },
  );
  asked.pipe(passed);
});
let address = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const at = proxy.address();
  address = `http://localhost:${typeof at === 'object' && at ? at.port : 0}`;
  app = await testApp({ env: { PUBLIC_URL: address } });
  const owner = await createUser(app);
  key = (await owner.client.post('/connections/keys', { name: 'Suite' })).body.key;
});
afterAll(async () => {
  proxy.closeAllConnections();
  await new Promise((resolve) => proxy.close(resolve));
  await app.close();
});

test.each(scenarios)('%s', async (scenario) => {
  const args = [suite, 'server', '--url', `${address}/mcp`, '--scenario', scenario];
  const { code, stdout } = await run(process.execPath, args).then(
    (done) => ({ ...done, code: 0 }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  expect(stdout).toMatch(/^\s*[✓✅].*[1-9]\d* passed, 0 failed|Passed: [1-9]\d*\/\d+, 0 failed/m);
  expect(code).toBe(0);
});
