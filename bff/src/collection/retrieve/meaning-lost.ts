import type { CollectionDeps } from '../collection-deps.ts';
import type { FoundPage } from './count-page.ts';

/**
 * Whether what a question means should have taken part in the order of a page and could not be had. An index with no vectors, or another
 * model's, has lost nothing; one hit has no order.
 */
export async function isMeaningLost(
  { engine, meaning }: Pick<CollectionDeps, 'engine' | 'meaning'>,
  { wantsMeaning, byMeaning, answer }: Pick<FoundPage, 'wantsMeaning' | 'byMeaning' | 'answer'>,
): Promise<boolean> {
  if (!wantsMeaning || byMeaning || answer.response.numFound < 2) return false;
  const indexed = await engine.meaningOfIndex().catch(() => null);
  return indexed !== null && indexed.name === meaning.model;
}
