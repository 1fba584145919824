import type { CollectionDeps } from '../collection-deps.ts';
import { presentDocument, type CollectionDocument } from '../present/present-document.ts';
import { withPassages } from '../retrieve/with-passages.ts';
import { count, findDoc, findDocs } from '../solr/calls.ts';
import { byId, isFoundByText, isThere, savedByIds } from '../solr/document-queries.ts';
import type { EngineDoc } from '../solr/engine-answer.ts';
import type { EngineCall } from '../solr/engine-call.ts';

type At = Pick<CollectionDeps, 'engine'>;

/** The result or ruling with this id. */
async function find(
  { engine }: At,
  id: string,
  { signal, alsoText = false }: { signal: AbortSignal; alsoText?: boolean },
): Promise<CollectionDocument | undefined> {
  const doc = await findDoc(engine, byId(id, { alsoText }), signal);
  if (!doc) return undefined;
  const isText = alsoText && doc.kind === 'ruling' && doc.has_full_text === true;
  return presentDocument(isText ? ((await asText({ engine }, doc, signal)) ?? doc) : doc);
}

/** A ruling without syntheses is a result by its text: shown by what it holds, as no question says which passage is the best. */
async function asText({ engine }: At, doc: EngineDoc, signal: AbortSignal): Promise<EngineDoc | undefined> {
  const { response } = await count(engine, isFoundByText(doc.id), signal);
  if (response.numFound === 0) return undefined;
  const ask: EngineCall = (handler, parameters) => engine.select(handler, parameters, signal);
  const answer = { response: { numFound: 1, docs: [{ ...doc, kind: 'text', ruling_id: doc.id }] } };
  const [shown] = (await withPassages(ask, answer, { parsed: { references: [] }, parameters: {} })).response
    .docs;
  return shown && { ...shown, kind: 'ruling' };
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
