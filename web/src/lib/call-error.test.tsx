import { afterEach, expect, test, vi } from 'vitest';
import { callError } from './call-error.ts';
import { api, outage } from './trpc.ts';

const respond = (status: number, body: string, type: string) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': type } }));
const failure = () => api.session.me.query().then(() => null, callError);
afterEach(() => {
  vi.unstubAllGlobals();
  outage.set(false);
});

test('treats a 500 without our body as a local error, not as maintenance', async () => {
  respond(500, '<h1>Internal Server Error</h1>', 'text/html');
  expect(await failure()).toMatchObject({ status: 500, key: 'unknown_error' });
  expect(outage.get()).toBe(false);
});

test.each([502, 503, 504])('treats %i of a proxy as an outage', async (status) => {
  respond(status, 'Bad Gateway', 'text/plain');
  expect(await failure()).toMatchObject({ status: 0, key: 'under_maintenance' });
  expect(outage.get()).toBe(true);
});

test('treats a missing server response as an outage too', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await failure()).toMatchObject({ status: 0 });
  expect(outage.get()).toBe(true);
});
