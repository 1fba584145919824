import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What something at the engine's address does when it is asked for this. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse, asked: string) => unknown;

export interface FakeEngine {
  /** For SOLR_URL. */
  url: string;
  behave(behaviour: Behaviour): void;
  close(): void;
}

/** Nine hits, and a whole index. */
export const hits = JSON.stringify({
  responseHeader: {},
  response: { numFound: 9, maxScore: 1, docs: [] },
});
export const well: Behaviour = (_, response) => response.end(hits);

/** Something at the engine's address that behaves as the test says; until it does, like an engine that finds nine hits. */
export async function startFakeEngine(): Promise<FakeEngine> {
  let behave = well;
  const server = createServer(async (request, response) => {
    let asked = '';
    for await (const chunk of request) asked += String(chunk);
    behave(request, response, asked);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/solr`,
    behave(behaviour) {
      behave = behaviour;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
