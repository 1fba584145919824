import type { CollectionDeps } from '../collection-deps.ts';
import { parseStored } from '../present/stored-json.ts';
import { textOn } from '../solr/article-queries.ts';
import { findDoc } from '../solr/calls.ts';
import type { EngineDoc } from '../solr/engine-answer.ts';

export interface StoredComma {
  /** As written: "2-bis". */
  number: string;
  text: string;
}

/** The version of an article that was in force on a day; undefined where none was, or none was loaded. */
export async function findVersionOn(
  { engine }: Pick<CollectionDeps, 'engine'>,
  { key, on }: { key: string; on: string },
  signal: AbortSignal,
): Promise<EngineDoc | undefined> {
  const last = await findDoc(engine, textOn(key, on), signal);
  return last && (last.valid_to === undefined || last.valid_to.slice(0, 10) >= on) ? last : undefined;
}

export const commiIn = (doc: EngineDoc | undefined): StoredComma[] | null =>
  parseStored<StoredComma[]>(doc?.commi) ?? null;

/** The paragraphs of an article on a day; null where none of its texts is of that day. */
export const articleText = async (
  deps: Pick<CollectionDeps, 'engine'>,
  wanted: { key: string; on: string },
  signal: AbortSignal,
): Promise<StoredComma[] | null> => commiIn(await findVersionOn(deps, wanted, signal));
