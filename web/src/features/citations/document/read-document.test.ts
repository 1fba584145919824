import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDocument } from './read-document.ts';

/** Fake worker that the test controls and that records its termination. */
let workers: FakeWorker[] = [];
class FakeWorker extends EventTarget {
  isEnded = false;
  sent: unknown;
  constructor() {
    super();
    workers.push(this);
  }
  postMessage(sent: unknown) {
    this.sent = sent;
  }
  terminate() {
    this.isEnded = true;
  }
  says(data: object) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}
beforeEach(() => {
  workers = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const file = () => new Blob(['%PDF']);
async function begin(options: Parameters<typeof readDocument>[1] = {}) {
  const reading = readDocument(file(), options);
  // Awaited later, possibly after it has failed.
  reading.catch(() => undefined);
  await vi.waitFor(() => expect(workers[0]?.sent).toBeDefined(), { timeout: 20_000 });
  return { reading, worker: workers[0]! };
}

test('ends a silent worker after the timeout, which each message restarts', async () => {
  const { reading, worker } = await begin({ timeoutMs: 1_000 });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(worker.isEnded).toBe(false);
  worker.says({ progress: 0.1 });
  await vi.advanceTimersByTimeAsync(900);
  worker.says({ progress: 0.2 });
  await vi.advanceTimersByTimeAsync(900);
  expect(worker.isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  await expect(reading).rejects.toMatchObject({ reason: 'too_slow' });
  expect(worker.isEnded).toBe(true);
});

test('ends a worker that never starts, has answered, has failed or was aborted', async () => {
  const silent = await begin();
  await vi.advanceTimersByTimeAsync(60_001);
  await expect(silent.reading).rejects.toMatchObject({ reason: 'too_slow' });
  expect(silent.worker.isEnded).toBe(true);

  const ends: [(worker: FakeWorker, stop: AbortController) => void, object][] = [
    [(worker) => worker.says({ text: 'Cass.', remarks: [] }), { text: 'Cass.' }],
    [(worker) => worker.says({ reason: 'protected' }), { reason: 'protected' }],
    [(worker) => worker.dispatchEvent(new Event('error')), { reason: 'damaged' }],
    [(_worker, stop) => stop.abort(), { name: 'AbortError' }],
  ];
  for (const [end, expected] of ends) {
    workers = [];
    const stop = new AbortController();
    const { reading, worker } = await begin({ signal: stop.signal });
    end(worker, stop);
    expect(
      await reading.then(
        (read) => read,
        (error: unknown) => error,
      ),
    ).toMatchObject(expected);
    expect(worker.isEnded).toBe(true);
  }
});

test('passes no empty or oversized file to a worker', async () => {
  await expect(readDocument(new Blob([]))).rejects.toMatchObject({ reason: 'empty' });
  const large = new Blob([new Uint8Array(30_000_001)]);
  await expect(readDocument(large)).rejects.toMatchObject({ reason: 'too_large' });
  expect(workers).toEqual([]);
});
