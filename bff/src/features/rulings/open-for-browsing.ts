import { searchesPerMinute } from '@massima/contract/constants';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { consumeRateLimit } from '../limits/index.ts';
import type { CollectionDocument } from '../../collection/index.ts';
import { findResult, type Reading } from './find-result.ts';

/**
 * The result or ruling from which an account looks around, as often in a minute as it may search. It costs no query: what is shown
 * is counted by the day (`features/gate`), because from one ruling to the next the whole collection could be walked.
 */
export async function openForBrowsing(
  deps: Deps,
  actor: Actor,
  id: string,
  look: Reading,
): Promise<CollectionDocument> {
  const doc = await findResult(deps, actor, id, look);
  await consumeRateLimit(deps, `looks:${actor.id}`, { limit: searchesPerMinute, windowSeconds: 60 });
  return doc;
}
