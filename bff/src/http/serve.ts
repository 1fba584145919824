import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** Milliseconds. */
const defaults = {
  /** For the headers, and for all of a request: the largest body allowed is 1 MB. */
  headers: 10_000,
  request: 20_000,
  /** Longer than the usual proxy's, so that a kept connection is never closed under a request. */
  keptAlive: 75_000,
  /** No one reads or writes. */
  silence: 120_000,
  /** Once stopping: for requests that are still coming in, and for answers. */
  stopReceiving: 1000,
  stopAnswering: 8000,
};

export interface Serving {
  server: Server;
  /**
   * Ends in order: takes no new connection, answers what has come in or comes in a moment later on a kept one, and hangs up
   * on the rest.
   */
  stop(): Promise<void>;
}

/**
 * An HTTP server whose connections cannot be kept open by sending slowly, or nothing. Fails when the port is not available.
 */
export async function serve(
  listener: RequestListener,
  { port, host }: { port: number; host: string },
  given: Partial<typeof defaults> = {},
): Promise<Serving> {
  const limits = { ...defaults, ...given };
  const server = createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.keptAlive,
      connectionsCheckingInterval: Math.min(1000, limits.headers),
    },
    listener,
  );
  server.setTimeout(limits.silence);
  const requests = new Map<Socket, IncomingMessage | null>();
  let stopping = false;
  server.on('connection', (socket: Socket) => {
    requests.set(socket, null);
    socket.once('close', () => requests.delete(socket));
  });
  server.prependListener('request', (request, response) => {
    requests.set(request.socket, request);
    response.once('close', () => requests.has(request.socket) && requests.set(request.socket, null));
    // The last one of its connection.
    if (stopping) response.setHeader('Connection', 'close');
  });
  server.listen(port, host);
  await once(server, 'listening');

  return {
    server,
    async stop() {
      stopping = true;
      // Not http's own `close`, which closes kept connections immediately: a proxy may be sending on one at this moment, and
      // what it has sent it must not repeat.
      const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
      let idle: NodeJS.Timeout | undefined;
      const receiving = setTimeout(() => {
        for (const [socket, request] of requests) if (!request?.complete) socket.destroy();
        // Answers that began before say nothing of the end: their connections are idle when they are done.
        idle = setInterval(() => server.closeIdleConnections(), 50);
      }, limits.stopReceiving);
      const answering = setTimeout(() => server.closeAllConnections(), limits.stopAnswering);
      await closed;
      for (const timer of [receiving, answering, idle]) clearTimeout(timer);
    },
  };
}
