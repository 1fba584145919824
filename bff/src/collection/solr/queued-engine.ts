import type { Logger } from 'pino';
import { AppError } from '../../errors.ts';
import { busy, fairQueue, type FairQueue } from './fair-queue.ts';
import { type SearchEngine, selectTimeoutMs, solrEngine } from './search-engine.ts';

/** The engine as every request shares it. */
export type Engine = QueuedEngine;

interface Options {
  url: string;
  core: string;
  log: Pick<Logger, 'error'>;
  /** How many calls it works on at the same time. */
  places: number;
  /** Each request to it passes here, to be timed. */
  observe: <T>(call: () => Promise<T>) => Promise<T>;
}

/** At most this many calls wait for each place: about what the engine gets done in the time that one is willing to wait. */
const waitingForEach = 40;

export function openEngine({ url, core, log, places, observe }: Options): Engine {
  const engine = solrEngine({ url, core, log });
  const observed = {
    ...engine,
    select: (...call: Parameters<typeof engine.select>) => observe(() => engine.select(...call)),
  };
  return queuedEngine(observed, fairQueue({ places, maxWaiting: places * waitingForEach }));
}

/** The engine as all share it: a limited number of calls at the same time, in fair turns. */
interface QueuedEngine extends SearchEngine {
  /** For one request of an account: what it asks comes in that account's turn. */
  forAccount(id: number): QueuedEngine;
  /** For one request that asks much: each of its calls waits for a turn, as if it were its first, and so never goes before others. */
  callByCall(): QueuedEngine;
  /** For what can be left out: it is asked when no other call waits, and given up first. */
  aside(): QueuedEngine;
  /** Throws `service_unavailable` where `select` would immediately: before anything is spent on a request. */
  refuseWhenBusy(): void;
  /** Whether its processors are all at work: what could be asked side by side is not answered sooner so. */
  isBusy: FairQueue['isBusy'];
  use: FairQueue['use'];
}

/** A call that waits longer is refused, to be retried: the rest of the time is for the engine. */
const maxWaitMs = 1500;
/** What belongs to no account: jobs. */
const nobody = 0;

/** Asked without `forAccount` it gives way: what runs alongside the requests can wait. */
export function queuedEngine(engine: SearchEngine, queue: FairQueue): QueuedEngine {
  function askedBy(account: number, isAside: boolean, isCallByCall = false): QueuedEngine {
    let hasBegun = false;
    return {
      ...engine,
      async select(handler, params, signal, timeoutMs = selectTimeoutMs) {
        // No call queues for an engine that is taken for dead.
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
