import pino from 'pino';
import { expect, test } from 'vitest';
import type { Encoder } from '@massima/meaning/encoder';
import type { Encode } from '@massima/meaning/passage';
import { configuredMeaning, createQueryEmbedder } from './query-embedder.ts';

const silent = pino({ level: 'silent' });
const vector = Float32Array.of(0.6, 0.8);

function made(encode: Encode, deadline = 60_000) {
  const warned: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void warned.push(JSON.parse(line).msg) });
  const encoder: Encoder = {
    name: 'made-up',
    describe: () => Promise.resolve({ name: 'made-up', size: 2 }),
    encode,
    close: () => Promise.resolve(),
  };
  return { ...createQueryEmbedder({ encoder, log, deadline }), warned };
}

test('embeds a query once and caches its vector', async () => {
  const embedded: string[] = [];
  const { of, close } = made((kind, text) => (embedded.push(`${kind} ${text}`), Promise.resolve(vector)));
  const [one, same] = await Promise.all([of('danno'), of('danno')]);
  expect(one).toEqual(same);
  await of('colpa');
  await of('danno');
  expect(embedded).toEqual(['query danno', 'query colpa']);
  await close();
});

test('returns nothing for a late vector, and returns it on the next page', async () => {
  let arrive: (vector: Float32Array) => void = () => undefined;
  const { of, close } = made(() => new Promise((resolve) => (arrive = resolve)), 20);
  expect(await of('danno')).toBeUndefined();
  arrive(vector);
  await new Promise(setImmediate);
  expect(await of('danno')).toHaveLength(2);
  await close();
});

test('logs a failure once without the query, and tries again', async () => {
  let fails = true;
  const { of, close, warned } = made(() =>
    fails ? Promise.reject(new Error('about a secret')) : Promise.resolve(vector),
  );
  expect([await of('danno'), await of('danno')]).toEqual([undefined, undefined]);
  expect(warned).toEqual(['cannot embed queries; search ranks by words only until it works again']);
  fails = false;
  expect(await of('danno')).toHaveLength(2);
  await close();
});

test('stops waiting for an endpoint that no longer responds', async () => {
  let requests = 0;
  const { of, close } = made(() => (requests++, Promise.reject(new Error('away'))));
  for (let i = 0; i < 3; i++) await of(`question ${i}`);
  await new Promise(setImmediate);
  const before = requests;
  expect(await of('danno')).toBeUndefined();
  expect(requests).toBe(before);
  await close();
});

test('skips queries beyond the number that a processor can embed in time', async () => {
  let requests = 0;
  const { of, close } = made(() => (requests++, new Promise(() => undefined)), 50);
  await Promise.all(Array.from({ length: 60 }, (_, i) => of(`question ${i}`)));
  expect(requests).toBe(24);
  await close();
});

test('ranks by words only without a model and until the model is installed', async () => {
  const none = configuredMeaning({ EMBEDDINGS_QUESTIONS: true }, silent);
  expect([none.model, await none.of('danno')]).toEqual([undefined, undefined]);
  const coming = configuredMeaning({ EMBEDDINGS_QUESTIONS: true, MEANING_MODEL: '/no/such/folder' }, silent);
  expect([coming.model, await coming.of('danno')]).toEqual(['multilingual-e5-small-q4', undefined]);
  await coming.close();
  // Endpoint that must not receive queries.
  const apart = configuredMeaning(
    { EMBEDDINGS_QUESTIONS: false, EMBEDDINGS_URL: 'https://vectors.example/v1', EMBEDDINGS_MODEL: 'm' },
    silent,
  );
  expect([apart.model, await apart.of('danno')]).toEqual([undefined, undefined]);
});
