import { rulingSources, type RulingSource } from '@massima/contract/ruling-source';
import type { EngineDoc } from '../solr/engine-answer.ts';

/** As the indexer wrote them; none where that is not what it should be. */
export function sourcesOf({ sources }: Pick<EngineDoc, 'sources'>): RulingSource[] {
  if (sources === undefined) return [];
  try {
    return rulingSources.safeParse(JSON.parse(sources)).data ?? [];
  } catch {
    return [];
  }
}
