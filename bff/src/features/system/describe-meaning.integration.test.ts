import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../testing/factories/user.ts';
import { embeddedCollection, type EmbeddedCollection } from '../../testing/meant-collection.ts';
import { send, vectorOf, type EmbeddingBehaviour } from '../../testing/made-up-meaning.ts';

/**
 * Any reason for missing embeddings leaves the search by terms intact, and the page "Raccolta"
 * shows the reason.
 */
let collection: EmbeddedCollection;
beforeAll(async () => {
  collection = await embeddedCollection('describe-meaning');
});
afterAll(() => collection.close());

const fails: EmbeddingBehaviour = (response) => response.writeHead(500).end();
const turned = (text: string) => vectorOf(text).map((value) => 1 - value);
const without = { EMBEDDINGS_URL: '', EMBEDDINGS_MODEL: '', MEANING_MODEL: '' };

it.each<[string, string, Record<string, string>, EmbeddingBehaviour?]>([
  ['on', 'made-up', {}],
  ['no_model', 'made-up', without],
  ['another_model', 'made-up', { EMBEDDINGS_MODEL: 'another' }],
  // The model is not, or not yet, downloaded.
  ['another_model', 'made-up', { ...without, MEANING_MODEL: '/no/such/folder' }],
  ['away', 'made-up', {}, fails],
  // Another model of the same name and vector length.
  ['another_model', 'made-up', {}, (response, input) => send(response, input.map(turned))],
])('%s', async (state, model, env, behave) => {
  collection.begin();
  if (behave) collection.behave = behave;
  const app = await collection.appWith(env);
  const { client } = await createUser(app, { role: 'admin' });
  const response = await client.query('system.collection');
  expect(response.body.collection?.meaning).toEqual({ state, model, vectors: 30 });
  const query = `chi risponde del danno se il cane del proprietario scappa, ${state}`;
  const { status, body } = await client.mutate('search.run', { query });
  expect([status, body.data.by_meaning, body.data.search.length]).toEqual([200, state === 'on', 10]);
});
