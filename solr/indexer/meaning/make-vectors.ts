import { fingerprintKey, fingerprintText } from '@massima/meaning/fingerprint';
import {
  encodePassage,
  encodeQuestion,
  keyOf,
  type Encode,
  type Model,
  type Passage,
} from '@massima/meaning/passage';
import type { Engine } from '../engine.ts';
import type { SolrDocument } from '../to-documents.ts';
import { fieldFor, vectorDocument, type VectorKind } from './documents.ts';

/** Source and destination of embeddings. */
export interface VectorJob {
  engine: Engine;
  /** The index in use that `engine` replaces. Embeddings of equal texts are copied from it. */
  present?: Engine | undefined;
  model: Model;
  /** Embeds the missing texts. Undefined: only existing embeddings are used. */
  encode: Encode | undefined;
  /** Existing embeddings, by key. */
  kept?: { get(key: string): Int8Array | undefined; add(key: string, vector: Int8Array): void } | undefined;
  /**
   * Number of texts embedded in parallel. The default is the number of processors; an endpoint
   * allows more.
   */
  parallel: number;
}

/** Number of embeddings made by this run, copied from elsewhere, and still missing. */
export interface VectorCounts {
  made: number;
  taken: number;
  missing: number;
}

/** A text to embed. `id` is the id of its embedding's document. */
export interface Found {
  id: string;
  ruling_id: string;
  passage: Passage;
}

/**
 * Embeds the texts of a page that have no current embedding, and returns the documents to write.
 */
export async function makeVectors(
  job: VectorJob,
  kind: VectorKind,
  page: readonly Found[],
  counts: VectorCounts,
): Promise<SolrDocument[]> {
  const { engine, present, model, encode, kept, parallel } = job;
  const ids = page.map(({ id }) => id);
  const indexed = await keysIn(engine, ids);
  const missing = page
    .map((found) => ({ ...found, key: keyOf(model, found.passage) }))
    .filter(({ id, key }) => indexed.get(id)?.key !== key);
  if (missing.length === 0) return [];
  const field = fieldFor(model.size, kind);
  const elsewhere = present
    ? await keysIn(
        present,
        missing.map(({ id }) => id),
        field,
      )
    : undefined;
  const queue = [...missing];
  const work = async () => {
    for (let text = queue.shift(); text; text = queue.shift()) {
      const other = elsewhere?.get(text.id);
      const cached = kept?.get(text.key) ?? (other?.key === text.key ? other.vector : undefined);
      if (cached) counts.taken += 1;
      else if (encode) counts.made += 1;
      else {
        counts.missing += 1;
        continue;
      }
      const vector = cached ?? (await encodePassage(encode!, text.passage));
      requireUsable(model, vector);
      kept?.add(text.key, vector);
      documents.push(vectorDocument(text, kind, text.key, vector));
    }
  };
  const documents: SolrDocument[] = [];
  await Promise.all(Array.from({ length: parallel }, work));
  return documents;
}

/**
 * Checks size and values of an embedding.
 * @throws Error with one sentence for the operator
 */
function requireUsable({ name, size }: Model, vector: Int8Array): void {
  if (vector.length !== size)
    throw new Error(`A vector has ${vector.length} numbers, where ${name} returns ${size}.`);
  if (!vector.some(Boolean))
    throw new Error(`A vector of ${name} contains only zeros, which Solr cannot compare.`);
}

/**
 * Returns the fingerprint of the model in use, or else of the model that made the existing
 * embeddings. Undefined if unknown.
 */
export async function fingerprintOf({ model, encode, kept }: VectorJob): Promise<Int8Array | undefined> {
  const key = fingerprintKey(model);
  const fingerprint = encode ? await encodeQuestion(encode, fingerprintText) : kept?.get(key);
  if (fingerprint) requireUsable(model, fingerprint);
  if (fingerprint) kept?.add(key, fingerprint);
  return fingerprint;
}

/** Returns the stored text keys of these ids, and their embeddings if `field` is given. */
async function keysIn(engine: Engine, ids: readonly string[], field?: string) {
  const { docs } = await engine.select({
    q: '{!terms f=id v=$wanted}',
    wanted: ids.join(','),
    fl: ['id', 'meaning_key', ...(field ? [field] : [])].join(','),
    rows: String(ids.length),
  });
  return new Map(
    docs.map((doc) => {
      const values = field === undefined ? undefined : doc[field];
      const vector = Array.isArray(values) ? Int8Array.from(values.map(Number)) : undefined;
      return [String(doc['id']), { key: String(doc['meaning_key']), vector }];
    }),
  );
}
