import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RecordedRequest {
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** Stands between the product and another server, passes everything on, and remembers what was asked. */
export async function recordRequests(target: string): Promise<{
  url: string;
  requests: RecordedRequest[];
  stop(): void;
}> {
  const requests: RecordedRequest[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const { method = 'GET', url: path = '/' } = request;
    // Those of the connection are the next connection's own.
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) =>
        /^(?:authorization|content-type|stripe-|idempotency)/.test(name),
      ),
    ) as Record<string, string>;
    requests.push({ method, path, headers, body });
    const answer = await fetch(target + path, { method, headers, ...(body && { body }) });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(await answer.text());
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
