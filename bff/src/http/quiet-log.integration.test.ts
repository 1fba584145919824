import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '../app.ts';
import { createLog } from '../log.ts';
import { testClient, type TestClient } from '../testing/client.ts';
import { createUser } from '../testing/factories/user.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { serve, type Serving } from './serve.ts';

/** Events without an error must not be logged as errors, because an error wakes an operator. */
let written = '';
let warnings: Error[] = [];
let app: TestApp;
/** Serves with the production server's timeouts. */
let serving: Serving;
let port: number;
const client = (token?: string): TestClient => testClient(`http://127.0.0.1:${port}`, token);
const hear = (warning: Error) => warnings.push(warning);
beforeAll(async () => {
  app = await testApp({ deps: { log: createLog('info', { write: (line) => void (written += line) }) } });
  serving = await serve(createApp(app.deps).callback(), { port: 0, host: '127.0.0.1' });
  ({ port } = serving.server.address() as AddressInfo);
});
afterAll(async () => {
  serving.server.closeAllConnections();
  await serving.stop();
  await app.close();
});
beforeEach(() => {
  [written, warnings] = ['', []];
  process.on('warning', hear);
});
afterEach(() => process.off('warning', hear));

/** Sends these bytes and disconnects after the server has started to read them. */
async function breakOff(bytes: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  const closed = once(socket, 'close');
  socket.write(bytes);
  // A response on another connection shows that the server has read the earlier bytes.
  await client().get('/config');
  socket.destroy();
  await closed;
  await client().get('/config');
}

test.each([
  'POST /api/search HTTP/1.1\r\nHost: massima\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"query": "da',
  'POST /api/search HTTP/1.1\r\nHost: massima\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"que\r\n',
  'POST /trpc/search.run HTTP/1.1\r\nHost: massima\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"query": "da',
  'POST /trpc/search.run HTTP/1.1\r\nHost: massima\r\nContent-Type: application/json\r\nContent-Encoding: gzip\r\nContent-Length: 500\r\n\r\nxx',
  'GET /api/config HTTP/1.1\r\nHost: massima\r\n\r\n',
])('logs no error for an interrupted request: %j', async (bytes) => {
  await breakOff(bytes);
  expectLeft();
});

/** Expects at most one line, with the request id. */
function expectLeft() {
  const lines = written.split('\n').filter(Boolean);
  for (const line of lines) {
    const { level, msg, requestId, err } = JSON.parse(line);
    expect({ level, msg, requestId, err }).toEqual({
      level: 30,
      msg: 'client disconnected',
      requestId: expect.any(String),
    });
  }
  expect(warnings).toEqual([]);
  return lines.length;
}

test('logs one information line with the request id if the client disconnects during the response', async () => {
  const { id, token } = await createUser(app);
  const row = { user_id: id, query: 'danno '.repeat(100), query_type: 'type_principle' as const };
  const rows = Array.from({ length: 1000 }, () => ({ ...row, created_at: new Date(), name: '', found: 1 }));
  for (let i = 0; i < 5; i++) await app.deps.db('questions').insert(rows);
  const socket = connect(port, '127.0.0.1');
  const closed = once(socket, 'close');
  socket.write(
    `GET /api/lawyers/${id}/export HTTP/1.1\r\nHost: massima\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  );
  await once(socket, 'data');
  socket.destroy();
  await closed;
  await vi.waitFor(() => expect(expectLeft()).toBe(1));
});

/** A warning is emitted shortly after its cause. */
const expectNoLog = async () => {
  await new Promise((resolve) => setImmediate(resolve));
  expect(warnings).toEqual([]);
  expect(written).toBe('');
};

test('logs no leak warning for a batch of fifty', async () => {
  const { token } = await createUser(app);
  const names = Array.from({ length: 50 }, () => 'session.me').join(',');
  expect((await client(token).rest('GET', `/../trpc/${names}?batch=1&input=%7B%7D`)).status).toBe(200);
  await expectNoLog();
});

test('logs no leak warning for the export of a large account', async () => {
  const { id, token } = await createUser(app);
  const now = app.deps.clock.now();
  const row = { user_id: id, query: 'danno '.repeat(100), query_type: 'type_principle' as const };
  const rows = Array.from({ length: 1000 }, () => ({ ...row, created_at: now, name: '', found: 1 }));
  await app.deps.db('questions').insert(rows);
  for (const encoding of ['identity', 'gzip', 'br']) {
    const headers = { 'Accept-Encoding': encoding };
    const { status, body } = await client(token).rest('GET', `/lawyers/${id}/export`, undefined, headers);
    expect([status, body.parts.questions!.length]).toEqual([200, 1000]);
  }
  await expectNoLog();
});
