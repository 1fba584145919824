import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOwnHost, refuseHost } from './own-host.ts';

const server = createServer((req, res) => {
  if (isOwnHost(req, ['payments:12111'], { anyPort: req.url === '/relayed' })) res.end('secret');
  else refuseHost(req, res);
});
let port: number;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());

/** `fetch` does not let a caller choose the host it names. */
const requestPath = (host: string, path = '/') =>
  new Promise<number | undefined>((resolve, reject) => {
    request({ port, path, host: '127.0.0.1', setHost: false, headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

test('accepts this machine’s host names with the server’s port, and the configured host names', async () => {
  for (const host of [
    `localhost:${port}`,
    `127.0.0.1:${port}`,
    `[::1]:${port}`,
    `LOCALHOST:${port}`,
    'payments:12111',
  ])
    expect({ host, status: await requestPath(host) }).toEqual({ host, status: 200 });
});

test('rejects a foreign host name (DNS rebinding)', async () => {
  const foreign = [
    `evil.example:${port}`,
    'evil.example',
    `localhost.evil.example:${port}`,
    `localhost@evil.example:${port}`,
    `127.0.0.1.nip.io:${port}`,
    `localhost:${port + 1}`,
    'localhost',
  ];
  for (const host of foreign)
    expect({ host, status: await requestPath(host) }).toEqual({ host, status: 421 });
  // With `anyPort`, a relay's port is accepted, and the host name is still checked.
  expect(await requestPath(`localhost:${port + 1}`, '/relayed')).toBe(200);
  expect(await requestPath(`evil.example:${port}`, '/relayed')).toBe(421);
});
