import type { Meaning } from '../adapters/meaning.ts';
import type { QueuedEngine } from '../adapters/queued-engine.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';

/** What the collection needs of `Deps`. */
export interface CollectionDeps {
  engine: QueuedEngine;
  meaning: Meaning;
  clock: Clock;
  config: Pick<Config, 'NORMATTIVA_URL' | 'EURLEX_URL' | 'CONVENTION_URL'>;
}
