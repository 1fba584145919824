import type { EngineAnswer } from './engine-answer.ts';
import type { SolrParameters } from './solr-parameters.ts';
import type { SolrQueryInput } from './solr-query.ts';

/** What somebody asks, in whatever mode the engine is asked. */
export type SearchQuery = Omit<SolrQueryInput, 'mode'>;
/** How the engine is asked. */
export type EngineCall = (handler: string, parameters: SolrParameters) => Promise<EngineAnswer>;
