import { createHmac } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { operationsByName } from '@massima/contract/operations';
import { restOf, type Operation } from '@massima/contract/operation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUser } from '../testing/factories/user.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

/**
 * Sends requests that no regular client sends. The status must be 2xx to 4xx, and other requests
 * must not wait.
 */
const secret = 'whsec_hostile';
const dist = mkdtempSync(path.join(tmpdir(), 'massima-dist-'));
let app: TestApp;
let token: string;
beforeAll(async () => {
  mkdirSync(path.join(dist, 'assets'));
  writeFileSync(path.join(dist, 'index.html'), '<!doctype html>the page');
  writeFileSync(path.join(dist, 'assets/app.js'), '1');
  app = await testApp({
    env: {
      WEB_DIST: dist,
      STORYBOOK_DIST: dist,
      PAYMENTS_URL: 'http://127.0.0.1:9',
      STRIPE_WEBHOOK_SECRET: secret,
    },
  });
  ({ token } = await createUser(app));
});
afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});

/** Sends raw bytes, because a client would normalise them, and returns the response's status. */
const send = (bytes: string | Buffer): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    let output = '';
    socket.on('data', (chunk) => (output += chunk.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(output)?.[1])));
    // The socket stays open, because a half-closed connection counts as a disconnect.
    socket.write(bytes);
  });
const get = (target: string) => send(`GET ${target} HTTP/1.1\r\nHost: massima\r\nConnection: close\r\n\r\n`);

test('returns 404 for an unknown well-known URL instead of the page', async () => {
  for (const name of ['openid-configuration', 'change-passwords', 'x/y', ''])
    expect(await get(`/.well-known/${name}`)).toBe(404);
});

test('rejects a request with two hosts for every target', async () => {
  for (const target of ['/health/live', '/', '/api/config', '/trpc/system.config'])
    for (const second of ['Host: massima', 'host: elsewhere.example'])
      expect(
        await send(`GET ${target} HTTP/1.1\r\nHost: massima\r\n${second}\r\nConnection: close\r\n\r\n`),
      ).toBe(400);
  expect(await get('/health/live')).toBe(200);
});

describe('paths of scanners', () => {
  test.each([
    ['/%E0%A4%A.js', 404],
    ['/a%00.js', 404],
    ['/assets/../../package.json', 404],
    ['/assets/%2e%2e/%2e%2e/package.json', 404],
    ['/assets/.env.js', 404],
    ['/assets/', 200],
    [`/assets/${'a'.repeat(300)}.js`, 404],
    ['/storybook/%E0%A4%A', 404],
    ['/storybook/../../package.json', 404],
    ['/api/docs/../../package.json', 404],
    ['/trpc/%E0%A4%A', 404],
    ['/trpc/', 404],
    ['/trpc/constructor', 404],
    ['/trpc/__proto__.valueOf?batch=1', 404],
    ['/api/projects/%E0%A4%A', 401],
    ['/api/%00', 404],
    ['/api/lawyers/../../etc/passwd', 404],
    ['//api//search', 200],
    ['/wp-login.php', 404],
    ['/.git/config', 200],
    ['/', 200],
  ])('%s: %i', async (target, status) => {
    expect(await get(target)).toBe(status);
  });
});

