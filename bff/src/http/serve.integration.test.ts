import { EventEmitter, once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { serve, type Serving } from './serve.ts';

let serving: Serving | undefined;
afterEach(async () => {
  serving?.server.closeAllConnections();
  await serving?.stop();
});

async function started(listener: RequestListener, limits: Parameters<typeof serve>[2] = {}) {
  serving = await serve(listener, { port: 0, host: '127.0.0.1' }, limits);
  const { port } = serving.server.address() as AddressInfo;
  return { serving, open: () => connect(port, '127.0.0.1') };
}

/** Returns all data received until the other side closes the connection in any way. */
const answerOf = (socket: Socket) => text(socket).catch((error: Error) => error.message);

const slowBody = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{';

test('rejects headers or a body sent too slowly', async () => {
  const { open } = await started((request) => request.resume(), { headers: 100, request: 200 });
  for (const request of [slowBody, 'GET / HTTP/1.1\r\nHost:']) {
    const socket = open();
    socket.write(request);
    expect(await answerOf(socket)).toContain(' 408 ');
  }
});

test('closes an idle connection', async () => {
  const { open } = await started(() => undefined, { headers: 100, request: 200 });
  expect(await answerOf(open())).not.toContain(' 200 ');
});

test('answers received requests on shutdown and closes everything else', async () => {
  const requests = new EventEmitter<{ slow: [ServerResponse] }>();
  const { serving, open } = await started(
    (request, response) => {
      if (request.url === '/slow') requests.emit('slow', response);
      else response.end('quick');
    },
    { stopReceiving: 50 },
  );
  const [silent, sending, persistent, waiting] = [open(), open(), open(), open()];
  sending.write(slowBody);
  persistent.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(persistent, 'data');
  waiting.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
  const [response] = await once(requests, 'slow');
  const ends = [answerOf(silent), answerOf(sending), answerOf(persistent)];
  const last = answerOf(waiting);
  const stopped = serving.stop();
  await Promise.all(ends);
  response.end('slow');
  expect(await last).toContain('slow');
  await stopped;
});

test('answers a request that a proxy sends on an open connection during shutdown', async () => {
  const { serving, open } = await started((_request, response) => response.end('quick'));
  const persistent = open();
  persistent.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(persistent, 'data');
  const stopped = serving.stop();
  const last = answerOf(persistent);
  persistent.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n');
  expect(await last).toMatch(/ 200 [^]*Connection: close[^]*quick/);
  await stopped;
});

test('shuts down despite a response that never ends', async () => {
  const { serving, open } = await started(() => undefined, { stopAnswering: 100 });
  const socket = open();
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(serving.server, 'request');
  await Promise.all([serving.stop(), answerOf(socket)]);
});
