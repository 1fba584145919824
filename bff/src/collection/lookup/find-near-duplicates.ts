import { nearDuplicateThreshold, bandsOf, jaccard, shinglesOf } from '@massima/law/near-duplicates';
import type { CollectionDeps } from '../collection-deps.ts';
import { textOf, type EngineDoc } from '../solr/engine-answer.ts';
import { ownPrinciples, sharingBands } from '../solr/citation-queries.ts';
import { findDocs } from '../solr/calls.ts';

/** Rulings with a principle in nearly the same words as one of this ruling ("conformi"), newest first. */
export async function findNearDuplicates(
  { engine }: Pick<CollectionDeps, 'engine'>,
  rulingId: string,
  signal: AbortSignal,
): Promise<EngineDoc[]> {
  const own = await findDocs(engine, ownPrinciples(rulingId), signal);
  const shingles = own.map((one) => shinglesOf(textOf(one)));
  const shared = [...new Set(shingles.flatMap(bandsOf))];
  if (shared.length === 0) return [];
  const candidates = await findDocs(engine, sharingBands(rulingId, shared), signal);
  const rulings = new Map<string, EngineDoc>();
  for (const doc of candidates) {
    const words = shinglesOf(textOf(doc));
    if (!rulings.has(doc.ruling_id) && shingles.some((one) => jaccard(one, words) >= nearDuplicateThreshold))
      rulings.set(doc.ruling_id, doc);
  }
  return [...rulings.values()];
}
