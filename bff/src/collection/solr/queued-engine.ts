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
  slots: number;
  /** Wraps each request to Solr, for metrics. */
  observe: <T>(call: () => Promise<T>) => Promise<T>;
}

/**
 * Maximum number of queued requests per slot, which Solr completes in about the timeout of a
 * caller.
 */
const waitingForEach = 40;

export function openEngine({ url, core, log, slots, observe }: Options): Engine {
  const engine = solrEngine({ url, core, log });
  const observed = {
    ...engine,
    select: (...call: Parameters<typeof engine.select>) => observe(() => engine.select(...call)),
  };
  return queuedEngine(observed, fairQueue({ slots, maxWaiting: slots * waitingForEach }));
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
const noAccount = 0;

/** Queues the requests of a search engine. Without `forAccount` they are optional. */
export function queuedEngine(engine: SearchEngine, queue: FairQueue): QueuedEngine {
  function queueFor(account: number, isAside: boolean, isCallByCall = false): QueuedEngine {
    let hasStarted = false;
    return {
      ...engine,
      async select(handler, params, signal, timeoutMs = selectTimeoutMs) {
        // Requests are not queued while the circuit breaker is open.
        if (engine.isUnavailable()) throw new AppError('service_unavailable');
        const since = performance.now();
        const rank = isAside ? 'aside' : hasStarted ? 'begun' : 'new';
        const waitMs = rank === 'begun' ? timeoutMs : Math.min(timeoutMs, maxWaitMs);
        const leave = await queue.enter({ account, rank, timeoutMs: waitMs, signal });
        try {
          const left = timeoutMs - (performance.now() - since);
          const response = await engine.select(handler, params, signal, left);
          hasStarted = !isCallByCall;
          return response;
        } finally {
          leave();
        }
      },
      forAccount: (id) => queueFor(id, false),
      callByCall: () => queueFor(account, isAside, true),
      aside: () => queueFor(account, true),
      refuseWhenBusy() {
        if (engine.isUnavailable()) throw new AppError('service_unavailable');
        if (queue.isFullFor(account)) throw busy();
      },
      isBusy: queue.isBusy,
      use: queue.use,
    };
  }
  return queueFor(noAccount, true);
}
