import type { EngineAnswer } from './engine-answer.ts';
import type { SolrParameters } from './solr-parameters.ts';

/** Sends one request to the engine. */
export type EngineCall = (handler: string, parameters: SolrParameters) => Promise<EngineAnswer>;
