import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../testing/test-app.ts';

/** A cluster as far as it is asked: one alias, whose second shard has lost its leader, and perhaps all of its replicas. */
let cluster: Server;
let hasReplicas = true;
let asked: URLSearchParams | undefined;
let app: TestApp;
let onOneNode: TestApp;
beforeAll(async () => {
  const replica = (leader?: 'true') => ({
    core_node1: { node_name: 'a:1_solr', state: 'active', ...(leader && { leader }) },
  });
  const shards = {
    shard1: { state: 'active', replicas: replica('true') },
    shard2: { state: 'active', replicas: replica() },
  };
  const status = { cluster: { live_nodes: ['a:1_solr'], collections: { 'rulings-7': { shards } } } };
  const markers = { responseHeader: {}, response: { numFound: 1, docs: [] } };
  cluster = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://solr');
    if (pathname === '/solr/admin/collections') {
      asked = searchParams;
      return response.end(JSON.stringify(status));
    }
    if (hasReplicas) return response.end(JSON.stringify(markers));
    return response.writeHead(503).end('{"error":{"msg":"no servers hosting shard: shard2"}}');
  });
  await new Promise<void>((resolve) => cluster.listen(0, '127.0.0.1', resolve));
  const { port } = cluster.address() as AddressInfo;
  [app, onOneNode] = await Promise.all([
    testApp({ env: { SOLR_URL: `http://127.0.0.1:${port}/solr/` } }),
    testApp(),
  ]);
});
afterAll(async () => {
  await Promise.all([app.close(), onOneNode.close()]);
  cluster.close();
});

const ready = async ({ url }: TestApp) => {
  const answer = await fetch(`${url}/health/ready`);
  return { status: answer.status, body: (await answer.json()) as unknown };
};
const shards = { without_leader: ['rulings-7/shard2'] };

test('a shard without a leader is named, behind its alias, and the server stays ready', async () => {
  const parts = { database: true, search: true };
  expect(await ready(app)).toEqual({ status: 200, body: { ready: true, parts, shards } });
  expect(asked?.get('collection')).toBe('rulings');
  const metrics = await (await fetch(`${app.url}/metrics`)).text();
  expect(metrics).toMatch(/^massima_engine_shards_without_leader 1$/m);
});

test('a shard without a replica is no search', async () => {
  hasReplicas = false;
  const parts = { database: true, search: false };
  expect(await ready(app)).toEqual({ status: 503, body: { ready: false, parts, shards } });
});

test('one node has no shards to speak of', async () => {
  const parts = { database: true, search: true };
  expect(await ready(onOneNode)).toEqual({ status: 200, body: { ready: true, parts } });
});
