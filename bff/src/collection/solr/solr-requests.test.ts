import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { solrRequests } from './solr-requests.ts';

test('limits the total length of concurrent responses and releases completed ones', async () => {
  const begun: ServerResponse[] = [];
  const longest = 100_000;
  const server = createServer((request, response) => {
    request.resume();
    response.write(`["${' '.repeat(longest / 2)}"`);
    begun.push(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const requests = solrRequests({ url: `http://127.0.0.1:${port}/solr`, core: 'rulings', longest });
  const ask = () =>
    requests.post('find', {}, 60_000).then(
      () => 'whole',
      (error: Error) => error.name,
    );
  try {
    const all = Array.from({ length: 4 }, ask);
    expect(await Promise.race(all)).toBe('AnswerTooLong');
    for (const response of begun) response.end(']');
    expect((await Promise.all(all)).toSorted()).toEqual(['AnswerTooLong', 'whole', 'whole', 'whole']);
    const last = ask();
    await expect.poll(() => begun.length).toBe(5);
    begun[4]!.end(']');
    expect(await last).toBe('whole');
    const alone = ask();
    await expect.poll(() => begun.length).toBe(6);
    begun[5]!.write(' '.repeat(longest));
    expect(await alone).toBe('AnswerTooLong');
  } finally {
    requests.close();
    server.closeAllConnections();
    server.close();
  }
});
