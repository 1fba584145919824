import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Koa from 'koa';
import compress from 'koa-compress';
import { afterEach, expect, test, vi } from 'vitest';
import { LongAnswer } from '../long-answer.ts';
import { jsonOf, sendJson } from './send-json.ts';

let server: Server | undefined;
afterEach(() => server?.close());

async function answering(text: () => AsyncIterable<string>): Promise<string> {
  const app = new Koa();
  app.silent = true;
  app.use(compress());
  app.use((ctx) => sendJson(ctx, ['{"data":', jsonOf(new LongAnswer(text())), '}']));
  server = createServer(app.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const encodings = ['gzip', 'identity'];
const get = (url: string, encoding: string, signal?: AbortSignal) =>
  fetch(url, { headers: { 'Accept-Encoding': encoding }, signal: signal ?? null });

test.each(encodings)('sends a response in pieces completely (%s)', async (encoding) => {
  const url = await answering(async function* () {
    yield '[';
    for (let i = 0; i < 1000; i++) yield `${i},`;
    yield '"end"]';
  });
  const response = await get(url, encoding);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(((await response.json()) as { data: unknown[] }).data).toHaveLength(1001);
});

test.each(encodings)(
  'aborts the response if a piece fails, without waiting for the rest (%s)',
  async (encoding) => {
    const url = await answering(async function* () {
      yield `["${'a'.repeat(100_000)}"`;
      await sleep(50);
      throw new Error('the database is away');
    });
    const response = await get(url, encoding);
    await expect(response.text()).rejects.toThrow();
  },
);

test.each(encodings)('stops writing when the client disconnects (%s)', async (encoding) => {
  const ended = vi.fn();
  const url = await answering(async function* () {
    try {
      for (;;) yield 'a'.repeat(100_000);
    } finally {
      ended();
    }
  });
  const leaving = new AbortController();
  await get(url, encoding, leaving.signal);
  leaving.abort();
  await expect.poll(() => ended.mock.calls.length, { timeout: 5000 }).toBe(1);
});
