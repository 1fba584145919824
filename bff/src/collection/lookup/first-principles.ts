import { beginningOf } from '@massima/contract/format/beginning';
import { textOf } from '../solr/engine-answer.ts';
import type { CollectionDeps } from '../collection-deps.ts';
import { findDocs } from '../solr/calls.ts';
import { firstOfEach } from '../solr/document-queries.ts';

/** Enough to tell what a ruling is about. */
const previewLength = 300;

export interface FirstPrinciple {
  id: string;
  /** How it begins. */
  text: string;
}

/** The first principle of each ruling, by ruling; those without one are left out. */
export async function firstPrinciples(
  { engine }: Pick<CollectionDeps, 'engine'>,
  rulingIds: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, FirstPrinciple>> {
  const rulings = [...new Set(rulingIds)];
  if (rulings.length === 0) return new Map();
  const docs = await findDocs(engine, firstOfEach(rulings), signal);
  return new Map(
    docs.map((doc) => [doc.ruling_id, { id: doc.id, text: beginningOf(textOf(doc), previewLength) }]),
  );
}
