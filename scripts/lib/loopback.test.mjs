import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import net from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { keepLoopbackDirect, proxyOf } from './loopback.mjs';

/** @param {import('node:net').Server} server @returns {Promise<number>} */
const listen = (server) =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(/** @type {net.AddressInfo} */ (server.address()).port)),
  );

test('adds this machine to the existing exceptions in both spellings', () => {
  /** @type {NodeJS.ProcessEnv} */
  const env = { NO_PROXY: 'intranet.example, 127.0.0.1', no_proxy: '.example' };
  keepLoopbackDirect(env);
  expect(env.no_proxy).toBe('intranet.example,127.0.0.1,.example,localhost,::1');
  expect(env.NO_PROXY).toBe(env.no_proxy);
});

test('returns the proxy without its password', () => {
  expect(proxyOf({ HTTPS_PROXY: 'http://me:secret@proxy.example:3128' })).toEqual({
    name: 'HTTPS_PROXY',
    host: 'proxy.example',
    port: 3128,
  });
  expect(proxyOf({ http_proxy: 'proxy.example:8080' })).toMatchObject({ host: 'proxy.example', port: 8080 });
  expect(proxyOf({})).toBeUndefined();
});

test('reaches parts on this machine immediately if the proxy is unresponsive', async () => {
  const swallowing = net.createServer();
  const part = createServer((_request, response) => response.end('here'));
  const [proxy, port] = [await listen(swallowing), await listen(part)];
  const wait = new URL('../../launch/wait-for-url.mjs', import.meta.url).href;
  const loopback = new URL('./loopback.mjs', import.meta.url).href;
  const code = `
    import { keepLoopbackDirect } from ${JSON.stringify(loopback)};
    import { waitForUrl } from ${JSON.stringify(wait)};
    keepLoopbackDirect();
    await waitForUrl('http://127.0.0.1:${port}/', { timeoutMs: 20_000, ended: new Promise(() => {}) });
    process.exit(0);`;
  const address = `http://127.0.0.1:${proxy}`;
  const env = {
    ...process.env,
    NODE_USE_ENV_PROXY: '1',
    HTTP_PROXY: address,
    HTTPS_PROXY: address,
    NO_PROXY: '',
  };
  try {
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
      env,
      timeout: 15_000,
    });
  } finally {
    swallowing.close();
    part.close();
  }
});
