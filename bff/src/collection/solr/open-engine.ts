import type { Logger } from 'pino';
import { fairQueue } from './fair-queue.ts';
import { queuedEngine, type QueuedEngine } from './queued-engine.ts';
import { solrEngine } from './search-engine.ts';

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
