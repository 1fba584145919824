import type { IncomingMessage, ServerResponse } from 'node:http';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a request names this server as legitimate clients do: by a name of this machine and our port, or by one of
 * `more`. A foreign page can make its own name resolve to this machine (DNS rebinding); its browser then takes us for that
 * page's site and lets it read our answers, but still sends the page's name as `Host`.
 */
export function isOwnHost(
  { headers, socket }: IncomingMessage,
  more: readonly string[] = [],
  { anyPort = false } = {},
): boolean {
  const host = headers.host?.toLowerCase();
  if (host === undefined) return false;
  // Behind a relay on this machine the port differs. The host name is enough, because a foreign
  // page cannot choose it.
  if (anyPort && loopback.includes(host.replace(/:\d{1,5}$/, ''))) return true;
  const port = socket.localPort;
  const ownHosts = loopback.flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`]));
  return ownHosts.includes(host) || more.some((value) => value.toLowerCase() === host);
}

/** 421: the request was sent to a server that does not answer for that name (RFC 9110, section 15.5.20). */
export function refuseHost({ socket }: IncomingMessage, response: ServerResponse): void {
  response.writeHead(421, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(
    `This server answers as localhost:${socket.localPort} and 127.0.0.1:${socket.localPort}. HOSTS names others.\n`,
  );
}
