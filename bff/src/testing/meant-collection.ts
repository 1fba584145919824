import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEndpoint } from '@massima/meaning/endpoint';
import { fingerprintText } from '@massima/meaning/fingerprint';
import { Engine } from '@massima/solr/engine';
import { indexMeaning } from '@massima/solr/index-meaning';
import { passageOf, send, size, vectorOf, type EmbeddingBehaviour } from './made-up-meaning.ts';
import { indexRulings, ownCore } from './own-core.ts';
import { testApp, type TestApp } from './test-app.ts';

const model = 'made-up';

export interface EmbeddedCollection {
  url: string;
  /** Texts sent to the endpoint since the last `begin`. */
  asked: string[];
  /** Behaviour of the endpoint; `begin` resets it. */
  behave: EmbeddingBehaviour;
  begin(): void;
  appWith(env?: Record<string, string>): Promise<TestApp>;
  close(): Promise<void>;
}

/** Returns the vector of each text. */
export const well: EmbeddingBehaviour = (response, input) => send(response, input.map(vectorOf));

/**
 * Creates a separate collection whose rulings contain the same words. Only a fake embedding
 * endpoint distinguishes those about dogs.
 */
export async function embeddedCollection(of: string): Promise<EmbeddedCollection> {
  const endpoint = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { input } = JSON.parse(body) as { input: string[] };
    made.asked.push(...input.filter((text) => !text.includes(fingerprintText)));
    made.behave(response, input);
  });
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/v1`;
  const core = await ownCore(of);
  const apps: TestApp[] = [];
  const made: EmbeddedCollection = {
    url,
    asked: [],
    behave: well,
    begin() {
      made.asked = [];
      made.behave = well;
    },
    async appWith(env = {}) {
      const app = await testApp({
        env: { SOLR_CORE: core.name, EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: model, ...env },
      });
      apps.push(app);
      return app;
    },
    async close() {
      await Promise.all(apps.map((app) => app.close()));
      endpoint.closeAllConnections();
      endpoint.close();
      await core.drop();
    },
  };
  const rulings = Array.from({ length: 30 }, (_, i) => ({
    ...{ id: `r${i}`, issuer_type_id: 3, issuer: 'Corte di cassazione', type: 'sentenza', number: `${i}` },
    ...{ year: 2019, date: '2019-01-12', area: 1, full_text: null },
    principles: [{ n: 1, kind: 'principle', ...passageOf(`r${i}-m1`) }],
  }));
  await indexRulings(core, 'all', rulings);
  const { encode } = atEndpoint({ url, model });
  const report = () => undefined;
  const engine = new Engine(core.url);
  await indexMeaning({ engine, model: { name: model, size }, encode, parallel: 8, afresh: false, report });
  await engine.close();
  return made;
}
