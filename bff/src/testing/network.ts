import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A stretch of network between the product and a server, which can be told to lose everything. */
export interface Network {
  port: number;
  /** From now on nothing passes: what is connected stays connected and is never heard of again. */
  swallow(): void;
  /** New connections pass again; those of before stay lost. */
  restore(): void;
  close(): Promise<void>;
}

export async function startNetwork({ hostname, port }: URL): Promise<Network> {
  const lines = new Set<Line>();
  let swallowing = false;
  const server = createServer((near) => {
    const line = { near, far: connect(Number(port), hostname), lost: swallowing };
    lines.add(line);
    carry(line, line.near, line.far);
    carry(line, line.far, line.near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    swallow() {
      swallowing = true;
      for (const line of lines) line.lost = true;
    },
    restore() {
      swallowing = false;
    },
    async close() {
      for (const { near, far } of lines) {
        near.destroy();
        far.destroy();
      }
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

function carry(line: Line, from: Socket, to: Socket): void {
  from.on('data', (data) => line.lost || to.write(data));
  from.on('error', () => undefined);
  from.on('close', () => line.lost || to.destroy());
}
