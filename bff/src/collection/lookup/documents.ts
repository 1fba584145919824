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

export interface CollectionDocument {
  id: string;
  rulingId: string;
  kind: 'principle' | 'verdict' | 'ruling';
  heading: RulingHeading;
  title: string;
  /** Empty unless requested, and always empty for a ruling. */
  text: string;
  cites: readonly string[];
  /** Keys of the provisions that a principle or verdict applies. Empty unless requested. */
  provisions: readonly string[];
  /** The document as a search hit. A ruling is presented like a verdict. */
  result: SearchResult;
}

/**
 * Presents a document.
 *
 * @param kind kind that was requested; otherwise the kind that is indexed
 */
export function presentDocument(
  doc: EngineDoc,
  { maxscore = 0, kind }: { maxscore?: number; kind?: 'principle' | 'verdict' } = {},
): CollectionDocument {
  const docKind = kind ?? kindIn(doc);
  const text = textOf(doc);
  const rulingId = docKind === 'ruling' ? doc.id : doc.ruling_id;
  return {
    // as in search results, a full text has the id of its ruling
    id: doc.kind === 'text' ? rulingId : doc.id,
    rulingId,
    kind: docKind,
    heading: presentHeading({ ...doc, ruling_id: rulingId }),
    title: doc.title ?? '',
    text,
    cites: doc.cites ?? [],
    provisions: docKind === 'ruling' ? [] : (doc.provisions ?? []),
    result: presentResult(doc, text, { maxscore, kind: docKind === 'principle' ? 'principle' : 'verdict' }),
  };
}

const kindIn = ({ kind }: EngineDoc): CollectionDocument['kind'] =>
  kind === 'verdict' || kind === 'ruling' ? kind : 'principle';

type DocumentDeps = Pick<CollectionDeps, 'engine'>;

/** Returns a principle, verdict or ruling by its id. */
async function find(
  { engine }: DocumentDeps,
  id: string,
  { signal, alsoText = false }: { signal: AbortSignal; alsoText?: boolean },
): Promise<CollectionDocument | undefined> {
  const doc = await findDoc(engine, byId(id, { alsoText }), signal);
  if (!doc) return undefined;
  const isText = alsoText && doc.kind === 'ruling' && doc.has_full_text === true;
  return presentDocument(isText ? ((await asText({ engine }, doc, signal)) ?? doc) : doc);
}

/** Presents a ruling without syntheses by the passage of its full text that states its holding. */
async function asText(
  { engine }: DocumentDeps,
  doc: EngineDoc,
  signal: AbortSignal,
): Promise<EngineDoc | undefined> {
  const { response } = await count(engine, isFoundByText(doc.id), signal);
  if (response.numFound === 0) return undefined;
  const select: EngineCall = (handler, parameters) => engine.select(handler, parameters, signal);
  const page = { response: { numFound: 1, docs: [{ ...doc, kind: 'text', ruling_id: doc.id }] } };
  const [highlighted] = (await withPassages(select, page, { parsed: { references: [] }, parameters: {} }))
    .response.docs;
  return highlighted && { ...highlighted, kind: 'ruling' };
}

/** Returns the saved results that the collection still contains, with their texts, by id. */
async function findSaved(
  { engine }: DocumentDeps,
  ids: readonly string[],
  signal: AbortSignal,
  timeoutMs: number,
): Promise<ReadonlyMap<string, CollectionDocument>> {
  const docs = await findDocs(engine, savedByIds(ids), signal, timeoutMs);
  return new Map(docs.map((doc) => [doc.id, presentDocument(doc)]));
}

async function has(
  { engine }: DocumentDeps,
  id: string,
  signal: AbortSignal,
  timeoutMs: number,
): Promise<boolean> {
  const { response } = await count(engine, isThere(id), signal, timeoutMs);
  return response.numFound > 0;
}

/**
 * Lookup of principles, verdicts and rulings by id. Every function throws `service_unavailable`.
 */
export const documents = { find, findSaved, has };

export interface RulingText {
  rulingId: string;
  id: string;
  kind: 'principle' | 'verdict' | 'full_text';
  text: string;
}

interface DocumentOptions {
  /** The principles and syntheses, or the full texts. Excludes rulings without such a text. */
  which: 'short' | 'full';
  signal: AbortSignal;
  timeoutMs?: number;
}

/**
 * Returns texts of rulings. Callers must pass `sendOut` before they send any of them to a client.
 */
export async function texts(
  { engine }: Pick<CollectionDeps, 'engine'>,
  rulingIds: readonly string[],
  { which, signal, timeoutMs }: DocumentOptions,
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
