import { expect, it, vi } from 'vitest';
import { fairQueue } from './fair-queue.ts';
import { queuedEngine } from './queued-engine.ts';
import type { SearchEngine } from './search-engine.ts';

const busy = { key: 'service_unavailable', data: { retryAfter: 2 } };
const page = { response: { numFound: 0, docs: [] } };

/** Fake engine that responds on demand; `requests` lists the received queries. */
function slowEngine() {
  const requests: string[] = [];
  const pending: (() => void)[] = [];
  const outage = { now: false };
  const engine: SearchEngine = {
    select: (handler) =>
      new Promise((resolve) => {
        requests.push(handler);
        pending.push(() => resolve(page));
      }),
    check: () => Promise.resolve(),
    checkNowAndThen: () => Promise.resolve(),
    meaningOfIndex: () => Promise.resolve(null),
    cluster: () => Promise.resolve(null),
    freeBytes: () => Promise.resolve(null),
    isUnavailable: () => outage.now,
    close: () => Promise.resolve(),
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const respondOnce = async () => {
    await settled();
    pending.shift()?.();
    await settled();
  };
  return { engine, requests, outage, respondOnce };
}

it('admits started searches first, then new ones, then optional requests', async () => {
  const { engine, requests, respondOnce } = slowEngine();
  const queued = queuedEngine(engine, fairQueue({ slots: 1, maxWaiting: 10 }));
  const search = queued.forAccount(1);
  const first = search.select('first', {});
  void queued.select('job', {});
  void queued.forAccount(1).aside().select('suggestion', {});
  void queued.forAccount(2).select('other', {});
  await respondOnce();
  await first;
  void search.select('second', {});
  for (let i = 0; i < 5; i++) await respondOnce();
  expect(requests).toEqual(['first', 'other', 'second', 'job', 'suggestion']);
  expect(queued.use()).toEqual({ underWay: 0, waiting: 0 });
});

it('releases the slot after any outcome and deducts the waiting time from the timeout', async () => {
  const { engine } = slowEngine();
  const timeouts: number[] = [];
  const select = vi.fn<SearchEngine['select']>((_h, _p, _s, timeoutMs = 0) => {
    timeouts.push(timeoutMs);
    return new Promise((_, reject) => setTimeout(() => reject(new Error('Solr request timed out')), 20));
  });
  const queued = queuedEngine({ ...engine, select }, fairQueue({ slots: 1, maxWaiting: 10 }));
  const calls = [1, 2].map((id) => queued.forAccount(id).select('/find', {}, undefined, 500));
  expect((await Promise.allSettled(calls)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(timeouts[1]).toBeLessThan(timeouts[0]!);
  expect(queued.use()).toEqual({ underWay: 0, waiting: 0 });
});

it('rejects immediately with Retry-After if the queue is full', async () => {
  const { engine, respondOnce } = slowEngine();
  const queued = queuedEngine(engine, fairQueue({ slots: 1, maxWaiting: 1 }));
  const calls = [1, 2].map((id) => queued.forAccount(id).select('/find', {}));
  await expect(queued.forAccount(3).select('/find', {})).rejects.toMatchObject(busy);
  expect(() => queued.forAccount(3).refuseWhenBusy()).toThrow(expect.objectContaining(busy));
  await respondOnce();
  await respondOnce();
  await Promise.all(calls);
  expect(() => queued.forAccount(3).refuseWhenBusy()).not.toThrow();
});

it('does not queue requests while the circuit breaker is open', async () => {
  const { engine, requests, outage } = slowEngine();
  const queued = queuedEngine(engine, fairQueue({ slots: 1, maxWaiting: 1 }));
  outage.now = true;
  await expect(queued.select('/find', {})).rejects.toMatchObject({ key: 'service_unavailable' });
  expect(() => queued.forAccount(1).refuseWhenBusy()).toThrow();
  expect(requests).toEqual([]);
});

it('gives a request that queues call by call no priority after it started', async () => {
  const { engine, requests, respondOnce } = slowEngine();
  const queued = queuedEngine(engine, fairQueue({ slots: 1, maxWaiting: 10 }));
  const brief = queued.forAccount(1).callByCall();
  const first = brief.select('brief', {});
  void queued.forAccount(2).select('search', {});
  await respondOnce();
  await first;
  void brief.select('brief', {});
  void queued.forAccount(3).select('search', {});
  for (let i = 0; i < 4; i++) await respondOnce();
  expect(requests).toEqual(['brief', 'search', 'brief', 'search']);
});
