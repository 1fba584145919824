import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** Timeouts in milliseconds. */
const defaults = {
  /** For the headers, and for the complete request. The largest body allowed is 1 MB. */
  headers: 10_000,
  request: 20_000,
  /**
   * Longer than the usual keep-alive timeout of proxies, so that the server never closes a
   * connection on which a request is being sent.
   */
  keptAlive: 75_000,
  /** Neither side sends data for this time. */
  silence: 120_000,
  /** During the shutdown: for requests that are still being received, and for pending responses. */
  stopReceiving: 1000,
  stopAnswering: 8000,
};

export interface Serving {
  server: Server;
  /**
   * Shuts down in order. New connections are rejected. Requests already received, or received a
   * moment later on an open connection, get a response. Other connections are closed.
   */
  stop(): Promise<void>;
}

/**
 * Starts an HTTP server whose connections can't be kept open by sending slowly or not at all.
 * @throws if the port is unavailable
 */
export async function serve(
  listener: RequestListener,
  { port, host }: { port: number; host: string },
  timeouts: Partial<typeof defaults> = {},
): Promise<Serving> {
  const limits = { ...defaults, ...timeouts };
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
    // Marks the last response of its connection.
    if (stopping) response.setHeader('Connection', 'close');
  });
  server.listen(port, host);
  await once(server, 'listening');

  return {
    server,
    async stop() {
      stopping = true;
      // Does not use http's `close`, which closes idle connections immediately. A proxy may be
      // sending on an idle connection, and must not resend what it has sent.
      const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
      let idle: NodeJS.Timeout | undefined;
      const receiving = setTimeout(() => {
        for (const [socket, request] of requests) if (!request?.complete) socket.destroy();
        // Responses started before the shutdown lack the `Connection` header. Their connections
        // become idle afterwards and must be closed here.
        idle = setInterval(() => server.closeIdleConnections(), 50);
      }, limits.stopReceiving);
      const answering = setTimeout(() => server.closeAllConnections(), limits.stopAnswering);
      await closed;
      for (const timer of [receiving, answering, idle]) clearTimeout(timer);
    },
  };
}
