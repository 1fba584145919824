import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anyPort } from '@massima/launch/ports';
import { localBalancer, mainConf, nginxPath } from '@massima/scripts/cloud/balancer';
import { inRoot } from '@massima/scripts/paths';
import { deadlineOf } from '../procedures/deadline.ts';
import { readProxies } from '../trusted-proxies.ts';
import { clientIp } from './client-ip.ts';
import { restOperations } from './rest-operations.ts';

/** Tests `deploy/balancer.conf` in a real nginx, in front of fake servers. */
const conf = readFileSync(inRoot('deploy/balancer.conf'), 'utf8');
const nginx = nginxPath();
const folder = mkdtempSync(path.join(tmpdir(), 'massima-balancer-'));
type Responder = (request: IncomingMessage, response: ServerResponse) => void;
const frozen: Responder = () => undefined;
const healthy: Responder = ({ headers, socket }, response) => {
  const { proxies } = readProxies('127.0.0.1, 198.51.100.1');
  const get = (name: string) => String(headers[name.toLowerCase()] ?? '');
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ client: clientIp({ req: { socket }, get }, proxies) }));
};
let responders: [Responder, Responder] = [healthy, healthy];
let base = '';
let child: ChildProcess | undefined;
const servers: Server[] = [];

async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

async function untilServed(): Promise<void> {
  const isServed = () =>
    fetch(base).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isServed())) await pause(100);
}

beforeAll(async () => {
  if (!nginx) return;
  for (const i of [0, 1] as const)
    servers.push(createServer((request, response) => responders[i](request, response)));
  const [product, engine] = [await anyPort(), await anyPort()];
  const ports = await Promise.all(servers.map(listen));
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'balancer.conf'),
    localBalancer(conf, { product, engine, servers: ports, nodes: ports }),
  );
  writeFileSync(path.join(folder, 'nginx.conf'), mainConf);
  child = spawn(nginx, ['-p', `${folder}/`, '-c', 'nginx.conf', '-e', 'stderr'], { stdio: 'ignore' });
  base = `http://127.0.0.1:${product}`;
  await untilServed();
});
afterAll(async () => {
  if (child) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(!nginx)('in front of the servers', () => {
  beforeEach(async () => {
    responders = [healthy, healthy];
    // Nginx skips a failed server for two seconds; the rest allows for a busy machine.
    await pause(2500);
    await untilServed();
  });
  const clientOf = async (forwarded?: string) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    return ((await (await fetch(base, { headers })).json()) as { client: string }).client;
  };

  test('distinguishes clients behind a TLS proxy', async () => {
    expect(await clientOf('203.0.113.7')).toBe('203.0.113.7');
    expect(await clientOf('203.0.113.8, 198.51.100.1')).toBe('203.0.113.8');
  });
  test('ignores forwarded headers that a client sends', async () => {
    expect(await clientOf('192.0.2.1, 203.0.113.7')).toBe('203.0.113.7');
    expect(await clientOf('192.0.2.1, 203.0.113.7, 198.51.100.1')).toBe('203.0.113.7');
  });

  test('skips a frozen server if the request may be repeated', async () => {
    responders = [frozen, healthy];
    for (let i = 0; i < 4; i++) expect((await fetch(`${base}/api/config`)).status).toBe(200);
  });

  test('returns the application’s error if both servers are frozen or a search reached a frozen server', async () => {
    responders = [frozen, frozen];
    for (const options of [{ method: 'GET' }, { method: 'POST', body: '{}' }]) {
      const requestId = 'a-request-0001';
      const response = await fetch(`${base}/api/search`, {
        ...options,
        headers: { 'x-request-id': requestId },
      });
      expect(response.status).toBe(503);
      expect(response.headers.get('content-type')).toBe('application/json');
      expect(response.headers.get('x-request-id')).toBe(requestId);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toEqual({ message: 'service_unavailable', requestId: requestId });
    }
  });

  test('returns the same error if a server disconnects, with a new request id if the client’s is invalid', async () => {
    responders = [({ socket }) => socket.destroy(), ({ socket }) => socket.destroy()];
    const response = await fetch(`${base}/login`, { headers: { 'x-request-id': '"}' } });
    expect(response.status).toBe(503);
    const body = (await response.json()) as { requestId: string };
    expect(body).toEqual({
      message: 'service_unavailable',
      requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  test('passes a server’s error response unchanged', async () => {
    const refusal: Responder = (_, response) =>
      response.writeHead(503).end('{"message":"under_maintenance"}');
    responders = [refusal, refusal];
    expect(await (await fetch(base)).text()).toBe('{"message":"under_maintenance"}');
  });
});

test('cuts off no operation before the server’s timeout', () => {
  const [, slow = ''] = /location ~ (\S+) \{\s+proxy_pass http:\/\/bffs/.exec(conf) ?? [];
  const seconds = Array.from(conf.matchAll(/proxy_read_timeout (\d+)s;/g), ([, text]) => Number(text));
  const [usual = 0, longest = 0] = seconds;
  for (const { name, path: rest } of restOperations)
    for (const at of [`/api${rest}`, `/trpc/${name}`, `/trpc/search.run,${name}`]) {
      const most = new RegExp(slow).test(at) ? longest : usual;
      expect(most * 1000, at).toBeGreaterThan(deadlineOf(name));
    }
});
