import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What something at the engine's address does on this request. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse, asked: string) => unknown;

export interface FakeEngine {
  /** For SOLR_URL. */
  url: string;
  behave(behaviour: Behaviour): void;
  close(): void;
}

const document = (n: number) => ({
  id: `made-${n}-m1`,
  ruling_id: `made-${n}`,
  score: 9 - n,
  issuer_type_id: 3,
  issuer: 'Corte di cassazione',
  number: String(100 + n),
  year: 2019,
  date: '2019-01-12T00:00:00Z',
  area: 1,
  text: [`Il custode risponde del danno, ${n}.`],
});
/** An answer with this many hits, and perhaps not all of their documents. */
export const found = (numFound: number, docs: readonly object[] = madeDocuments(numFound)): string =>
  JSON.stringify({ responseHeader: {}, response: { numFound, maxScore: 9, docs } });
export const madeDocuments = (count: number) => Array.from({ length: count }, (_, i) => document(i));

/** Nine hits, and a whole index. */
export const hits = found(9);
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
