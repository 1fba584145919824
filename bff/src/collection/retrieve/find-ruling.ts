import type { EngineDoc } from '../solr/engine-answer.ts';
import type { CollectionDeps } from '../collection-deps.ts';
import { AppError } from '../../errors.ts';
import { headingFields } from '../present/present-result.ts';

/** A ruling with its citations, or `file_not_found`. */
export async function findRuling(
  { engine }: Pick<CollectionDeps, 'engine'>,
  id: string,
  signal: AbortSignal,
): Promise<EngineDoc> {
  const answer = await engine.select('/ruling', { id, fl: `${headingFields},keys,cites,provisions` }, signal);
  const doc = answer.response.docs[0];
  if (!doc) throw new AppError('file_not_found');
  return doc;
}
