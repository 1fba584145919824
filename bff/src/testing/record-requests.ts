import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface RecordedRequest {
  method: string;
  /** Path with query string. */
  path: string;
  headers: Record<string, string>;
  body: string;
  /** Start in milliseconds, by the `performance` clock. */
  began: number;
  ended: number;
}

/**
 * Starts a proxy between the product and another server that records the requests.
 * @param delayMs additional duration of each request
 */
export async function recordRequests(
  target: string,
  delayMs = 0,
): Promise<{
  url: string;
  requests: RecordedRequest[];
  stop(): void;
}> {
  const requests: RecordedRequest[] = [];
  const server = createServer(async (request, response) => {
    const began = performance.now();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const { method = 'GET', url: path = '/' } = request;
    // Headers of the connection are set again by the next connection.
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) =>
        /^(?:authorization|content-type|stripe-|idempotency)/.test(name),
      ),
    ) as Record<string, string>;
    const recorded = { method, path, headers, body, began, ended: Infinity };
    requests.push(recorded);
    await sleep(delayMs);
    const upstreamResponse = await fetch(target + path, { method, headers, ...(body && { body }) });
    response.writeHead(upstreamResponse.status, {
      'content-type': upstreamResponse.headers.get('content-type') ?? '',
    });
    const text = await upstreamResponse.text();
    recorded.ended = performance.now();
    response.end(text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
