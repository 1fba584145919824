import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadChunk, OutOfReach } from './load-chunk.ts';
import { perTab } from './storage.ts';

const loadError = new TypeError('Failed to fetch dynamically imported module');
const missing = () => Promise.reject(loadError);
/** Returns the outcome of a promise after all pending work, or the text `waits for the reload`. */
async function endOf<T>(promise: Promise<T>): Promise<T | 'waits for the reload' | Error> {
  const caught = promise.catch((error: Error) => error);
  await vi.advanceTimersByTimeAsync(1_000);
  return Promise.race([caught, Promise.resolve('waits for the reload' as const)]);
}
const respond = (respondWith: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(respondWith));
const served = () => Promise.resolve(new Response());

let reload: ReturnType<typeof vi.fn>;
beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  reload = vi.fn();
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('resolves if the second attempt succeeds', async () => {
  respond(served);
  const load = vi
    .fn(missing)
    .mockRejectedValueOnce(loadError)
    .mockResolvedValueOnce('chunk' as never);
  expect(await endOf(loadChunk(load))).toBe('chunk');
  expect(fetch).not.toHaveBeenCalled();
});

test('keeps the page while the server is unavailable, and sends a new request on retry', async () => {
  for (const silence of [
    () => Promise.reject(loadError),
    () => Promise.resolve(new Response('', { status: 502 })),
  ]) {
    respond(silence);
    expect(await endOf(loadChunk(missing))).toBeInstanceOf(OutOfReach);
  }
  expect(reload).not.toHaveBeenCalled();
  expect(await endOf(loadChunk(() => Promise.resolve('chunk')))).toBe('chunk');
});

test('reloads the page once if a file is missing on a server that responds', async () => {
  respond(served);
  expect(await endOf(loadChunk(missing))).toBe('waits for the reload');
  expect(reload).toHaveBeenCalledTimes(1);
  // The subscription screen, sign-in and sign-out clear the storage too.
  perTab.clear();
  expect(await endOf(loadChunk(missing))).toBe(loadError);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('reports a missing file once, but no lost connection', async () => {
  vi.stubGlobal('location', { reload, pathname: '/profile', origin: 'https://massima.example' });
  const reports = () => vi.mocked(fetch).mock.calls.filter(([url]) => url === '/api/client-errors');
  respond(() => Promise.reject(loadError));
  await endOf(loadChunk(missing));
  expect(reports()).toEqual([]);
  respond(served);
  await endOf(loadChunk(missing));
  await endOf(loadChunk(missing));
  expect(reports()).toHaveLength(1);
  expect(reports()[0]![1]).toMatchObject({
    body: expect.stringContaining('"name":"ChunkError","screen":"/profile"'),
  });
});

test('does not reload if storage is blocked, because nothing would end the loop', async () => {
  respond(served);
  vi.stubGlobal('sessionStorage', undefined);
  expect(await endOf(loadChunk(missing))).toBe(loadError);
  expect(reload).not.toHaveBeenCalled();
});

test('removes the element of a stylesheet that failed to load, which Vite would consider loaded', () => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
  expect(link.isConnected).toBe(false);
});
