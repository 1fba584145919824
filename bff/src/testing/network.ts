import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Proxy between the product and a server that can simulate network faults. */
export interface Network {
  port: number;
  /** Drops all data, without closing connections. */
  swallow(): void;
  /** Resets all connections and refuses new connections, as if the server was killed. */
  hangUp(): void;
  /** Cuts each response after this number of bytes, as if a proxy died while sending it. */
  cutShort(bytes: number): void;
  /** Delays all data by this number of milliseconds, in both directions. */
  slowDown(ms: number): void;
  /**
   * Resets all connections and sends new connections to this port, or to the original port if
   * omitted.
   */
  redirect(port?: number): void;
  /** Ends all faults for new connections. Connections that lost data stay broken. */
  restore(): void;
  close(): Promise<void>;
}

export async function startNetwork({ hostname, port }: URL): Promise<Network> {
  const lines = new Set<Line>();
  const fault = { swallowing: false, refusing: false, delayMs: 0, longest: Infinity };
  let target = Number(port);
  const server = createServer((near) => {
    if (fault.refusing) return near.resetAndDestroy();
    const line = { near, far: connect(target, hostname), lost: fault.swallowing };
    lines.add(line);
    carry(line, line.near, line.far, fault);
    let sent = 0;
    line.near.on('data', () => (sent = 0));
    carry(line, line.far, line.near, fault, (data) => {
      sent += data.length;
      if (sent <= fault.longest) return data;
      setImmediate(drop, line);
      return data.subarray(0, Math.max(0, data.length - (sent - fault.longest)));
    });
    near.once('close', () => lines.delete(line));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    swallow() {
      fault.swallowing = true;
      for (const line of lines) line.lost = true;
    },
    hangUp() {
      fault.refusing = true;
      for (const line of lines) drop(line);
    },
    cutShort(bytes) {
      fault.longest = bytes;
    },
    slowDown(ms) {
      fault.delayMs = ms;
    },
    redirect(other = Number(port)) {
      target = other;
      for (const line of lines) drop(line);
    },
    restore() {
      Object.assign(fault, { swallowing: false, refusing: false, delayMs: 0, longest: Infinity });
    },
    async close() {
      for (const line of lines) drop(line);
      server.close();
      await once(server, 'close');
    },
  };
}

interface Line {
  near: Socket;
  far: Socket;
  lost: boolean;
}

function drop({ near, far }: Line): void {
  near.resetAndDestroy();
  far.destroy();
}

function carry(
  line: Line,
  from: Socket,
  to: Socket,
  fault: { readonly delayMs: number },
  cut: (data: Buffer) => Buffer = (data) => data,
): void {
  // Timers of equal length fire in the order in which they were set, so that data stays in order; a
  // shorter timer waits for the earlier.
  let notBefore = 0;
  const pass = (work: () => void) => {
    // Monotonic clock, because tests change the time of day.
    const now = Math.floor(performance.now());
    notBefore = Math.max(notBefore, now + fault.delayMs);
    if (notBefore <= now) work();
    else setTimeout(work, notBefore - now);
  };
  from.on('data', (data) => {
    const left = cut(data);
    pass(() => line.lost || to.destroyed || to.write(left));
  });
  from.on('error', () => undefined);
  from.on('close', () => pass(() => line.lost || to.destroy()));
}
