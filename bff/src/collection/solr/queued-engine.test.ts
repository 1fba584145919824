import { expect, it, vi } from 'vitest';
import { fairQueue } from './fair-queue.ts';
import { queuedEngine } from './queued-engine.ts';
import type { SearchEngine } from './search-engine.ts';

const busy = { key: 'service_unavailable', data: { retryAfter: 2 } };
const answer = { response: { numFound: 0, docs: [] } };

/** Fake engine that responds on demand; `asked` lists the received queries. */
function slowEngine() {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const away = { now: false };
  const engine: SearchEngine = {
    select: (handler) =>
      new Promise((resolve) => {
        asked.push(handler);
        answers.push(() => resolve(answer));
      }),
    check: () => Promise.resolve(),
    checkNowAndThen: () => Promise.resolve(),
    meaningOfIndex: () => Promise.resolve(null),
    cluster: () => Promise.resolve(null),
    freeBytes: () => Promise.resolve(null),
    isAway: () => away.now,
    close: () => Promise.resolve(),
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const answerOne = async () => {
    await settled();
    answers.shift()?.();
    await settled();
  };
  return { engine, asked, away, answerOne };
}

it('admits started searches first, then new ones, then optional requests', async () => {
  const { engine, asked, answerOne } = slowEngine();
  const queued = queuedEngine(engine, fairQueue({ places: 1, maxWaiting: 10 }));
  const search = queued.forAccount(1);
  const first = search.select('first', {});
  void queued.select('job', {});
  void queued.forAccount(1).aside().select('suggestion', {});
  void queued.forAccount(2).select('other', {});
  await answerOne();
  await first;
  void search.select('second', {});
  for (let i = 0; i < 5; i++) await answerOne();
  expect(asked).toEqual(['first', 'other', 'second', 'job', 'suggestion']);
  expect(queued.use()).toEqual({ underWay: 0, waiting: 0 });
});

it('releases the slot after any outcome and deducts the waiting time from the timeout', async () => {
  const { engine } = slowEngine();
  const given: number[] = [];
  const select = vi.fn<SearchEngine['select']>((_h, _p, _s, timeoutMs = 0) => {
    given.push(timeoutMs);
    return new Promise((_, reject) => setTimeout(() => reject(new Error('Solr request timed out')), 20));
  });
  const queued = queuedEngine({ ...engine, select }, fairQueue({ places: 1, maxWaiting: 10 }));
  const calls = [1, 2].map((id) => queued.forAccount(id).select('/find', {}, undefined, 500));
  expect((await Promise.allSettled(calls)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(given[1]).toBeLessThan(given[0]!);
  expect(queued.use()).toEqual({ underWay: 0, waiting: 0 });
});

it('rejects immediately with Retry-After if the queue is full', async () => {
  const { engine, answerOne } = slowEngine();
  const queued = queuedEngine(engine, fairQueue({ places: 1, maxWaiting: 1 }));
  const calls = [1, 2].map((id) => queued.forAccount(id).select('/find', {}));
  await expect(queued.forAccount(3).select('/find', {})).rejects.toMatchObject(busy);
  expect(() => queued.forAccount(3).refuseWhenBusy()).toThrow(expect.objectContaining(busy));
  await answerOne();
  await answerOne();
  await Promise.all(calls);
  expect(() => queued.forAccount(3).refuseWhenBusy()).not.toThrow();
});

it('does not queue requests while the circuit breaker is open', async () => {
  const { engine, asked, away } = slowEngine();
  const queued = queuedEngine(engine, fairQueue({ places: 1, maxWaiting: 1 }));
  away.now = true;
  await expect(queued.select('/find', {})).rejects.toMatchObject({ key: 'service_unavailable' });
  expect(() => queued.forAccount(1).refuseWhenBusy()).toThrow();
  expect(asked).toEqual([]);
});

it('gives a request that queues call by call no priority after it started', async () => {
  const { engine, asked, answerOne } = slowEngine();
  const queued = queuedEngine(engine, fairQueue({ places: 1, maxWaiting: 10 }));
  const brief = queued.forAccount(1).callByCall();
  const first = brief.select('brief', {});
  void queued.forAccount(2).select('search', {});
  await answerOne();
  await first;
  void brief.select('brief', {});
  void queued.forAccount(3).select('search', {});
  for (let i = 0; i < 4; i++) await answerOne();
  expect(asked).toEqual(['brief', 'search', 'brief', 'search']);
});
