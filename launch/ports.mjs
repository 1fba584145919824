import net from 'node:net';

/** @param {number} port @param {string} host @returns {Promise<string | undefined>} the error code when it can't be had */
function tryListen(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? 'unknown'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/** Free on loopback and on every address: a server on either one would shadow ours. @param {number} port */
export async function describePortConflict(port) {
  for (const host of ['127.0.0.1', '0.0.0.0', '::']) {
    const code = await tryListen(port, host);
    // A machine without IPv6 answers EAFNOSUPPORT or EADDRNOTAVAIL: no reason to refuse the port.
    if (code === 'EADDRINUSE' || code === 'EACCES') return code;
  }
  return undefined;
}

/** @param {number} port */
export const isFree = async (port) => (await describePortConflict(port)) === undefined;

/** A loopback port that is free at this moment. @returns {Promise<number>} */
export function anyPort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {net.AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}
