import type { CollectionDeps } from '../collection-deps.ts';
import { presentDocument, type CollectionDocument } from '../present/present-document.ts';
import { count, findDoc, findDocs } from '../solr/calls.ts';
import { byId, isThere, savedByIds } from '../solr/document-queries.ts';

type At = Pick<CollectionDeps, 'engine'>;

/** The result or ruling with this id. */
async function find(
  { engine }: At,
  id: string,
  { signal, alsoText = false }: { signal: AbortSignal; alsoText?: boolean },
): Promise<CollectionDocument | undefined> {
  const doc = await findDoc(engine, byId(id, { alsoText }), signal);
  return doc && presentDocument(doc);
}

/** Those of these results that the collection has, with their texts, by id. */
async function findSaved(
  { engine }: At,
  ids: readonly string[],
  signal: AbortSignal,
  timeoutMs: number,
): Promise<ReadonlyMap<string, CollectionDocument>> {
  const docs = await findDocs(engine, savedByIds(ids), signal, timeoutMs);
  return new Map(docs.map((doc) => [doc.id, presentDocument(doc)]));
}

/** Whether the collection has something with this id. */
async function has({ engine }: At, id: string, signal: AbortSignal, timeoutMs: number): Promise<boolean> {
  const { response } = await count(engine, isThere(id), signal, timeoutMs);
  return response.numFound > 0;
}

/** Principles, verdicts and rulings by their ids. All throw `service_unavailable`. */
export const documents = { find, findSaved, has };
