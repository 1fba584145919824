import type { Logger } from 'pino';
import { AppError } from '../../errors.ts';
import { busy, fairQueue, type FairQueue } from './fair-queue.ts';
import { type SearchEngine, selectTimeoutMs, solrEngine } from './search-engine.ts';

/** Solr as all requests share it. */
export type Engine = QueuedEngine;

interface Options {
  url: string;
  core: string;
  log: Pick<Logger, 'error'>;
  /** Number of concurrent requests to Solr. */
  places: number;
  /** Wraps each request to Solr, for metrics. */
  observe: <T>(call: () => Promise<T>) => Promise<T>;
}

/**
 * Maximum number of queued requests per slot, which Solr completes in about the timeout of a
 * caller.
 */
const waitingForEach = 40;

export function openEngine({ url, core, log, places, observe }: Options): Engine {
  const engine = solrEngine({ url, core, log });
  const observed = {
    ...engine,
    select: (...call: Parameters<typeof engine.select>) => observe(() => engine.select(...call)),
  };
  return queuedEngine(observed, fairQueue({ places, maxWaiting: places * waitingForEach }));
}

/** A search engine with limited concurrency and a queue that is fair between accounts. */
interface QueuedEngine extends SearchEngine {
  /** Returns the engine for one request of an account. */
  forAccount(id: number): QueuedEngine;
  /**
   * Returns the engine for a request with many calls. Every call is queued like a first call, so it
   * never overtakes other requests.
   */
  callByCall(): QueuedEngine;
  /** Returns the engine for optional requests, which run last and are rejected first. */
  aside(): QueuedEngine;
  /**
   * Rejects early, before any other work.
   *
   * @throws AppError `service_unavailable` if `select` would throw it immediately
   */
  refuseWhenBusy(): void;
  /** Returns whether all processors are in use, so that parallel requests gain nothing. */
  isBusy: FairQueue['isBusy'];
  use: FairQueue['use'];
}

/** In milliseconds. The rest of the timeout is for Solr. */
const maxWaitMs = 1500;
/** Account id of jobs. */
const nobody = 0;

/** Queues the requests of a search engine. Without `forAccount` they are optional. */
export function queuedEngine(engine: SearchEngine, queue: FairQueue): QueuedEngine {
  function askedBy(account: number, isAside: boolean, isCallByCall = false): QueuedEngine {
    let hasBegun = false;
    return {
      ...engine,
      async select(handler, params, signal, timeoutMs = selectTimeoutMs) {
        // Requests are not queued while the circuit breaker is open.
        if (engine.isAway()) throw new AppError('service_unavailable');
        const since = performance.now();
        const rank = isAside ? 'aside' : hasBegun ? 'begun' : 'new';
        const patienceMs = rank === 'begun' ? timeoutMs : Math.min(timeoutMs, maxWaitMs);
        const leave = await queue.enter({ account, rank, patienceMs, signal });
        try {
          const left = timeoutMs - (performance.now() - since);
          const answer = await engine.select(handler, params, signal, left);
          hasBegun = !isCallByCall;
          return answer;
        } finally {
          leave();
        }
      },
      forAccount: (id) => askedBy(id, false),
      callByCall: () => askedBy(account, isAside, true),
      aside: () => askedBy(account, true),
      refuseWhenBusy() {
        if (engine.isAway()) throw new AppError('service_unavailable');
        if (queue.isFullFor(account)) throw busy();
      },
      isBusy: queue.isBusy,
      use: queue.use,
    };
  }
  return askedBy(nobody, true);
}
