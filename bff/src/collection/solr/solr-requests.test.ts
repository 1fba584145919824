import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { solrRequests } from './solr-requests.ts';

test('limits the total length of concurrent responses and releases completed ones', async () => {
  const openResponses: ServerResponse[] = [];
  const longest = 100_000;
  const server = createServer((request, response) => {
    request.resume();
    response.write(`["${' '.repeat(longest / 2)}"`);
    openResponses.push(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const requests = solrRequests({ url: `http://127.0.0.1:${port}/solr`, core: 'rulings', longest });
  const request = () =>
    requests.post('find', {}, 60_000).then(
      () => 'whole',
      (error: Error) => error.name,
    );
  try {
    const all = Array.from({ length: 4 }, request);
    expect(await Promise.race(all)).toBe('AnswerTooLong');
    for (const response of openResponses) response.end(']');
    expect((await Promise.all(all)).toSorted()).toEqual(['AnswerTooLong', 'whole', 'whole', 'whole']);
    const last = request();
    await expect.poll(() => openResponses.length).toBe(5);
    openResponses[4]!.end(']');
    expect(await last).toBe('whole');
    const alone = request();
    await expect.poll(() => openResponses.length).toBe(6);
    openResponses[5]!.write(' '.repeat(longest));
    expect(await alone).toBe('AnswerTooLong');
  } finally {
    requests.close();
    server.closeAllConnections();
    server.close();
  }
});
