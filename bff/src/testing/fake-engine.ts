import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Behaviour of the fake server for one request. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse, body: string) => unknown;

export interface FakeEngine {
  /** Value for SOLR_URL. */
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
/** Builds a response with this number of results, not necessarily with all documents. */
export const found = (numFound: number, docs: readonly object[] = madeDocuments(numFound)): string =>
  JSON.stringify({ responseHeader: {}, response: { numFound, maxScore: 9, docs } });
export const madeDocuments = (count: number) => Array.from({ length: count }, (_, i) => document(i));

/** Response with nine results of a complete index. */
export const hits = found(9);
export const well: Behaviour = (_, response) => response.end(hits);

/** Starts a fake Solr server whose behaviour the test sets. By default it returns nine hits. */
export async function startFakeEngine(): Promise<FakeEngine> {
  let behave = well;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    behave(request, response, body);
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
