import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { expect, test } from 'vitest';
import { solrEngine } from './search-engine.ts';

test('no call lets what was typed stand for other parameters', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push(body);
      response.setHeader('Content-Type', 'application/json');
      response.end('{"responseHeader":{"status":0},"response":{"numFound":1,"docs":[]}}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const engine = solrEngine({
    url: `http://127.0.0.1:${port}/solr`,
    core: 'rulings',
    log: pino({ level: 'silent' }),
  });
  try {
    await engine.select('/find', { words: 'danno', phrase0: '${phrase0}', expandMacros: 'true' });
    await engine.check();
  } finally {
    await engine.close();
    server.close();
  }
  expect(asked).toHaveLength(2);
  for (const body of asked) expect(new URLSearchParams(body).getAll('expandMacros')).toEqual(['false']);
});
