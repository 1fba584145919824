import { searchesPerMinute } from '@massima/contract/constants';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { consumeRateLimit } from '../limits/index.ts';
import type { CollectionDocument } from '../../collection/index.ts';
import { findResult, type Reading } from './find-result.ts';

/**
 * Returns the result or ruling from which an account browses related rulings.
 *
 * Uses no query. An account may browse as often a minute as it may search. The rulings shown are
 * charged per day (`features/gate`), because links lead through the complete collection.
 */
export async function openForBrowsing(
  deps: Deps,
  actor: Actor,
  id: string,
  reading: Reading,
): Promise<CollectionDocument> {
  const doc = await findResult(deps, actor, id, reading);
  await consumeRateLimit(deps, `looks:${actor.id}`, { limit: searchesPerMinute, windowSeconds: 60 });
  return doc;
}
