import { once } from 'node:events';
import { ClientRequest, createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { expect, test } from 'vitest';
import { found } from '../../testing/fake-engine.ts';
import { type SearchEngine, solrEngine } from './search-engine.ts';
import { longestAnswer } from './solr-requests.ts';

/** Works with an engine whose node answers so. */
async function withNode(listener: RequestListener, work: (engine: SearchEngine) => Promise<void>) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/solr`;
  const engine = solrEngine({ url, core: 'rulings', log: pino({ level: 'silent' }) });
  try {
    await work(engine);
  } finally {
    await engine.close();
    server.close();
  }
}

test('passes macros in the input on without expanding them', async () => {
  const requests: string[] = [];
  await withNode(
    (request, response) => {
      void text(request).then((body) => {
        requests.push(body);
        response.setHeader('Content-Type', 'application/json');
        response.end(found(1));
      });
    },
    async (engine) => {
      await engine.select('/find', { words: 'danno', phrase0: '${phrase0}', expandMacros: 'true' });
      await engine.check();
    },
  );
  expect(requests).toHaveLength(3);
  for (const body of requests) expect(new URLSearchParams(body).getAll('expandMacros')).toEqual(['false']);
});

test.each([
  ['Solr instance is not running in SolrCloud mode.', 1],
  ['Collection: rulings not found', 3],
])('requests the cluster state of a single node (%s) %i of three times', async (msg, times) => {
  let requests = 0;
  await withNode(
    (_request, response) => {
      requests += 1;
      response.writeHead(400, { 'Content-Type': 'application/json' }).end(JSON.stringify({ error: { msg } }));
    },
    async (engine) => {
      for (let i = 0; i < 3; i += 1) expect(await engine.cluster()).toBeNull();
    },
  );
  expect(requests).toBe(times);
});

test('reports an error of Solr for requests without `_headers`, as in Node.js 26', () =>
  withNode(
    (_request, response) => {
      response.writeHead(503, { 'Content-Type': 'text/html' }).end('<pre>SolrCore is loading</pre>');
    },
    async (engine) => {
      Object.defineProperty(ClientRequest.prototype, '_headers', { value: undefined, configurable: true });
      try {
        await expect(engine.select('/find', { words: 'danno' })).rejects.toThrow('service_unavailable');
      } finally {
        Reflect.deleteProperty(ClientRequest.prototype, '_headers');
      }
    },
  ));

test('aborts an endless response without affecting other requests', async () => {
  let sent = 0;
  let hungUp!: () => void;
  const broken = new Promise<void>((resolve) => (hungUp = resolve));
  const chunk = Buffer.alloc(4_000_000, 'x');
  await withNode(
    (request, response) => {
      const pour = () => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length;
        sent += chunk.length;
      };
      response.on('drain', pour).on('close', hungUp);
      response.write('{"responseHeader":{},"response":{"numFound":0,"docs":[],"more":"');
      request.resume();
      pour();
    },
    async (engine) => {
      await expect(engine.select('/find', { words: 'danno' }, undefined, 60_000)).rejects.toThrow(
        'service_unavailable',
      );
      await broken;
    },
  );
  expect(sent).toBeLessThan(2 * longestAnswer);
});
