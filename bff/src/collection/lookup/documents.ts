import type { RulingHeading } from '@massima/contract/ruling-heading';
import type { SearchResult } from '@massima/contract/search';
import type { CollectionDeps } from '../collection-deps.ts';
import { presentHeading, presentResult } from '../present/present-result.ts';
import { withPassages } from '../retrieve/with-passages.ts';
import { count, type EngineCall, findDoc, findDocs } from '../solr/calls.ts';
import {
  byId,
  fullTextsOf,
  isFoundByText,
  isThere,
  savedByIds,
  shortTextsOf,
} from '../solr/document-queries.ts';
import { type EngineDoc, textOf } from '../solr/engine-answer.ts';

/** A principle, a verdict or a ruling of the collection. */
export interface CollectionDocument {
  id: string;
  rulingId: string;
  kind: 'principle' | 'verdict' | 'ruling';
  heading: RulingHeading;
  title: string;
  /** Empty unless it was requested, and of a ruling. */
  text: string;
  cites: readonly string[];
  /** Keys of what a principle or verdict applies, where they were requested. */
  provisions: readonly string[];
  /** As a hit; a ruling itself, like a verdict. */
  result: SearchResult;
}

/** `kind`: of documents that were requested by their kind. */
export function presentDocument(
  doc: EngineDoc,
  { maxscore = 0, kind }: { maxscore?: number; kind?: 'principle' | 'verdict' } = {},
): CollectionDocument {
  const own = kind ?? kindIn(doc);
  const text = textOf(doc);
  const rulingId = own === 'ruling' ? doc.id : doc.ruling_id;
  return {
    // as in results: a full text is its ruling
    id: doc.kind === 'text' ? rulingId : doc.id,
    rulingId,
    kind: own,
    heading: presentHeading({ ...doc, ruling_id: rulingId }),
    title: doc.title ?? '',
    text,
    cites: doc.cites ?? [],
    provisions: own === 'ruling' ? [] : (doc.provisions ?? []),
    result: presentResult(doc, text, { maxscore, kind: own === 'principle' ? 'principle' : 'verdict' }),
  };
}

const kindIn = ({ kind }: EngineDoc): CollectionDocument['kind'] =>
  kind === 'verdict' || kind === 'ruling' ? kind : 'principle';

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

/** A text that a ruling has in the collection. */
export interface RulingText {
  rulingId: string;
  id: string;
  kind: 'principle' | 'verdict' | 'full_text';
  text: string;
}

interface Wanted {
  /** The principles and syntheses of rulings, or their full texts; one without a text is left out. */
  which: 'short' | 'full';
  signal: AbortSignal;
  timeoutMs?: number;
}

/** The texts of these rulings. None of them may leave before the gate was asked. */
export async function texts(
  { engine }: Pick<CollectionDeps, 'engine'>,
  rulingIds: readonly string[],
  { which, signal, timeoutMs }: Wanted,
): Promise<RulingText[]> {
  if (rulingIds.length === 0) return [];
  if (which === 'short') {
    const docs = await findDocs(engine, shortTextsOf(rulingIds), signal, timeoutMs);
    return docs.map((doc) => ({
      rulingId: doc.ruling_id,
      id: doc.id,
      kind: doc.kind === 'verdict' ? 'verdict' : 'principle',
      text: textOf(doc),
    }));
  }
  const docs = await findDocs(engine, fullTextsOf(rulingIds), signal, timeoutMs);
  return docs.flatMap(({ id, full_text: text }): RulingText[] =>
    text ? [{ rulingId: id, id, kind: 'full_text', text }] : [],
  );
}
