import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isRecord } from '@massima/contract/record';
import type { Network } from '../network.ts';
import type { Fault } from './fault.ts';

/**
 * Returns a Solr response with missing documents: one response without any, the next with empty
 * documents.
 */
function poorer(text: string, n: number): string {
  const parsed: unknown = JSON.parse(text);
  if (!isRecord(parsed) || !isRecord(parsed['response'])) return text;
  const { docs } = parsed['response'];
  if (!Array.isArray(docs) || docs.length === 0) return text;
  const poor = n % 2 === 0 ? [] : docs.map(() => ({}));
  return JSON.stringify({ ...parsed, response: { ...parsed['response'], docs: poor } });
}

/**
 * Starts a proxy between the product and Solr that drops stored fields, as an operator's cache or
 * a version with fewer stored fields would.
 */
export async function poorEngine(engine: URL, network: Network): Promise<Fault & { close(): void }> {
  let n = 0;
  const server = createServer((request, response) => {
    const disconnected = new AbortController();
    response.once('close', () => disconnected.abort());
    const forward = async () => {
      const body = (await request.toArray()).join('');
      const answer = await fetch(new URL(request.url ?? '/', engine), {
        method: request.method ?? 'GET',
        headers: { 'Content-Type': request.headers['content-type'] ?? '' },
        ...(body !== '' && { body }),
        signal: disconnected.signal,
      });
      const text = await answer.text();
      response.writeHead(answer.status, { 'Content-Type': 'application/json' });
      response.end(answer.ok ? poorer(text, (n += 1)) : text);
    };
    forward().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    name: 'documents poor',
    stopsSearches: true,
    begin: () => network.redirect(port),
    end: () => network.redirect(),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
