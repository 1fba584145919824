import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Engine } from './engine.ts';

/** Responses to send next: a cut connection or an answer. */
let next: ('cut' | 'answer')[] = [];
let requestCount = 0;
const server = createServer((request, response) => {
  requestCount++;
  if (next.shift() === 'cut') return request.socket.destroy();
  response.end('{"response":{"numFound":7,"docs":[]}}');
});
let url = '';
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/solr/rulings`;
});
afterAll(() => server.close());

test('retries a request if the connection breaks during a run', async () => {
  const engine = new Engine(url);
  next = ['answer', 'cut', 'answer'];
  requestCount = 0;
  await engine.select({ q: '*:*' });
  expect(await engine.select({ q: '*:*' })).toEqual({ numFound: 7, docs: [] });
  expect(requestCount).toBe(3);
  await engine.close();
});

test('fails immediately if Solr never responded', async () => {
  const engine = new Engine(url);
  next = ['cut'];
  requestCount = 0;
  await expect(engine.select({ q: '*:*' })).rejects.toThrow();
  expect(requestCount).toBe(1);
  await engine.close();
});