describe('compressed bodies', () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  afterAll(() => agent.destroy());
  const post = (body: Buffer, encoding: string) =>
    new Promise<{ status: number; message: string }>((resolve, reject) => {
      const headers = { 'Content-Type': 'application/json', 'Content-Encoding': encoding };
      const sent = request(
        `${app.url}/api/users/login/local`,
        { method: 'POST', agent, headers },
        (response) => {
          let text = '';
          response.on('data', (chunk: Buffer) => (text += chunk.toString()));
          response.on('end', () =>
            resolve({
              status: response.statusCode!,
              message: (JSON.parse(text) as { message: string }).message,
            }),
          );
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  const small = gzipSync('{"email":7}');

  test('rejects a body that inflates past a megabyte and answers the next request', async () => {
    const bomb = gzipSync(Buffer.alloc(100 * 2 ** 20));
    expect(bomb.length).toBeLessThan(200_000);
    for (let i = 0; i < 3; i += 1) {
      expect(await post(bomb, 'gzip')).toEqual({ status: 413, message: 'payload_too_large' });
      expect(await post(small, 'gzip')).toEqual({ status: 400, message: 'validation_failed' });
    }
  });
  test.each([
    ['no gzip at all', Buffer.from('{"email":7}'), 'gzip', 400],
    ['half of a gzip', small.subarray(0, 15), 'gzip', 400],
    ['an encoding that nobody knows', small, 'compress', 415],
  ])('rejects %s and answers the next request', async (_what, body, encoding, status) => {
    expect((await post(body, encoding)).status).toBe(status);
    expect((await post(small, 'gzip')).status).toBe(400);
  });
});

test.each([
  ['null'],
  ['{}'],
  ['[]'],
  ['{"id":"evt_1","type":"invoice.paid"}'],
  ['{"id":"evt_1","type":"invoice.paid","data":{}}'],
  ['{'],
])('rejects a signed webhook with the body %s', async (payload) => {
  const at = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  const response = await app.anonymous.rest('POST', '/stripe/webhook', payload, {
    'Stripe-Signature': `t=${at},v1=${signature}`,
  });
  expect(response).toMatchObject({ status: 400, body: { message: 'validation_failed' } });
});

test('has no server error for any request', async () => {
  const paths = Object.values<Operation>(operationsByName).map((operation) => restOf(operation).path);
  const odd = fc.oneof(
    fc.constantFrom(
      '%',
      '%00',
      '%E0%A4%A',
      '..',
      '.',
      '',
      '\\',
      '{id}',
      '1',
      '-1',
      '9'.repeat(20),
      "'",
      '<',
      '%2F',
      '*',
    ),
    fc.string({ unit: 'binary-ascii', maxLength: 8 }).map((text) => text.replace(/[\0-\x20\x7f]/g, '')),
  );
  const target = fc
    .tuple(
      fc.oneof(
        fc.constantFrom(...paths).map((suffix) => `/api${suffix}`),
        fc.constantFrom(...Object.keys(operationsByName)).map((name) => `/trpc/${name}`),
        fc.constantFrom('/', '/assets/', '/storybook/', '/api/docs/', '/health/', '/dev/clock', '/widget/'),
      ),
      fc.array(odd, { maxLength: 3 }),
      fc.dictionary(
        fc.constantFrom('batch', 'input', 'user', 'limit', 'offset', 'from', 'id', 'email'),
        odd,
        {
          maxKeys: 3,
        },
      ),
    )
    .map(([start, segments, query]) => {
      const filled = start.replace(/\{\w+\}/g, () => segments[0] ?? '1');
      const search = Object.entries(query).map(([key, value]) => `${key}=${value}`);
      return `${[filled, ...segments.slice(1)].join('/')}${search.length > 0 ? `?${search.join('&')}` : ''}`;
    });
  const body = fc.oneof(fc.json(), fc.string({ maxLength: 30 }), fc.constant(''));
  const requests = fc.record({
    method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
    target,
    body,
    type: fc.constantFrom(
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      '',
    ),
    isSignedIn: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(requests, async ({ method, target: to, body: text, type, isSignedIn }) => {
      // Login and signup are limited by address, and a deleted account or an ended session would
      // end the test.
      fc.pre(!/dashboard|login|verif|restore/i.test(to) && !(method === 'DELETE' && /lawyers/.test(to)));
      const head = [
        `${method} ${to} HTTP/1.1`,
        'Host: massima',
        'Connection: close',
        ...(type === '' ? [] : [`Content-Type: ${type}`]),
        ...(isSignedIn ? [`Authorization: Bearer ${token}`] : []),
        `Content-Length: ${Buffer.byteLength(text)}`,
      ];
      const status = await send(`${head.join('\r\n')}\r\n\r\n${text}`);
      // No card provider is available in this test, so that 503 and 504 are correct.
      const isHonest =
        status < 500 ||
        ((status === 503 || status === 504) && /stripe|billing|invoices|subscriptions|payment/i.test(to));
      expect(isHonest, `${method} ${to}: ${status}`).toBe(true);
    }),
    { numRuns: 400 },
  );
});
