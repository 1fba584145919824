import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atEndpoint } from './endpoint.ts';

type Behaviour = (response: ServerResponse, asked: { model: string; input: string[] }) => unknown;

let behave: Behaviour;
let last: { asked: { model: string; input: string[] }; headers: IncomingMessage['headers'] };
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  last = { asked: JSON.parse(body), headers: request.headers };
  behave(response, last.asked);
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => (server.closeAllConnections(), server.close()));

const vectors: Behaviour = (response, { input }) =>
  response.end(JSON.stringify({ data: input.map((_, index) => ({ index, embedding: [3, 4] })) }));

test('batches concurrent texts into a single call, each with its model’s prefix', async () => {
  behave = vectors;
  const { encode, describe } = atEndpoint({ url, model: 'intfloat/multilingual-e5-small', key: 'a key' });
  const both = await Promise.all([encode('query', 'danno', 512), encode('query', 'colpa', 512)]);
  expect(both.map((array) => [...array].map((value) => Math.round(value * 10)))).toEqual([
    [6, 8],
    [6, 8],
  ]);
  expect(last.asked.input).toEqual(['query: danno', 'query: colpa']);
  expect(last.headers.authorization).toBe('Bearer a key');
  expect(await describe()).toEqual({ name: 'intfloat/multilingual-e5-small', size: 2 });
});

test('inserts the kind of text into the model’s name instead of a prefix', async () => {
  behave = vectors;
  await atEndpoint({ url: `${url}/embeddings`, model: 'e5-{kind}' }).encode('passage', 'danno', 160);
  expect(last.asked).toMatchObject({ model: 'e5-passage', input: ['danno'] });
});

const text =
  (body: string): Behaviour =>
  (response) =>
    response.end(body);
const embedding = (value: unknown) => JSON.stringify({ data: [{ index: 0, embedding: value }] });
test.each<[string, Behaviour]>([
  ['a failure', (response) => response.writeHead(500).end('{}')],
  ['another place', (response) => response.writeHead(307, { location: '/elsewhere' }).end()],
  ['no JSON', text('<html>')],
  ['other JSON', text('{"vectors":[]}')],
  ['nothing', text('null')],
  ['too few', text('{"data":[]}')],
  ['no numbers', text(embedding(['1', '2']))],
  ['a number that is none', text('{"data":[{"embedding":[1e999,2]}]}')],
  ['null in it', text(embedding([null, 2]))],
  ['an empty vector', text(embedding([]))],
  ['a place that does not exist', text('{"data":[{"index":7,"embedding":[1,2]}]}')],
  ['no end', () => undefined],
])('%s is no vector', async (_what, response) => {
  behave = response;
  const { encode } = atEndpoint({ url, model: 'm', timeoutMs: 300 });
  await expect(encode('query', 'danno', 512)).rejects.toThrow();
});

test('rejects a vector whose size differs from earlier vectors', async () => {
  behave = vectors;
  const { encode } = atEndpoint({ url, model: 'm' });
  await encode('query', 'danno', 512);
  behave = text(embedding([1, 2, 3]));
  await expect(encode('query', 'danno', 512)).rejects.toThrow('of 2 numbers, and now of 3');
});
