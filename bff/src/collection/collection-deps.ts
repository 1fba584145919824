import type { QueryEmbedder } from '../adapters/query-embedder.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Engine } from './solr/queued-engine.ts';

export interface CollectionDeps {
  engine: Engine;
  meaning: QueryEmbedder;
  clock: Clock;
  config: Pick<Config, 'NORMATTIVA_URL' | 'EURLEX_URL' | 'CONVENTION_URL'>;
}
