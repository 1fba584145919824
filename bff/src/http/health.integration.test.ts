import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../testing/factories/user.ts';
import { found, startFakeEngine } from '../testing/fake-engine.ts';
import { fullDisk } from '../testing/full-disk.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

/**
 * A fake cluster with one alias. The second shard has lost its leader and, in one test, all
 * replicas.
 */
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
  cluster = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://solr');
    if (pathname === '/solr/admin/collections') {
      asked = searchParams;
      return response.end(JSON.stringify(status));
    }
    if (hasReplicas) return response.end(found(1));
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
const shards = { without_leader: ['rulings-7/shard2'], recovering: [] };
const well = { database: true, writes: true, schema: true, search: true };
const findings: string[] = [];
/** The result is cached for two seconds. */
const patience = { timeout: 30_000, interval: 200 };

test('names a shard without a leader behind its alias and stays ready', async () => {
  expect(await ready(app)).toEqual({ status: 200, body: { ready: true, parts: well, findings, shards } });
  expect(asked?.get('collection')).toBe('rulings');
  const metrics = await (await fetch(`${app.url}/metrics`)).text();
  expect(metrics).toMatch(/^massima_engine_shards_without_leader 1$/m);
});

test('is not ready if a shard has no replica', async () => {
  hasReplicas = false;
  const parts = { ...well, search: false };
  await expect
    .poll(() => ready(app), patience)
    .toEqual({ status: 503, body: { ready: false, parts, findings: ['search'], shards } });
});

test('reports no shards for a single node', async () => {
  expect(await ready(onOneNode)).toEqual({ status: 200, body: { ready: true, parts: well, findings } });
});

test('is not ready if the index cannot be read, and queries Solr once for concurrent requests', async () => {
  const fake = await startFakeEngine();
  const damaged = await testApp({ env: { SOLR_URL: fake.url } });
  try {
    let asked = 0;
    fake.behave((request, response, form) => {
      if (request.method !== 'POST') return response.end('{}');
      asked += 1;
      if (form.includes('marker')) return response.end(found(1));
      return response.writeHead(500).end('{"error":{"msg":"org.apache.lucene.index.CorruptIndexException"}}');
    });
    const answers = await Promise.all(Array.from({ length: 40 }, () => ready(damaged)));
    const parts = { ...well, search: false };
    for (const answer of answers)
      expect(answer).toEqual({ status: 503, body: { ready: false, parts, findings: ['search'] } });
    expect(asked).toBe(2);
    fake.behave((_, response) => response.end(found(1)));
    await expect.poll(() => ready(damaged), patience).toMatchObject({ status: 200 });
  } finally {
    await damaged.close();
    fake.close();
  }
});

test('is not ready if the database rejects all or some writes', async () => {
  const full = fullDisk(onOneNode.owner);
  const parts = { ...well, writes: false };
  await full.begin();
  try {
    await expect
      .poll(() => ready(onOneNode), patience)
      .toEqual({ status: 503, body: { ready: false, parts, findings: ['writes'] } });
  } finally {
    await full.end();
  }
  await expect.poll(() => ready(onOneNode), patience).toMatchObject({ status: 200 });
  const { client } = await createUser(onOneNode);
  const partly = fullDisk(onOneNode.owner, ['feedbacks']);
  await partly.begin();
  try {
    const rating = { idResult: 'x-m1', query: 'danno', positive: true };
    expect((await client.post('/feedbacks', rating)).status).toBe(503);
    await expect
      .poll(() => ready(onOneNode), patience)
      .toEqual({ status: 503, body: { ready: false, parts, findings: ['writes'] } });
  } finally {
    await partly.end();
  }
  await expect.poll(() => ready(onOneNode), patience).toMatchObject({ status: 200 });
});

test('is not ready and names the tables if users, projects and sessions are missing', async () => {
  const lost = ['users', 'projects', 'sessions'];
  for (const table of lost) await onOneNode.owner.raw('RENAME TABLE ?? TO ??', [table, `lost_${table}`]);
  try {
    await expect
      .poll(() => ready(onOneNode), patience)
      .toEqual({
        status: 503,
        body: {
          ...{ ready: false, parts: { ...well, schema: false }, findings: ['schema'] },
          missing: expect.arrayContaining(lost),
        },
      });
  } finally {
    for (const table of lost) await onOneNode.owner.raw('RENAME TABLE ?? TO ??', [`lost_${table}`, table]);
  }
  await expect.poll(() => ready(onOneNode), patience).toMatchObject({ status: 200 });
});

test('is not ready from the moment of a rejected write, despite cached checks', async () => {
  await expect.poll(() => ready(onOneNode), patience).toMatchObject({ status: 200 });
  onOneNode.deps.refusedWrites.note(Object.assign(new Error('full'), { code: 'ER_DISK_FULL' }));
  expect(await ready(onOneNode)).toMatchObject({ status: 503, body: { parts: { writes: false } } });
});
