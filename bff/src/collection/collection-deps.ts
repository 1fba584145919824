import type { Meaning } from '../adapters/meaning.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Engine } from './solr/open-engine.ts';

/** What the collection needs of `Deps`. */
export interface CollectionDeps {
  engine: Engine;
  meaning: Meaning;
  clock: Clock;
  config: Pick<Config, 'NORMATTIVA_URL' | 'EURLEX_URL' | 'CONVENTION_URL'>;
}
